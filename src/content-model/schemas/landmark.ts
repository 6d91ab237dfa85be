import { z } from 'zod';
import { line } from './primitives';

/** Landmark of specification section 3. */
export const landmarkSchema = z
  .strictObject({
    landmark: line('Name of a place that people know.', 3, 60, { sample: true }),
    distance: z
      .string()
      .regex(/^\d+(?:\.\d)? km \(\d+ min\)$/)
      .meta({ description: 'Distance and travel time, as in “1.8 km (5 min)”.' }),
  })
  .meta({ description: 'Travel distance and time from a known place.', typeName: 'Landmark' });
