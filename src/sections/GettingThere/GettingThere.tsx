import { graphql } from 'gatsby';
import { Text } from '../../ui/Text/Text';
import * as styles from './GettingThere.module.css';

interface GettingThereProps {
  facts: Queries.GettingThereFactsFragment;
  words: Queries.GettingThereWordsFragment;
}

/** What a visitor wants to know before the way: entrance, parking, nearest stop, company. What is not known is left out. */
export function GettingThere({ facts, words }: GettingThereProps) {
  const known = (['stop', 'parking', 'entrance', 'companion'] as const).flatMap((about) =>
    facts[about] ? [[about, facts[about]] as const] : [],
  );
  return (
    <dl className={styles.facts}>
      {known.map(([about, fact]) => (
        <div key={about}>
          <dt>{words[about]}</dt>
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
