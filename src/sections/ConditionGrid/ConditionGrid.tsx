import { graphql } from 'gatsby';
import { Paragraphs, Text } from '../../ui/Text/Text';
import * as styles from './ConditionGrid.module.css';

/** What the service is for. */
export function ConditionGrid({ heading, intro, items }: Queries.ConditionGridContentFragment) {
  return (
    <section className={styles.conditions} aria-labelledby="service-conditions">
      <h2 id="service-conditions">
        <Text>{heading}</Text>
      </h2>
      <Paragraphs text={intro} className={styles.intro} />
      <ul className={styles.grid} role="list">
        {items.map(({ title, description }) => (
          <li key={title} className={styles.condition}>
            <h3>
              <Text>{title}</Text>
            </h3>
            <Paragraphs text={description} className={styles.description} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export const fragments = graphql`
  fragment ConditionGridContent on ServiceConditions {
    heading
    intro
    items {
      title
      description
    }
  }
`;
