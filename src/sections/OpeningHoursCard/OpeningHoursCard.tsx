import { graphql } from 'gatsby';
import { useEffect, useState } from 'react';
import { weekdayInIndia } from '../../lib/today';
import * as styles from './OpeningHoursCard.module.css';

interface OpeningHoursCardProps {
  openingHours: readonly Queries.OpeningHoursCardDayFragment[];
  copy: Queries.OpeningHoursCardCopyFragment;
}

/** The clinic’s day of the week, known in the browser only; looked at again when the visitor comes back to the tab. */
function useWeekdayInIndia(): string | undefined {
  const [weekday, setWeekday] = useState<string>();
  useEffect(() => {
    const look = () => setWeekday(weekdayInIndia(new Date()));
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return weekday;
}

/** The week’s opening hours. Each row has room for the mark of today, so that marking it moves nothing. */
export function OpeningHoursCard({ openingHours, copy }: OpeningHoursCardProps) {
  const today = useWeekdayInIndia();
  return (
    <section className={styles.card} aria-labelledby="opening-hours" data-wakes>
      <h2 id="opening-hours" className={styles.heading}>
        {copy.heading}
      </h2>
      <dl className={styles.week}>
        {openingHours.map(({ day, shifts }) => (
          <div key={day} className={styles.row} data-today={day === today || undefined}>
            <dt className={styles.day}>
              {day}
              {day === today && <span className={styles.today}> {copy.today}</span>}
            </dt>
            {shifts.length === 0 && <dd className={styles.closed}>{copy.closed}</dd>}
            {shifts.map(({ text }) => (
              <dd key={text} className={styles.shift}>
                {text}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <p className={styles.note}>{copy.zoneNote}</p>
    </section>
  );
}

export const fragments = graphql`
  fragment OpeningHoursCardDay on OpeningHours {
    day
    shifts {
      text
    }
  }
  fragment OpeningHoursCardCopy on OpeningHoursCopy {
    heading
    closed
    today
    zoneNote
  }
`;
