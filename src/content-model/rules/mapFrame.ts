import { quote } from '../issue';
import type { Rule } from '../rule';

/** Whether an address is of Google’s maps, but not one that Google lets another page frame. */
function isUnframeable(address: string): boolean {
  const { hostname, pathname, searchParams } = new URL(address);
  if (!/(?:^|\.)(?:google\.[a-z.]+|goo\.gl)$/.test(hostname)) return false;
  return !pathname.startsWith('/maps/embed') && searchParams.get('output') !== 'embed';
}

/** Links to share look much like the address for framing, but a browser shows an empty frame for them. */
export const mapFrame: Rule = {
  name: 'map-frame',
  description: 'The map’s address is one that can be framed.',
  check(content, report) {
    for (const entry of content.ofType('Clinic')) {
      const { embedUrl } = entry.value.map;
      if (isUnframeable(embedUrl))
        report(entry, ['map', 'embedUrl'], {
          found: `${quote(embedUrl)}, which no other site may show in a frame`,
          expected: 'the address that the maps service offers for framing',
          suggestion: 'in Google Maps, choose “Share”, “Embed a map”, and copy what stands after src=',
        });
    }
  },
};
