import { jsonSchemaOf } from '../fields';
import type { Entry, Report, Rule } from '../rule';
import { findIn } from '../text/excerpt';
import { findSuicideWords } from '../text/speaksOfSuicide';
import { textsOf } from '../text/textsOf';

const FLAG = 'speaksOfSuicide';

// A category is a word of the article list’s filter: it names what the articles are about, and those carry the help.
const elsewhere = new Set(['Category']);

/** Where the crisis help always stands, and the part of the page that comes after it (src/templates/ServicePage). */
const alwaysBefore = new Map<string, string>([['Service', 'faqs']]);

function mentionsOf(entry: Entry) {
  return textsOf(entry).flatMap(({ path, text }) => {
    const place = findSuicideWords(text);
    return place ? [{ path, found: findIn(text, place.start, place.end) }] : [];
  });
}

const canCarryBox = (entry: Entry) => FLAG in (jsonSchemaOf(entry.collection.schema).properties ?? {});
const isFlagged = (entry: Entry) => (entry.value as Record<string, unknown> | null)?.[FLAG] === true;

function checkFlag(entry: Entry, report: Report): void {
  // Whether help is wanted can’t be told from a broken flag.
  if (entry.faultyFields.has(FLAG)) return;
  const [mention] = mentionsOf(entry);
  if (mention && !isFlagged(entry)) {
    report(entry, mention.path, {
      found: mention.found,
      expected: 'the crisis help on a page that speaks of suicide or self-harm',
      suggestion: 'add "speaksOfSuicide": true',
    });
  } else if (!mention && isFlagged(entry)) {
    report(entry, [FLAG], {
      found: 'true, but no field speaks of suicide or self-harm',
      expected: 'the crisis help only where the page speaks of it',
      suggestion: 'remove "speaksOfSuicide"',
    });
  }
}

function checkPlace(entry: Entry, report: Report): void {
  const after = alwaysBefore.get(entry.collection.typeName);
  const mention = mentionsOf(entry).find(({ path }) => path[0] !== after);
  if (!mention) return;
  report(entry, mention.path, {
    found: mention.found,
    expected: after
      ? `such words only in "${after}": the crisis help must come before the first of them`
      : 'no words about suicide or self-harm in texts on pages without the crisis help',
    suggestion: `write "in danger" or "in a crisis", or move the words to ${after ? `"${after}"` : 'an article with "speaksOfSuicide": true'}`,
  });
}

/** A page that speaks of suicide or self-harm shows whom to call; other pages do not alarm (docs/words.md). */
export const crisisBox: Rule = {
  name: 'crisis-box',
  description:
    'An article that speaks of suicide or self-harm shows the crisis help (`"speaksOfSuicide": true`), and no other article does; a service page speaks of it only in its questions, which always follow the help; other pages never do.',
  check(content, report) {
    for (const entry of content.entries) {
      if (elsewhere.has(entry.collection.typeName)) continue;
      if (canCarryBox(entry)) checkFlag(entry, report);
      else checkPlace(entry, report);
    }
  },
};
