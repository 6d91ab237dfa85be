import { Icon } from '../Icon/Icon';
import { Prose } from '../Text/Text';
import * as styles from './Checklist.module.css';

/** Short sentences to check oneself against, each with a tick. */
export function Checklist({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.list} role="list">
      {items.map((item) => (
        <li key={item} className={styles.item}>
          <Icon name="check" />
          <span>
            <Prose>{item}</Prose>
          </span>
        </li>
      ))}
    </ul>
  );
}
