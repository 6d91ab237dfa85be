/** 16:00 → 04:00 PM, as opening hours are written (APT-03). */
export function formatClockTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const half = hours < 12 ? 'AM' : 'PM';
  return `${String(hours % 12 || 12).padStart(2, '0')}:${String(minutes).padStart(2, '0')} ${half}`;
}

/** Whether a shift is the whole day, which has no later minute in which to close. */
export const isAllDay = ({ opens, closes }: { opens: string; closes: string }): boolean =>
  opens === '00:00' && closes === '23:59';

/** A shift as shown: 09:00 AM–01:00 PM. */
export const formatShift = ({ opens, closes }: { opens: string; closes: string }): string =>
  `${formatClockTime(opens)}–${formatClockTime(closes)}`;

/** 16:00 → 4 PM, 16:30 → 4:30 PM: for sentences, which have no columns to align. */
export const formatShortTime = (time: string): string => formatClockTime(time).replace(/^0|:00/g, '');
