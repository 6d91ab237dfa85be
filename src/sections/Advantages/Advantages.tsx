import { graphql } from 'gatsby';
import { ContentIcon } from '../../ui/Icon/Icon';
import { Section } from '../../ui/Section/Section';
import { Paragraphs, Text } from '../../ui/Text/Text';
import * as styles from './Advantages.module.css';

/** What visitors can count on: short promises with an icon each, on the dark ground. */
export function Advantages({ heading, intro, items }: Queries.AdvantagesContentFragment) {
  return (
    <Section id="advantages" heading={heading} intro={intro} ground="dark">
      <ul className={styles.items} role="list">
        {items.map(({ icon, title, description }) => (
          <li key={title} className={styles.item}>
            <span className={styles.door}>
              <ContentIcon name={icon} />
            </span>
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
  fragment AdvantagesContent on Advantages {
    heading
    intro
    items {
      icon
      title
      description
    }
  }
`;
