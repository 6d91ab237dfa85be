import { graphql } from 'gatsby';
import { Section } from '../../ui/Section/Section';
import { Prose, Text } from '../../ui/Text/Text';
import * as styles from './HowItWorks.module.css';

interface HowItWorksProps {
  process: Queries.HowItWorksContentFragment;
}

/** The steps of care from the first message on; their numbers are text, so the list itself has none. */
export function HowItWorks({ process }: HowItWorksProps) {
  return (
    <Section id="how-it-works" heading={process.heading} intro={process.intro} ground="cool" align="centre">
      <ol className={styles.steps} role="list">
        {process.steps.map(({ number, title, description }) => (
          <li key={number} className={styles.step}>
            <span className={styles.number}>{number}</span>
            <h3 className={styles.title}>
              <Text>{title}</Text>
            </h3>
            <p className={styles.description}>
              <Prose>{description}</Prose>
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export const fragments = graphql`
  fragment HowItWorksContent on ProcessBlock {
    heading
    intro
    steps {
      number
      title
      description
    }
  }
`;
