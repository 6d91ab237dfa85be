import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import clinicFile from '../../content/clinic.json';
import sections from '../../content/sections.json';
import type { ContentOf } from '../../src/content-model/collections';
import { formatShift } from '../../src/lib/clockTime';
import { formatDays } from '../../src/lib/formatDate';
import { formatPhone } from '../../src/lib/phone';
import { describeShift, formatHoursInShort, summariseHours } from '../../src/lib/summariseHours';
import { isSampleSite } from '../sampleSite';
import { foreignClinicFacts, foreignInText } from './clinicFacts';
import { dist, faults, files, pages, type SitePage } from './site';

// What a clinic may leave out is not in the type of its file.
const clinic = clinicFile as ContentOf<'Clinic'>;

test('every phone number, e-mail, hour, address and link of every page is the one in content/clinic.json', () => {
  expect(faults(({ $ }) => foreignClinicFacts($))).toEqual([]);
});

test('so is what feed readers, search engines and phones are given', () => {
  const texts = files.filter((file) => /^(?:feed\.xml|robots\.txt|manifest\.webmanifest)$/.test(file));
  expect(texts).toHaveLength(3);
  const textOf = (file: string) => {
    const $ = load(readFileSync(join(dist, file), 'utf8'), { xml: true });
    // Days of publication, as feeds want them.
    $('published, updated').remove();
    return $.root().text();
  };
  expect(texts.map(textOf).flatMap(foreignInText)).toEqual([]);
});

test('no script of the site holds a number or e-mail of its own', () => {
  const scripts = files.filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(3);
  const found = scripts.flatMap((file) =>
    (
      readFileSync(join(dist, file), 'utf8').match(
        /\+91[\d\s-]{10,}|tel:\+?\d+|[\w.]+@[\w-]+\.(?:example|in|com)\b/g,
      ) ?? []
    ).map((value) => `${file}: ${value}`),
  );
  expect(found).toEqual([]);
});

test('the facts are there at all: numbers, e-mail and address on every page, hours where they belong', () => {
  const { street, postalCode } = clinic.address;
  const everywhere = [...clinic.phones.map(({ number }) => formatPhone(number)), clinic.email, street, postalCode];
  expect(
    faults(({ $ }) => everywhere.filter((fact) => !$('footer').text().includes(fact)).map((fact) => `no ${fact}`)),
  ).toEqual([]);
  const { $ } = pages.find(({ path }) => path === '/appointment')!;
  const week = $('section[aria-labelledby="opening-hours"] dl > div')
    .map((_, row) => $(row).find('dt').text() + $(row).find('dd').html()!.replaceAll('<br>', ','))
    .get();
  const { closed } = sections.openingHours;
  expect(week).toEqual(
    clinic.openingHours.map(
      ({ day, shifts }) => day + (shifts.map((shift) => describeShift(shift, sections.openingHours)).join() || closed),
    ),
  );
});

test('the sheet to take along says them too, line by line', () => {
  const { street, locality, region, postalCode } = clinic.address;
  const lines = [
    ...summariseHours(clinic.openingHours, sections.openingHours).map(formatHoursInShort),
    ...(clinic.closures ?? []).map(({ from, to, reason }) => `Closed: ${formatDays(from, to)}, ${reason}`),
    ...Object.values(clinic.gettingThere ?? {}).map((fact) => expect.stringMatching(`: ${fact}$`) as string),
    clinic.fullName,
    street,
    `${locality} ${postalCode}, ${region}`,
    ...clinic.landmarks.map(({ landmark, distance }) => `${landmark}: ${distance}`),
    ...clinic.phones.map(({ label, number }) => `${label}: ${formatPhone(number)}`),
    clinic.email,
    clinic.siteUrl,
    ...clinic.helplines.map(({ name, numbers }) => `${name}: ${numbers.map(({ display }) => display).join(' / ')}`),
  ];
  const sheets = pages.filter(({ $ }) => $('[data-paper]').length > 0);
  expect(sheets.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/appointment', '/services/telepsychiatry']) as string[],
  );
  expect(sheets).toHaveLength(7);
  for (const { $ } of sheets) {
    const said = $('[data-paper] p')
      .toArray()
      .map((line) => $(line).text());
    expect(said).toEqual(expect.arrayContaining(lines) as string[]);
  }
});

test('every helpline that a page names has its own numbers beside it, of which a single line says the first', () => {
  const lists = '[role="note"] li, footer section li';
  const single = 'main p > span:has(a[href^="tel:"])';
  const wrongIn = ({ $ }: SitePage, selector: string, most?: number) =>
    $(selector)
      .toArray()
      .flatMap((item) => {
        const text = $(item).text();
        const line = clinic.helplines.find(
          ({ name, nameInHindi }) => text.includes(name) || text.includes(nameInHindi),
        );
        const own = line?.numbers.slice(0, most).map(({ digits }) => `tel:${digits}`);
        const found = $(item)
          .find('a[href^="tel:"]')
          .map((_, link) => $(link).attr('href')!)
          .get();
        return found.join() === own?.join() ? [] : [`${text}: ${found.join()}`];
      });
  expect(faults((page) => [...wrongIn(page, lists), ...wrongIn(page, single, 1)])).toEqual([]);
  expect(faults(({ $ }) => ($(lists).length > 0 ? [] : ['no helplines']))).toEqual([]);
  expect(pages.filter(({ $ }) => $(single).length > 0).map(({ path }) => path)).toEqual(
    expect.arrayContaining(isSampleSite ? ['/', '/blogs'] : []) as string[],
  );
});

