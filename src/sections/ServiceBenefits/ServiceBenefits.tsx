import { graphql } from 'gatsby';
import { ContentIcon, Icon } from '../../ui/Icon/Icon';
import { Section } from '../../ui/Section/Section';
import { Paragraphs, Prose, Text } from '../../ui/Text/Text';
import * as styles from './ServiceBenefits.module.css';

/** What the visitor gains: a list, and two highlights beside it. */
export function ServiceBenefits({ heading, bullets, cards }: Queries.ServiceBenefitsContentFragment) {
  return (
    <Section id="service-benefits" ground="sand">
      <div className={styles.benefits}>
        <div>
          <h2 id="service-benefits">
            <Text>{heading}</Text>
          </h2>
          <ul className={styles.list} role="list">
            {bullets.map((bullet) => (
              <li key={bullet} className={styles.bullet}>
                <Icon name="check" />
                <span>
                  <Prose>{bullet}</Prose>
                </span>
              </li>
            ))}
          </ul>
        </div>
        <ul className={styles.cards} role="list">
          {cards.map(({ icon, title, description }) => (
            <li key={title} className={styles.card}>
              <span className={styles.door}>
                <ContentIcon name={icon} />
              </span>
              <div className={styles.words}>
                <h3>
                  <Text>{title}</Text>
                </h3>
                <Paragraphs text={description} className={styles.description} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

export const fragments = graphql`
  fragment ServiceBenefitsContent on ServiceBenefits {
    heading
    bullets
    cards {
      icon
      title
      description
    }
  }
`;
