import * as styles from './OpeningHoursCard.module.css';

interface ClosuresProps {
  closures: Queries.OpeningHoursCardClinicFragment['closures'];
  heading: string;
}

/** The days on which the clinic is closed. Past ones, by the day in India, are hidden (src/early/dated.ts). */
export function Closures({ closures, heading }: ClosuresProps) {
  const last = closures.at(-1);
  return (
    last && (
      <div data-days={`0/${last.to}`}>
        <h3 className={styles.closures}>{heading}</h3>
        <ul className={styles.note} role="list">
          {closures.map(({ from, to, daysText, reason }) => (
            <li key={from} data-days={`0/${to}`}>
              {daysText}: {reason}
            </li>
          ))}
        </ul>
      </div>
    )
  );
}
