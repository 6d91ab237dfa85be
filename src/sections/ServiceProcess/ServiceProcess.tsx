import { graphql } from 'gatsby';
import { Section } from '../../ui/Section/Section';
import { Paragraphs, Text } from '../../ui/Text/Text';
import * as styles from './ServiceProcess.module.css';

/** How care proceeds: numbered steps along a line, beside a heading that stays in view where there is room. */
export function ServiceProcess({ heading, intro, steps }: Queries.ServiceProcessContentFragment) {
  return (
    <Section id="service-process">
      <div className={styles.process}>
        <div className={styles.head}>
          <h2 id="service-process">
            <Text>{heading}</Text>
          </h2>
          <Paragraphs text={intro} className={styles.intro} />
        </div>
        <ol className={styles.steps} role="list">
          {steps.map(({ number, title, description }) => (
            <li key={number} className={styles.step}>
              <span className={styles.number}>{number}</span>
              <div>
                <h3>
                  <Text>{title}</Text>
                </h3>
                <Paragraphs text={description} className={styles.description} />
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

export const fragments = graphql`
  fragment ServiceProcessContent on ProcessBlock {
    heading
    intro
    steps {
      number
      title
      description
    }
  }
`;