describe('a page that says something else is caught', () => {
  const { html } = pages.find(({ path }) => path === '/about')!;
  const plantedIn = (planted: string) => foreignClinicFacts(load(html.replace('</main>', () => `${planted}</main>`)));
  const changed = (from: string | RegExp, to: string) => {
    const text = html.replace(from, () => to);
    expect(text).not.toBe(html);
    return foreignClinicFacts(load(text));
  };

  // Wrong ones made from the clinic’s own, whatever they are.
  const [first, second] = clinic.phones.map(({ label, number }) => ({
    label,
    number,
    display: formatPhone(number),
  })) as [{ label: string; number: string; display: string }, { label: string; number: string; display: string }];
  const shifts = clinic.openingHours.flatMap((day) => day.shifts);
  const times = shifts.flatMap(({ opens, closes }) => [opens, closes]);
  const known = new Set(shifts.map(formatShift));
  const otherSpan = times
    .flatMap((opens) => times.map((closes) => formatShift({ opens, closes })))
    .find((span) => !known.has(span))!;
  const week = summariseHours(clinic.openingHours, sections.openingHours).map(formatHoursInShort);
  const otherDays = ['Monday, Sunday', 'Tuesday, Saturday', 'Wednesday, Thursday']
    .map((days) => `${days}: ${formatShift(shifts[0]!)}`)
    .find((line) => !week.includes(line))!;

  test.each([
    ['number in a text', '<p>Call us: +91 98765 43210.</p>', 'phone number +91 98765 43210'],
    ['number with hyphens', '<p>Ring 0651-223-4567 today</p>', 'phone number 0651-223-4567'],
    ['number in one piece', '<p>WhatsApp 9876543210</p>', 'phone number 9876543210'],
    ['clinic’s number, written otherwise', '<p>+91-00000-00001</p>', 'phone number +91-00000-00001'],
    ['wrong toll-free number', '<p>or 1-800-91-4416</p>', 'phone number 1-800-91-4416'],
    ['wrong short code', '<p>In danger, call 911 now.</p>', 'short code 911'],
    ['wrong helpline', '<p>Tele-MANAS on 14417 is free.</p>', 'short code 14417'],
    ['e-mail in a text', '<p>Write to desk@clinic.example.</p>', 'e-mail desk@clinic.example'],
    [
      'number for screen readers only',
      '<p><a href="/" aria-label="Number 98765 43210">x</a></p>',
      'phone number 98765 43210',
    ],
    ['hour', '<p>Open till 08:00 PM.</p>', 'time 08:00 PM'],
    ['short hour', '<p>We open at 8 AM.</p>', 'time 8 AM'],
    ['span of known hours', `<p>Open ${otherSpan}.</p>`, `shift ${otherSpan}`],
    ['known hours of other days', `<li>${otherDays}</li>`, `hours ${otherDays}`],
    [
      'number of another line',
      `<p>${first.label}: ${second.display}</p>`,
      `number of another: ${first.label}: ${second.display}`,
    ],
    ['helpline’s number of another', '<p>Childline: 112</p>', 'number of another: Childline: 112'],
    [
      'link with the label of another',
      `<li>${first.label} <a href="tel:${second.number}">${second.display}</a></li>`,
      `number of another: ${first.label} tel:${second.number}`,
    ],
    ['link that shows another number', '<p><a href="tel:14416">14417</a></p>', 'number of another: 14417 tel:14416'],
    ['PIN code', '<p>Ranchi 834001</p>', 'PIN code 834001'],
    [
      'address',
      '<address>1 Other Road, Ranchi 834000, Jharkhand</address>',
      'address 1 Other Road, Ranchi 834000, Jharkhand',
    ],
    ['link that dials', '<a href="tel:+919876543210">Call</a>', 'link tel:+919876543210'],
    ['link that writes', '<a href="mailto:desk@clinic.example">Write</a>', 'link mailto:desk@clinic.example'],
    ['WhatsApp link', '<a href="https://wa.me/919876543210">Chat</a>', 'link https://wa.me/919876543210'],
    [
      'WhatsApp web link',
      '<a href="https://web.whatsapp.com/send?phone=919876543210&amp;text=x">Chat</a>',
      'link https://web.whatsapp.com/send?phone=919876543210&text=x',
    ],
    ['map link', '<a href="https://maps.google.com/?q=elsewhere">Map</a>', 'link https://maps.google.com/?q=elsewhere'],
  ])('%s', (_, planted, fault) => expect(plantedIn(planted)).toEqual([fault]));

  test.each([
    ['telephone', `"telephone":"${first.number}"`, '"telephone":"+919876543210"'],
    ['email', `"email":"${clinic.email}"`, '"email":"desk@clinic.example"'],
    ['streetAddress', `"streetAddress":"${clinic.address.street}"`, '"streetAddress":"1 Other Road"'],
    ['postalCode', `"postalCode":"${clinic.address.postalCode}"`, '"postalCode":"834001"'],
    ['latitude', `"latitude":${clinic.geo.latitude}`, '"latitude":1.5'],
    ['hasMap', `"hasMap":"${clinic.map.directionsUrl}"`, '"hasMap":"https://maps.dwar-clinic.example/other"'],
    ['hours', `"opens":"${shifts[0]!.opens}"`, '"opens":"00:07"'],
  ])('%s in the structured data', (key, from, to) =>
    expect(changed(from, to)).toEqual([expect.stringContaining(`structured data: ${key}`)]),
  );
});
