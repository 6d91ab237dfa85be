import { z } from 'zod';
import { timeOfDay } from './primitives';

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
