import { quote } from '../issue';
import { RESERVED_ADDRESS } from '../golive/reservedAddress';
import type { Rule } from '../rule';

/** A source that leads nowhere backs nothing, and an address that stood in for one is easily forgotten. */
export const sourceAddresses: Rule = {
  name: 'source-addresses',
  description: 'No source of an article has an address that is reserved for examples and tests.',
  check(content, report) {
    for (const entry of content.ofType('Article'))
      entry.value.sources.forEach(({ url }, index) => {
        if (!RESERVED_ADDRESS.test(url)) return;
        report(entry, ['sources', index, 'url'], {
          found: `${quote(url)}, whose host is reserved for examples and tests`,
          expected: 'the address at which readers find the publication',
          suggestion: 'open the publication in a browser and copy its address',
        });
      });
  },
};
