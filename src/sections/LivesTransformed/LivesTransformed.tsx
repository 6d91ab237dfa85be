import { graphql } from 'gatsby';
import { Counter } from '../../ui/Counter/Counter';
import { Section } from '../../ui/Section/Section';
import * as styles from './LivesTransformed.module.css';

interface LivesTransformedProps {
  claim: Queries.LivesTransformedClaimFragment;
}

/** How many lives were transformed, counted up when seen. */
export function LivesTransformed({ claim }: LivesTransformedProps) {
  return (
    <Section id="lives-transformed" ground="dark" className={styles.band}>
      <p id="lives-transformed" className={styles.claim}>
        <span className={styles.number}>
          <Counter {...claim} />
        </span>{' '}
        <span>{claim.label}</span>
      </p>
    </Section>
  );
}

export const fragments = graphql`
  fragment LivesTransformedClaim on CountedClaim {
    value
    suffix
    label
    durationMs
  }
`;
