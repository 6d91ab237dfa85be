import { z } from 'zod';
import { line, slug } from './primitives';

/** Category of articles; an article belongs to the first category, in file order, that holds one of its tags. */
export const categorySchema = z
  .strictObject({
    slug: slug('Short name of the category in addresses (?category=…).'),
    name: line('Name as shown.', 3, 60),
    tags: z
      .array(line('A tag in lower case.', 2, 40))
      .min(1)
      .meta({ description: 'The tags that belong to this category; no tag belongs to two.' }),
  })
  .meta({ description: 'A category of articles, defined by tags.', typeName: 'Category' });
