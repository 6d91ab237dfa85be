import { graphql } from 'gatsby';
import { Icon } from '../../ui/Icon/Icon';
import { Section } from '../../ui/Section/Section';
import { Text } from '../../ui/Text/Text';
import * as styles from './ServiceChecklist.module.css';

/** Reasons for meeting online, as a list to check oneself against. */
export function ServiceChecklist({ heading, items }: Queries.ServiceChecklistContentFragment) {
  return (
    <Section id="service-checklist" heading={heading} ground="cool" align="centre">
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item} className={styles.item}>
            <Icon name="check" />
            <span>
              <Text>{item}</Text>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const fragments = graphql`
  fragment ServiceChecklistContent on ServiceChecklist {
    heading
    items
  }
`;
