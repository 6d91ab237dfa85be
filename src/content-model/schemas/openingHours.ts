import { z } from 'zod';
import { isoDate, line, timeOfDay } from './primitives';

/** The days of the week in the order of `openingHours`. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const shift = z
  .strictObject({
    opens: timeOfDay('Opening time, HH:MM.'),
    closes: timeOfDay('Closing time, HH:MM, later than opening.'),
  })
  .meta({ description: 'A span of time in which the clinic is open.', typeName: 'Shift' });

/** The opening hours of one weekday, in Indian Standard Time. */
export const openingHoursSchema = z
  .strictObject({
    day: z.enum(weekdays).meta({ description: 'Day of the week, in English.' }),
    shifts: z
      .array(shift)
      .max(2)
      .meta({ description: 'One or two spans of opening time in order; none when closed all day.' }),
  })
  .meta({ description: 'Opening hours of one weekday.', typeName: 'OpeningHours' });

/** Days on which the clinic is closed, whatever the week says. */
export const closureSchema = z
  .strictObject({
    from: isoDate('First day, in India.'),
    to: isoDate('Last day; the same as the first for a single day.'),
    reason: line('Why, in a word or two, such as the festival’s name.', 3, 40),
  })
  .meta({ description: 'Days on which the clinic is closed despite its weekly hours.', typeName: 'Closure' });
