/** Objects that several schemas share. */
import { z } from 'zod';
import { line, picture, route } from './primitives';

/** A label with the page it leads to. */
export const link = (description: string) =>
  z
    .strictObject({ label: line('Text of the link.', 2, 60), link: route('Page that it leads to.') })
    .meta({ description, typeName: 'SiteLink', typeDescription: 'A link to a page of this site, with its text.' });

/** Title and description for search engines and shared links. */
export const seo = () =>
  z
    .strictObject({
      title: line('Title of the page in search results and browser tabs, without the clinic’s name.', 3, 65),
      description: line('One or two sentences for search results.', 70, 160),
    })
    .meta({
      description: 'What search engines and shared links show.',
      typeName: 'Seo',
      typeDescription: 'What search engines and shared links show about a page.',
    });

/** Large picture with the page’s title at the top of a page. */
export const banner = () =>
  z
    .strictObject({
      title: line('The page’s main heading.', 3, 80),
      subtitle: line('One sentence under the heading.', 10, 200),
      image: picture('Picture behind the heading; its subject on the right, since the words are on the left.', 1600),
    })
    .meta({
      description: 'Top of the page.',
      typeName: 'Banner',
      typeDescription: 'Top of a page: its heading and a sentence over a wide picture.',
    });

/** What to bring to a visit, or to have ready for one. */
export const whatToBring = () =>
  z
    .strictObject({
      heading: line('Heading of the list.', 3, 60),
      items: z
        .array(line('One thing, a short sentence.', 10, 160))
        .min(2)
        .max(6)
        .meta({ description: 'The things, most useful first.' }),
    })
    .optional()
    .meta({
      description: 'What to bring; shown on the page and on its first printed sheet.',
      typeName: 'WhatToBring',
      typeDescription: 'What to bring to a visit, or to have ready for one: heading and list.',
    });
