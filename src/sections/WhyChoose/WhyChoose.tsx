import { graphql } from 'gatsby';
import { Section } from '../../ui/Section/Section';
import { Paragraphs, Text } from '../../ui/Text/Text';
import * as styles from './WhyChoose.module.css';

/** Six reasons for this service here. */
export function WhyChoose({ heading, cards }: Queries.WhyChooseContentFragment) {
  return (
    <Section id="service-why" heading={heading} ground="dark">
      <ul className={styles.cards} role="list">
        {cards.map(({ title, description }) => (
          <li key={title} className={styles.card}>
            <h3>
              <Text>{title}</Text>
            </h3>
            <Paragraphs text={description} className={styles.description} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const fragments = graphql`
  fragment WhyChooseContent on ServiceWhyChoose {
    heading
    cards {
      title
      description
    }
  }
`;
