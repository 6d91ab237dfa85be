import { z } from 'zod';
import { isoDate, line, paragraphs, picture, reference, slug, webAddress } from './primitives';

const titledList = (what: string, min: number, max: number) =>
  z
    .strictObject({
      title: line('Heading of the section.', 5, 90),
      content: z
        .array(paragraphs('One point: one to four sentences.', 20, 700))
        .min(min)
        .max(max)
        .meta({ description: 'The points of the section, in order.' }),
    })
    .meta({
      description: `The ${what} section: heading and points.`,
      typeName: 'TitledList',
      typeDescription: 'A section of an article: heading and points.',
    });

const source = z
  .strictObject({
    organisation: line('Full name of the publisher.', 2, 120),
    title: line('Title of the publication.', 3, 200),
    year: z.int().min(1950).max(2100).meta({ description: 'Year of the publication or of the figures in it.' }),
    url: webAddress('Address of the publication.'),
    figures: z
      .array(line('A figure, written exactly as in the article’s text.', 1, 40))
      .min(1)
      .optional()
      .meta({ description: 'The figures in the text that come from this source.' }),
  })
  .meta({ description: 'A publication that the article is based on.', typeName: 'Source' });

/**
 * An article (ART-01, ART-02, ART-10); `link`, `mainCategory`, `readMinutes` … are derived (src/gatsby/derivedFields).
 */
export const articleSchema = z
  .strictObject({
    slug: slug('Last part of the article’s address, equal to the file’s name.'),
    title: line('Title, in sentence case.', 10, 70),
    description: line('Summary for the list, search results and shared links.', 70, 160),
    image: picture('The article’s picture.', 1200),
    date: isoDate('Day of publication.'),
    updated: isoDate('Day of the last important change, if any.').optional(),
    tags: z
      .array(line('A tag in lower case, from categories.json.', 2, 40))
      .min(1)
      .max(6)
      .meta({ description: 'What the article is about; decides its category and its related articles.' }),
    author: reference('TeamMember', 'Who wrote it; if left out, the lead psychiatrist.', {
      hasDefault: true,
    }).optional(),
    language: z
      .enum(['en', 'hi'])
      .meta({ description: 'Language of the text; English if left out.', hasDefault: true })
      .optional(),
    speaksOfSuicide: z.boolean().optional().meta({
      description:
        'True if the text speaks of suicide or self-harm; puts the crisis help before the text and at its end.',
      hasDefault: true,
    }),
    aboutChildren: z.boolean().optional().meta({
      description: 'True if it is about children or teenagers; adds the children’s helplines to the crisis help.',
      hasDefault: true,
    }),
    text1: paragraphs('Introduction, two to four paragraphs.', 100, 3000),
    crux: paragraphs('The whole article in one or two sentences.', 40, 400),
    hookTitle: line('Heading of the section that draws the reader in.', 5, 90),
    hookText: paragraphs('Text under the hook title.', 80, 3000),
    keyPoints: z
      .array(paragraphs('One key point.', 10, 500))
      .min(3)
      .max(10)
      .meta({ description: 'Key points, in order.' }),
    diagnosis: titledList('diagnosis', 2, 8),
    remedies: titledList('remedies', 3, 10),
    conclusion: paragraphs('Closing paragraphs, which say when to seek help.', 80, 2500),
    sources: z
      .array(source)
      .min(2)
      .max(6)
      .meta({ description: 'Publications that the article is based on, shown at its end.' }),
    sourcesCheckedOn: isoDate('Day on which somebody last opened the sources and found the figures there.', {
      sample: true,
    }),
  })
  .meta({ description: 'An educational article in the blog.', typeName: 'Article' });
