import type { ContentOf } from '../../../src/content-model/collections';
import type { FieldPath } from '../../../src/content-model/issue';
import type { Fault } from './fieldFaults';
import { dataOf, listOf, type RuleFault } from './ruleFault';
import type { Base } from './trial';

/** Every way in which redirects go wrong. */
export function redirectFaults(base: Base): RuleFault[] {
  const { file, data } = listOf(base, 'Redirect');
  const n = data.length;
  const [service] = dataOf(base, 'Service');
  const [article] = dataOf(base, 'Article');
  const add = (kind: string, added: ContentOf<'Redirect'>[], at: FieldPath, more: Partial<Fault> = {}): RuleFault => ({
    kind,
    file,
    path: [],
    value: [...data, ...added],
    at,
    ...more,
  });
  return [
    add('redirect to itself', [{ from: '/old-a', to: '/old-a' }], [n, 'to']),
    add(
      'redirect loop',
      [
        { from: '/old-a', to: '/old-b' },
        { from: '/old-b', to: '/old-a' },
      ],
      [n, 'to'],
      { also: [[n + 1, 'to']] },
    ),
    add(
      'redirect loop with a query',
      [
        { from: '/old-a', to: '/old-b?a=1' },
        { from: '/old-b', to: '/old-a#b' },
      ],
      [n, 'to'],
      { also: [[n + 1, 'to']] },
    ),
    add(
      'long redirect loop',
      [
        { from: '/old-a', to: '/old-b' },
        { from: '/old-b', to: '/old-c' },
        { from: '/old-c', to: '/old-a' },
      ],
      [n + 2, 'to'],
      {
        also: [
          [n, 'to'],
          [n + 1, 'to'],
        ],
      },
    ),
    add(
      'redirect chain',
      [
        { from: '/old-a', to: '/old-b' },
        { from: '/old-b', to: '/about' },
      ],
      [n, 'to'],
      { suggestion: '"/about"' },
    ),
    add('redirect that hides a page', [{ from: '/about', to: '/contact' }], [n, 'from']),
    add('redirect that hides a service', [{ from: `/services/${service!.data.slug}`, to: '/contact' }], [n, 'from']),
    add('redirect that hides an article', [{ from: `/blog/${article!.data.slug}`, to: '/blogs' }], [n, 'from']),
    ...(data[0] ? [add('doubled redirect', [data[0]], [n, 'from'])] : []),
    add('redirect to no page', [{ from: '/old-a', to: '/abuot' }], [n, 'to'], { suggestion: '"/about"' }),
  ];
}
