import { jsonSchemaOf } from '../fields';
import type { Entry, Rule } from '../rule';
import { findIn } from '../text/excerpt';
import { findSuicideWords } from '../text/speaksOfSuicide';
import { textsOf } from '../text/textsOf';

const FLAG = 'speaksOfSuicide';

// A category is a word of the article list’s filter: it names what the articles are about, and those carry the help.
const elsewhere = new Set(['Category']);

function firstMention(entry: Entry) {
  for (const { path, text } of textsOf(entry)) {
    const place = findSuicideWords(text);
    if (place) return { path, found: findIn(text, place.start, place.end) };
  }
  return undefined;
}

const canCarryBox = (entry: Entry) => FLAG in (jsonSchemaOf(entry.collection.schema).properties ?? {});
const isFlagged = (entry: Entry) => (entry.value as Record<string, unknown> | null)?.[FLAG] === true;

/** A page that speaks of suicide or self-harm shows whom to call; other pages do not alarm (conventions, section 1). */
export const crisisBox: Rule = {
  name: 'crisis-box',
  description: 'What speaks of suicide or self-harm carries the crisis help (`"speaksOfSuicide": true`), and nothing else does.',
  check(content, report) {
    for (const entry of content.entries) {
      if (elsewhere.has(entry.collection.typeName)) continue;
      const mention = firstMention(entry);
      if (mention && !canCarryBox(entry)) {
        report(entry, mention.path, {
          found: mention.found,
          expected: 'no word on suicide or self-harm in a text whose pages have no crisis help',
          suggestion: 'write "in a crisis" or "in danger", or move the words to an article or a service with "speaksOfSuicide": true',
        });
      } else if (mention && !isFlagged(entry)) {
        report(entry, mention.path, { found: mention.found, expected: 'the crisis help on a page that speaks of suicide or self-harm', suggestion: 'add "speaksOfSuicide": true' });
      } else if (!mention && isFlagged(entry)) {
        report(entry, [FLAG], { found: 'true, but no field speaks of suicide or self-harm', expected: 'the crisis help only where the page speaks of it', suggestion: 'remove "speaksOfSuicide"' });
      }
    }
  },
};
