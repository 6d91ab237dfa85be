import clinic from '../../content/clinic.json';
import navigation from '../../content/navigation.json';
import sections from '../../content/sections.json';
import { formatHoursInShort, summariseHours } from '../../src/lib/summariseHours';
import { faults } from './site';

const week = summariseHours(clinic.openingHours, sections.openingHours).map(formatHoursInShort);

test('every page tells the hours in short in its footer', () => {
  expect(week.length).toBeGreaterThan(0);
  expect(
    faults(({ $ }) => {
      const heading = $('footer h2').filter((_, element) => $(element).text() === navigation.footer.hoursHeading);
      const told = heading
        .next('ul')
        .find('li')
        .toArray()
        .map((line) => $(line).text().replace(/\s+/g, ' ').trim());
      return JSON.stringify(told) === JSON.stringify(week) ? [] : [`its footer tells ${JSON.stringify(told)}`];
    }),
  ).toEqual([]);
});
