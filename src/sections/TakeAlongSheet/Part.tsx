import * as styles from './TakeAlongSheet.module.css';

/**
 * A line of the sheet; one that shows on certain days only names the first and the last, as src/early/dated.ts reads
 * them.
 */
export type Line = string | { text: string; days: string };

/** A heading with its lines. */
export function Part({ heading, lines }: { heading: string; lines: readonly Line[] }) {
  return (
    <div className={styles.part}>
      <h2>{heading}</h2>
      {lines.map((line, index) =>
        typeof line === 'string' ? (
          <p key={index}>{line}</p>
        ) : (
          <p key={index} data-days={line.days}>
            {line.text}
          </p>
        ),
      )}
    </div>
  );
}
