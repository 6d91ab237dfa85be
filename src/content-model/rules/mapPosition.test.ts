import { findingsOf } from '../../../tests/content/helpers/findingsOf';
import { mapPosition } from './mapPosition';

const ranchi = { latitude: 23.34, longitude: 85.31 };
const check = ({ geo = ranchi, country = 'IN' }) =>
  findingsOf(mapPosition, { 'clinic.json': { address: { country }, geo } });

test.each([
  ['Ranchi', ranchi],
  ['Port Blair', { latitude: 11.62, longitude: 92.73 }],
  ['the southern end', { latitude: 6, longitude: 93.9 }],
  ['the eastern end', { latitude: 28, longitude: 98 }],
])('accepts a place in India: %s', (_, geo) => expect(check({ geo })).toEqual([]));

test('says nothing of places in other countries', () =>
  expect(check({ geo: { latitude: 51.5, longitude: -0.1 }, country: 'GB' })).toEqual([]));

test.each([
  [
    'the other way round',
    { latitude: 85.31, longitude: 23.34 },
    'the other way round: latitude 23.34, longitude 85.31',
  ],
  ['nowhere', { latitude: 0, longitude: 0 }, 'look the clinic up in a maps service, and copy both numbers from there'],
  ['too far south', { latitude: 5.9, longitude: 80 }, expect.any(String)],
  ['too far north', { latitude: 38.1, longitude: 80 }, expect.any(String)],
  ['too far west', { latitude: 20, longitude: 67.9 }, expect.any(String)],
  ['too far east', { latitude: 20, longitude: 98.1 }, expect.any(String)],
])('rejects a position in India that is %s', (_, geo, suggestion) => {
  expect(check({ geo })).toEqual([
    {
      file: 'clinic.json',
      field: 'geo',
      found: `latitude ${geo.latitude} and longitude ${geo.longitude}, which is not in India`,
      expected: 'a latitude from 6 to 38 and a longitude from 68 to 98',
      suggestion: suggestion as string,
    },
  ]);
});
