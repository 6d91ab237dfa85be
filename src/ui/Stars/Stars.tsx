import { Icon } from '../Icon/Icon';
import * as styles from './Stars.module.css';

/** A rating as stars, with one label for screen readers. */
export function Stars({ count, label }: { count: number; label: string }) {
  return (
    <span className={styles.stars} role="img" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        <Icon key={index} name="star" className={styles.star} />
      ))}
    </span>
  );
}
