import { z } from 'zod';
import { route, sitePath } from './primitives';

/** An old or alternative path that leads to a page (RTE-15). */
export const redirectSchema = z
  .strictObject({ from: sitePath('The old path; no page may have it.'), to: route('The page that it leads to.') })
  .meta({ description: 'A permanent redirect from an old path to a page.', typeName: 'Redirect' });
