import { graphql } from 'gatsby';
import { Fragment } from 'react';
import { weekdayOf } from '../../lib/indianTime';
import { closureOn } from '../../lib/openingHours';
import { describeOpening } from '../../lib/openingWords';
import { Closures } from './Closures';
import * as styles from './OpeningHoursCard.module.css';
import { useOpeningState } from './useOpeningState';

interface OpeningHoursCardProps {
  clinic: Queries.OpeningHoursCardClinicFragment;
  copy: Queries.OpeningHoursCardCopyFragment;
}

/**
 * The week’s opening hours, with the current state above and the coming closures below. Whatever depends on the clock
 * has its space reserved, so that nothing moves when it appears; it is not a live region, since it is read with the
 * hours.
 */
export function OpeningHoursCard({ clinic, copy }: OpeningHoursCardProps) {
  const state = useOpeningState(clinic);
  const today = state && weekdayOf(state.today);
  const closure = state && closureOn(clinic, state.today);
  return (
    <section className={styles.card} aria-labelledby="opening-hours" data-wakes>
      <h2 id="opening-hours" className={styles.heading}>
        {copy.heading}
      </h2>
      <p className={`${styles.state} scriptOnly noPrint`}>{state && describeOpening(clinic, state, copy)}</p>
      <dl className={styles.week}>
        {clinic.openingHours.map(({ day, shifts }, index) => {
          const isToday = index === today;
          const isClosed = shifts.length === 0 || (isToday && closure);
          return (
            <div key={day} className={styles.row} data-today={isToday || undefined}>
              <dt>
                {day}
                {isToday && <span className={`${styles.today} noPrint`}> {copy.today}</span>}
              </dt>
              {/* Another element once the day has come: what a browser translated React could not change. */}
              <dd key={`${Boolean(isClosed)}`} className={isClosed ? styles.closed : undefined}>
                {isClosed
                  ? `${copy.closed}${isToday && closure ? `: ${closure.reason}` : ''}`
                  : shifts.map(({ text }, place) => (
                      <Fragment key={text}>
                        {place > 0 && <br />}
                        {text}
                      </Fragment>
                    ))}
              </dd>
            </div>
          );
        })}
      </dl>
      <Closures closures={clinic.closures} heading={copy.closuresHeading} />
      <p className={styles.note}>{copy.zoneNote}</p>
    </section>
  );
}

export const fragments = graphql`
  fragment OpeningHoursCardClinic on Clinic {
    openingHours {
      day
      shifts {
        opens
        closes
        text
      }
    }
    closures {
      from
      to
      reason
      daysText
    }
  }
  fragment OpeningHoursCardCopy on OpeningHoursCopy {
    heading
    closed
    allDay
    today
    openNow
    closedNow
    tomorrow
    laterDay
    closuresHeading
    zoneNote
  }
`;
