import { graphql } from 'gatsby';
import { Text } from '../../ui/Text/Text';
import * as styles from './GettingThere.module.css';

interface KnownFact {
  label: string;
  fact: string;
}

/**
 * What a visitor wants to know before the way, each fact with its label: nearest stop, parking, entrance, company. What is
 * not known is left out; nothing may be known.
 */
export const describeWay = (
  facts: Queries.GettingThereFactsFragment | null,
  words: Queries.GettingThereWordsFragment,
): KnownFact[] =>
  (['stop', 'parking', 'entrance', 'companion'] as const).flatMap((about) => {
    const fact = facts?.[about];
    return fact ? [{ label: words[about], fact }] : [];
  });

/** Facts for the way; there must be one at least, since an empty list is told to screen readers as one. */
export function GettingThere({ facts }: { facts: readonly KnownFact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, fact }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Text>{fact}</Text>
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
