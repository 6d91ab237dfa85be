import { findingsOf } from '../../../tests/content/helpers/findingsOf';
import { mapFrame } from './mapFrame';

const check = (embedUrl: string) => findingsOf(mapFrame, { 'clinic.json': { map: { embedUrl } } });

test.each([
  'https://www.google.com/maps/embed?pb=!1m18',
  'https://maps.google.com/maps?q=clinic&output=embed',
  'https://www.openstreetmap.org/export/embed.html?bbox=85',
  'https://notgoogle.com/maps/place/Clinic',
])('accepts the map %s', (address) => expect(check(address)).toEqual([]));

test.each([
  'https://maps.app.goo.gl/abc',
  'https://goo.gl/maps/abc',
  'https://www.google.com/maps/place/Clinic',
  'https://www.google.co.in/maps?q=clinic',
])('rejects the map %s, which stays empty in a frame', (address) => {
  expect(check(address)).toEqual([
    {
      file: 'clinic.json',
      field: 'map.embedUrl',
      found: `"${address}", which no other site may show in a frame`,
      expected: 'the address that the maps service offers for framing',
      suggestion: 'in Google Maps, choose “Share”, “Embed a map”, and copy what stands after src=',
    },
  ]);
});
