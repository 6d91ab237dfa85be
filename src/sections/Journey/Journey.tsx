import { graphql } from 'gatsby';
import { Icon } from '../../ui/Icon/Icon';
import { Logo } from '../../ui/Logo/Logo';
import { Picture } from '../../ui/Picture/Picture';
import { Section } from '../../ui/Section/Section';
import { Paragraphs, Prose, Text } from '../../ui/Text/Text';
import * as styles from './Journey.module.css';

interface JourneyProps {
  journey: Queries.JourneyContentFragment;
  tagline: string;
}

/** The tagline rotating around the logo; decoration, since the footer says both. */
function TurningBadge({ tagline }: Pick<JourneyProps, 'tagline'>) {
  return (
    <div className={styles.badge} data-ground="dark" aria-hidden="true">
      <svg className={styles.ring} viewBox="0 0 200 200">
        <path id="journey-circle" d="M100 100m-78 0a78 78 0 1 1 156 0a78 78 0 1 1-156 0" fill="none" />
        <text>
          <textPath
            href="#journey-circle"
            textLength="484"
            lengthAdjust="spacing"
          >{`${tagline} · ${tagline} · `}</textPath>
        </text>
      </svg>
      <Logo />
    </div>
  );
}

/** Why people choose the clinic. */
export function Journey({ journey, tagline }: JourneyProps) {
  return (
    <Section id="journey">
      <div className={styles.columns}>
        <div className={styles.words}>
          <p className={styles.eyebrow}>
            <Text>{journey.eyebrow}</Text>
          </p>
          <h2 id="journey">
            <Text>{journey.heading}</Text>
          </h2>
          <p className={styles.intro}>
            <Prose>{journey.intro}</Prose>
          </p>
          <ul className={styles.benefits} role="list">
            {journey.benefits.map(({ label, description }) => (
              <li key={label} className={styles.benefit}>
                <Icon name="check" className={styles.check} />
                <h3 className={styles.label}>
                  <Text>{label}</Text>
                </h3>
                <p className={styles.description}>
                  <Prose>{description}</Prose>
                </p>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.media}>
          <Picture image={journey.image} className={styles.image} />
          <TurningBadge tagline={tagline} />
        </div>
        <div className={styles.paragraphs}>
          {journey.paragraphs.map((text) => (
            <Paragraphs key={text} text={text} />
          ))}
        </div>
      </div>
    </Section>
  );
}

export const fragments = graphql`
  fragment JourneyContent on HomeJourney {
    eyebrow
    heading
    intro
    image {
      alt
      src {
        childImageSharp {
          gatsbyImageData(
            width: 960
            layout: CONSTRAINED
            aspectRatio: 0.8
            breakpoints: [720, 960]
            sizes: "(min-width: 560px) 480px, 91vw"
          )
        }
      }
    }
    benefits {
      label
      description
    }
    paragraphs
  }
`;
