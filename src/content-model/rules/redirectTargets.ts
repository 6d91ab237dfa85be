import { quote } from '../issue';
import type { Rule } from '../rule';

/** Each host answers to it in a way of its own, with the page “Not found”. */
const NOT_FOUND = '/404';

const pathOf = (link: string) => link.replace(/[?#].*$/, '');

/** The paths that a visitor passes, the last of which is a page, an unknown path, or one passed before. */
function follow(from: string, targets: ReadonlyMap<string, string>): string[] {
  const passed = [from];
  for (let next = targets.get(from); next !== undefined; next = targets.get(pathOf(next))) {
    const isLoop = passed.includes(pathOf(next));
    passed.push(next);
    if (isLoop) break;
  }
  return passed;
}

/** Redirects must not shadow a page, stand twice, or run in circles or chains. */
export const redirectTargets: Rule = {
  name: 'redirects',
  description: 'A redirect starts from a path without a page, is listed once, and leads straight to a page.',
  check(content, report) {
    const routes = new Set(content.routes());
    const redirects = content.ofType('Redirect');
    const targets = new Map<string, string>();
    for (const entry of redirects) {
      const { from, to } = entry.value;
      if (routes.has(from) || from === NOT_FOUND)
        report(entry, ['from'], {
          found: `${quote(from)}, which is a page`,
          expected: 'a path that no page has; the redirect would hide the page',
          suggestion: 'remove the redirect, or correct its old path',
        });
      if (targets.has(from))
        report(entry, ['from'], {
          found: `${quote(from)} a second time`,
          expected: 'each old path once',
          suggestion: 'remove one of the two',
        });
      else targets.set(from, to);
    }
    for (const entry of redirects) {
      const { from, to } = entry.value;
      // The chain of a doubled or hiding redirect is no fault of its own.
      if (targets.get(from) !== to || routes.has(pathOf(to))) continue;
      const passed = follow(from, targets);
      if (passed.length === 2 && pathOf(to) !== from) continue;
      const last = passed.at(-1)!;
      const isLoop = passed.slice(0, -1).includes(pathOf(last));
      report(entry, ['to'], {
        found: `a ${isLoop ? 'loop' : 'chain'}: ${passed.join(' → ')}`,
        expected: 'the path of a page, reached directly',
        suggestion: isLoop ? 'write the path of the page that visitors should reach' : quote(last),
      });
    }
  },
};
