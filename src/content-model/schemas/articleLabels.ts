import { z } from 'zod';
import { link } from './parts';
import { line, template } from './primitives';

/** Labels around an article’s text, once per language of articles. */
export const articleLabelsSchema = z
  .strictObject({
    language: z.enum(['en', 'hi']).meta({ description: 'Language of these labels.' }),
    by: line('Word before the author.', 1, 30),
    published: line('Word before the date.', 2, 30),
    waits: line('Words before a date in the future; shown in development only.', 2, 40),
    updated: line('Word before the date of the last change.', 2, 30),
    readMinutes: template('minutes', 'Read time; {minutes} becomes the number.', 40),
    contents: line('Heading of the list of the article’s parts.', 2, 40),
    appointment: link('At the end of the conclusion: the way to an appointment.'),
    crux: line('Heading of the summary.', 2, 40),
    keyPoints: line('Heading of the key points.', 2, 40),
    conclusion: line('Heading of the conclusion.', 2, 40),
    sources: line('Heading of the sources.', 2, 40),
    sourcesNote: line('Text under the sources heading.', 10, 160),
    sourcesChecked: template('date', 'Beneath the sources: when they were last checked; {date} becomes the day.', 80),
    information: line('Says that the article is general information and can’t replace a consultation.', 20, 240),
    like: line('Name of the like button.', 2, 40),
    likes: template('count', 'Count of likes; {count} becomes the number.', 40),
    bookmark: line('Name of the bookmark button.', 2, 40),
    share: line('Before the sharing links, and on the button for the device’s own sharing.', 2, 40),
    shareOnWhatsapp: line('Link that shares on WhatsApp.', 2, 60),
    newTab: line('Added, for screen readers, to links that open a new tab.', 3, 40),
    copyLink: line('Button that copies the article’s address.', 2, 40),
    linkCopied: line('Shown when the address is copied.', 2, 80),
    copyFailed: line('Shown before the address if it could not be copied.', 2, 80),
    related: line('Heading of the related articles.', 2, 60),
    noneRelated: line('Shown if none are related.', 2, 60),
    allArticles: line('Link to the article list.', 2, 40),
  })
  .meta({ description: 'Labels around an article’s text.', typeName: 'ArticleLabels' });
