import { graphql } from 'gatsby';
import { Accordion } from '../../ui/Accordion/Accordion';
import { ButtonLink } from '../../ui/Button/Button';
import { Section } from '../../ui/Section/Section';
import { Prose, Text } from '../../ui/Text/Text';
import * as styles from './FaqSection.module.css';

interface FaqSectionProps {
  id: string;
  heading: string;
  /** General questions, or those of a service. */
  items: readonly Queries.FaqSectionItemFragment[];
  contactCard?: Queries.FaqSectionCardFragment;
  ground?: 'plain' | 'warm' | 'sand' | 'cool';
}

function ContactCard({ badge, heading, text, link }: Queries.FaqSectionCardFragment) {
  return (
    <div className={styles.card}>
      {badge && (
        <p className={styles.badge}>
          <span className={styles.count}>{badge.count}</span> {badge.label}
        </p>
      )}
      <h3>
        <Text>{heading}</Text>
      </h3>
      <p className={styles.text}>
        <Prose>{text}</Prose>
      </p>
      <ButtonLink to={link.link} variant="outline">
        {link.label}
      </ButtonLink>
    </div>
  );
}

/** Questions and answers, at most one of which is open, with a card for those who don’t find theirs. */
export function FaqSection({ id, heading, items, contactCard, ground = 'sand' }: FaqSectionProps) {
  return (
    <Section id={id} ground={ground}>
      <div className={styles.columns}>
        <h2 id={id}>
          <Text>{heading}</Text>
        </h2>
        <div className={styles.questions}>
          <Accordion name={id} items={items} />
        </div>
        {contactCard && <ContactCard {...contactCard} />}
      </div>
    </Section>
  );
}

export const fragments = graphql`
  fragment FaqSectionItem on FaqItem {
    question
    answer
  }
  fragment ServiceFaqs on Service {
    faqs {
      heading
      items {
        question
        answer
      }
    }
  }
  fragment FaqSectionCard on FaqContactCard {
    badge {
      count
      label
    }
    heading
    text
    link {
      label
      link
    }
  }
`;
