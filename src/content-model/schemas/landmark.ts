import { z } from 'zod';
import { inForm, line } from './primitives';

/** A landmark (DAT-04). */
export const landmarkSchema = z
  .strictObject({
    landmark: line('Name of a well-known place.', 3, 60, { sample: true }),
    distance: inForm(z.string(), 'distance', 'Distance and travel time, as in “1.8 km (5 min)”.'),
  })
  .meta({ description: 'Distance and travel time from a well-known place.', typeName: 'Landmark' });
