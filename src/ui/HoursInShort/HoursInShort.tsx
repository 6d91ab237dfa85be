import { Fragment } from 'react';

interface HoursInShortProps {
  /** Names of the days. */
  days: string;
  /** Each shift, or the word for a closed day. */
  hours: readonly string[];
}

/** Days that have the same hours, as one line in which each shift stays whole, with its comma. */
export function HoursInShort({ days, hours }: HoursInShortProps) {
  return (
    <>
      {`${days}:`}
      {hours.map((shift, index) => (
        <Fragment key={shift}>
          {' '}
          <span className="whole">{index < hours.length - 1 ? `${shift},` : shift}</span>
        </Fragment>
      ))}
    </>
  );
}
