import { ButtonLink } from '../Button/Button';
import type { Example } from '../Example';
import { Section } from './Section';

const intro = 'A sentence or two on what stands below.';

/** A section on each ground, then with everything that its head may hold. */
export const sectionExamples: Example[] = [
  ...(['plain', 'warm', 'sand', 'cool', 'dark'] as const).map((ground) => ({
    name: `section, ${ground}`,
    element: (
      <Section id={`section-${ground}`} heading={`A section, ${ground}`} intro={intro} ground={ground}>
        <p>Its content.</p>
      </Section>
    ),
  })),
  {
    name: 'section in the middle',
    element: (
      <Section id="section-centre" heading="A section in the middle" intro={intro} align="centre">
        <p>Its content.</p>
      </Section>
    ),
  },
  {
    name: 'section with tools',
    element: (
      <Section
        id="section-tools"
        heading="A section with tools"
        intro={intro}
        beneath={<p>What belongs to its head.</p>}
        tools={<ButtonLink to="/blogs">All of them</ButtonLink>}
      >
        <p>Its content.</p>
      </Section>
    ),
  },
];
