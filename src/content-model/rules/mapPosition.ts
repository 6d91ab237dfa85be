import type { Rule } from '../rule';

/** Degrees between which all of India lies, its islands too. */
const INDIA = { latitude: [6, 38], longitude: [68, 98] } as const;

const isWithin = (degrees: number, [least, most]: readonly [number, number]) => degrees >= least && degrees <= most;

const isInIndia = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  isWithin(latitude, INDIA.latitude) && isWithin(longitude, INDIA.longitude);

/** A position that nobody looked up, or its two numbers the wrong way round, would lead visitors to another country. */
export const mapPosition: Rule = {
  name: 'map-position',
  description: 'The position of a clinic in India is in India.',
  check(content, report) {
    for (const entry of content.ofType('Clinic')) {
      const { address, geo } = entry.value;
      const { latitude, longitude } = geo;
      if (address.country === 'IN' && !isInIndia(geo)) {
        const turned = { latitude: longitude, longitude: latitude };
        report(entry, ['geo'], {
          found: `latitude ${latitude} and longitude ${longitude}, which is not in India`,
          expected: `a latitude from ${INDIA.latitude.join(' to ')} and a longitude from ${INDIA.longitude.join(' to ')}`,
          suggestion: isInIndia(turned)
            ? `the other way round: latitude ${longitude}, longitude ${latitude}`
            : 'look the clinic up in a maps service, and copy both numbers from there',
        });
      }
    }
  },
};
