/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkContent } from '../../src/content-model/checkContent';
import { readContent } from '../../src/content-model/files/readContent';
import { findTraces, needlesOf } from './findTraces';
import { bareContent, textsIn } from './leaveOut';
import { dayInIndia } from '../../src/lib/indianTime';

const folder = mkdtempSync(join(tmpdir(), 'bare-'));
const member = join(
  'team',
  readdirSync('content/team').find((name) => name.endsWith('.json'))!,
);
const fillIn = (path: string, fields: object) =>
  writeFileSync(
    join(folder, path),
    JSON.stringify({ ...(JSON.parse(readFileSync(join(folder, path), 'utf8')) as object), ...fields }),
  );
beforeAll(() => {
  cpSync('content', folder, { recursive: true });
  // What a clinic may have left out already.
  fillIn('clinic.json', {
    closures: [{ from: '2027-03-22', to: '2027-03-23', reason: 'The festival of Holi' }],
    notices: [{ from: '2027-03-15', to: '2027-03-23', text: 'We are closed on 22 and 23 March 2027.' }],
    gettingThere: { parking: 'Two-wheelers in front, cars in the lane beside us.' },
    reviews: { badge: '5k+' },
    livesTransformed: { value: 500, suffix: '+', label: 'Lives Transformed', durationMs: 3000 },
  });
  fillIn('navigation.json', {
    reachBar: { name: 'Quick contact', call: 'Call clinic', whatsapp: 'WhatsApp', callHelpline: 'Call' },
  });
  fillIn(member, {
    registration: { number: '12345', body: 'State Medical Council' },
    languages: ['Hindi'],
    fieldsOfWork: ['Sleep problems'],
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

jest.setTimeout(60_000);

test('content is right without everything that it may leave out, and nothing of that is left', () => {
  const left = bareContent(folder);
  expect([...new Set(left.map(({ name }) => name))].sort()).toEqual(
    expect.arrayContaining([
      'bring',
      'closures',
      'fieldsOfWork',
      'gettingThere',
      'languages',
      'livesTransformed',
      'notices',
      'reachBar',
      'registration',
      'reviews',
      'testimonials.json',
    ]),
  );
  const { files, pictures } = readContent(folder);
  expect(
    checkContent(files, pictures, dayInIndia(new Date())).map(({ file, field, found }) => `${file} ${field}: ${found}`),
  ).toEqual([]);
  const texts = left
    .filter(({ name }) => ['closures', 'gettingThere', 'testimonials.json'].includes(name))
    .map(({ value }) => value);
  expect(findTraces(folder, needlesOf(textsIn(texts)))).toEqual([]);
});

test('what is left in a site is found by its words and by its name', () => {
  expect(needlesOf(['“A long name”, they say: and more of it', 'Holi'])).toEqual(['and more of it']);
  const site = join(folder, 'site');
  mkdirSync(site);
  writeFileSync(join(site, 'insomnia.json'), '{"text1":"It is two in the morning."}');
  writeFileSync(join(site, 'mental-disorders-children.jpg'), '');
  writeFileSync(join(site, 'mental-disorders-children.json'), '{}');
  expect(findTraces(site, ['mental-disorders-chil', 'It is two in the morning'])).toEqual([
    expect.stringMatching(/^insomnia\.json: It is two/),
    'mental-disorders-children.jpg: mental-disorders-chil',
    'mental-disorders-children.json: mental-disorders-chil',
  ]);
});
