import { graphql } from 'gatsby';
import { Checklist } from '../../ui/Checklist/Checklist';
import { Section } from '../../ui/Section/Section';

/** Reasons for meeting online, as a list to check oneself against. */
export function ServiceChecklist({ heading, items }: Queries.ServiceChecklistContentFragment) {
  return (
    <Section id="service-checklist" heading={heading} ground="cool" align="centre">
      <Checklist items={items} />
    </Section>
  );
}

export const fragments = graphql`
  fragment ServiceChecklistContent on ServiceChecklist {
    heading
    items
  }
`;
