import { formatDate } from '../../lib/formatDate';
import { isPublished } from '../../lib/isPublished';
import { quote } from '../issue';
import type { Content, Rule } from '../rule';
import { nearest } from '../suggest';

/** Articles whose day is still to come, by the path that their page will have. */
const waitingArticles = (content: Content) =>
  new Map(
    content
      .ofType('Article')
      .filter(({ value }) => !isPublished(value, content.today))
      .map(({ collection, value }) => [collection.route!(value), value.date]),
  );

/** A link within the site must lead to a page. */
export const siteLinks: Rule = {
  name: 'site-links',
  description: 'A link within the site leads to a page that exists, not to an article that waits for its day.',
  check(content, report) {
    const routes = content.routes();
    const waiting = waitingArticles(content);
    const redirects = new Map(content.ofType('Redirect').map(({ value }) => [value.from, value.to]));
    for (const { entry, path, value } of content.fields('route')) {
      if (typeof value !== 'string') continue;
      const target = value.replace(/[?#].*$/, '');
      const day = waiting.get(target);
      if (day !== undefined) {
        report(entry, path, {
          found: `${quote(value)}, an article that waits until ${formatDate(day)}`,
          expected: 'the path of a page that is there today',
          suggestion: 'link to it once its day has come, or give it an earlier "date"',
        });
      }
      if (routes.includes(target)) continue;
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
