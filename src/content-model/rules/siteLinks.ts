import { formatDate } from '../../lib/formatDate';
import { isPublished } from '../../lib/isPublished';
import { quote } from '../issue';
import { isPlace, placesByPath } from '../places';
import type { Content, FaultWords, Rule } from '../rule';
import { nearest } from '../messages/suggest';

/** Articles whose day is still to come, by the path that their page will have. */
const waitingArticles = (content: Content) =>
  new Map(
    content
      .ofType('Article')
      .filter(({ value }) => !isPublished(value, content.today))
      .map(({ collection, value }) => [collection.route!(value), value.date]),
  );

const tellWaiting = (link: string, day: string): FaultWords => ({
  found: `${quote(link)}, an article that appears on ${formatDate(day)}`,
  expected: 'the path of a page that exists today',
  suggestion: 'link to it from that day on, or give it an earlier "date"',
});

/** What is wrong with the place of a page, as in `/about#team`, to which a link leads; undefined if nothing is. */
function findLostPlace(link: string, own: readonly string[]): FaultWords | undefined {
  const [page = '', place] = link.split('#');
  if (!place || isPlace(place, own)) return undefined;
  const guess = nearest(place, own);
  return {
    found: `${quote(link)}, a page without the place ${quote(place)}`,
    expected:
      own.length > 0 ? `one of the page’s places: ${own.join(', ')}` : 'the page alone; it has no places of its own',
    suggestion: quote(guess ? `${page}#${guess}` : page),
  };
}

/** A link within the site must lead to a page, and to a place that it has. */
export const siteLinks: Rule = {
  name: 'site-links',
  description:
    'A link within the site leads to a page that exists, not to an article that is yet to appear; a place in it (`#team`) exists on that page.',
  check(content, report) {
    const routes = content.routes();
    const places = placesByPath(content);
    const waiting = waitingArticles(content);
    const redirects = new Map(content.ofType('Redirect').map(({ value }) => [value.from, value.to]));
    for (const { entry, path, value } of content.fields('route')) {
      if (typeof value !== 'string') continue;
      const target = value.replace(/[?#].*$/, '');
      const own = places.get(target);
      if (own) {
        const day = waiting.get(target);
        const fault = day === undefined ? findLostPlace(value, own) : tellWaiting(value, day);
        if (fault) report(entry, path, fault);
        continue;
      }
      // A redirect to a redirect is a chain; that rule knows where it ends.
      if (entry.collection.typeName === 'Redirect' && redirects.has(target)) continue;
      const guess = redirects.get(target) ?? nearest(target, routes);
      report(entry, path, {
        found: `${quote(value)}, ${redirects.has(target) ? 'which is only a redirect' : 'where there is no page'}`,
        expected: 'the path of a page',
        suggestion: guess ? quote(guess) : `one of: ${routes.slice(0, 8).join(', ')} …`,
      });
    }
  },
};
