import { graphql } from 'gatsby';
import { Prose } from '../../ui/Text/Text';
import * as styles from './GettingThere.module.css';

interface KnownFact {
  label: string;
  fact: string;
}

/**
 * What a visitor wants to know before setting out, each fact with its label: nearest stop, parking, entrance, company.
 * Unknown facts are left out; the list may be empty.
 */
export const describeWay = (
  facts: Queries.GettingThereFactsFragment | null,
  words: Queries.GettingThereWordsFragment,
): KnownFact[] =>
  (['stop', 'parking', 'entrance', 'companion'] as const).flatMap((about) => {
    const fact = facts?.[about];
    return fact ? [{ label: words[about], fact }] : [];
  });

/** Facts for the way. There must be at least one, since screen readers would announce an empty list. */
export function GettingThere({ facts }: { facts: readonly KnownFact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, fact }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Prose>{fact}</Prose>
          </dd>
        </div>
      ))}
    </dl>
  );
}

export const fragments = graphql`
  fragment GettingThereFacts on GettingThere {
    stop
    parking
    entrance
    companion
  }
  fragment GettingThereWords on GettingThereCopy {
    stop
    parking
    entrance
    companion
  }
`;
