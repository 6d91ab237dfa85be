import { graphql } from 'gatsby';
import { useEffect, useRef, useState } from 'react';
import { Counter } from '../../ui/Counter/Counter';
import { Stars } from '../../ui/Stars/Stars';
import * as styles from './ReviewCard.module.css';

interface ReviewCardProps {
  reviews: Queries.ReviewCardFiguresFragment;
}

/**
 * A reviewer’s picture from an external host, over letters that replace it. A picture that fails has no text and no
 * background, so the letters show without scripts too; removing it spares the mark of a broken picture that some
 * browsers show.
 */
function Avatar({ url, fallback }: Queries.ReviewCardFiguresFragment['avatars'][number]) {
  const ref = useRef<HTMLImageElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (ref.current?.complete && ref.current.naturalWidth === 0) setHasFailed(true);
  }, []);
  return (
    <li className={styles.avatar}>
      <span aria-hidden="true">{fallback}</span>
      {!hasFailed && (
        <img
          ref={ref}
          className={styles.picture}
          src={url}
          alt=""
          width="48"
          height="48"
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setHasFailed(true)}
        />
      )}
    </li>
  );
}

/** Stars, the number of reviews and some reviewers (HOM-02, HOM-03). */
export function ReviewCard({ reviews }: ReviewCardProps) {
  const { count, stars, starsLabel, badge, avatars } = reviews;
  return (
    <div className={styles.card}>
      <Stars count={stars} label={starsLabel} />
      <p className={styles.count}>
        <span className={styles.number}>
          <Counter {...count} />
        </span>{' '}
        {count.label}
      </p>
      <ul className={styles.avatars} role="list" aria-hidden="true">
        {avatars.map((avatar) => (
          <Avatar key={avatar.url} {...avatar} />
        ))}
        <li className={`${styles.avatar} ${styles.badge}`}>{badge}</li>
      </ul>
    </div>
  );
}

export const fragments = graphql`
  fragment ReviewCardFigures on ReviewFigures {
    count {
      value
      suffix
      label
      durationMs
    }
    stars
    starsLabel
    badge
    avatars {
      url
      fallback
    }
  }
`;
