import { quote } from '../issue';
import type { Rule } from '../rule';
import { nearest } from '../suggest';

/** A link within the site must lead to a page. */
export const siteLinks: Rule = {
  name: 'site-links',
  description: 'A link within the site leads to a page that exists.',
  check(content, report) {
    const routes = content.routes();
    const redirects = new Map(content.ofType('Redirect').map(({ value }) => [value.from, value.to]));
    for (const { entry, path, value } of content.fields('route')) {
      if (typeof value !== 'string') continue;
      const target = value.replace(/[?#].*$/, '');
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
