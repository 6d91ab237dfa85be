import { z } from 'zod';
import { link } from './parts';
import { isoDate, line } from './primitives';

/** A notice at the top of every page, shown on its days only. */
export const noticeSchema = z
  .strictObject({
    from: isoDate('First day on which it shows, in India.'),
    to: isoDate('Last day on which it shows.'),
    text: line('One or two sentences that name the day they are about.', 10, 200, { sample: true }),
    link: link('Where visitors find more.').optional(),
  })
  .meta({ description: 'A notice at the top of every page, shown on its days only.', typeName: 'Notice' });
