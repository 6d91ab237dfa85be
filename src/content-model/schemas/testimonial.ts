import { z } from 'zod';
import { line, paragraphs } from './primitives';

/** A testimonial (TES-01). */
export const testimonialSchema = z
  .strictObject({
    title: line('The testimonial in a few words.', 5, 60, { sample: true }),
    content: paragraphs('What the person said.', 60, 400, { sample: true }),
    author: line('Who said it: first name or role, never more than the person agreed to.', 2, 60, { sample: true }),
  })
  .meta({ description: 'Words of somebody who was helped here.', typeName: 'Testimonial' });
