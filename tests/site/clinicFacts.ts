/**
 * Finds in a page every phone number, e-mail address, time of day, PIN code, address and link to the clinic’s own
 * services that is not the one in content/clinic.json, wherever it stands: text, print-only text, links, structured data.
 */
import type { CheerioAPI } from 'cheerio';
import clinic from '../../content/clinic.json';
import sections from '../../content/sections.json';
import { formatClockTime, formatShift, formatShortTime } from '../../src/lib/clockTime';
import { digitsOf, formatPhone, telHref } from '../../src/lib/phone';
import { formatHoursInShort, summariseHours } from '../../src/lib/summariseHours';

const helplineNumbers = clinic.helplines.flatMap(({ numbers }) => numbers);
const clinicNumbers = [...clinic.phones.map(({ number }) => number), clinic.whatsappNumber];
const shifts = clinic.openingHours.flatMap((day) => day.shifts);

const known = {
  /** Numbers as people and machines read them. */
  numbers: new Set([
    ...clinicNumbers.flatMap((number) => [number, formatPhone(number), digitsOf(number)]),
    ...helplineNumbers.flatMap(({ display, digits }) => [display, digits]),
  ]),
  tel: new Set([
    ...clinic.phones.map(({ number }) => telHref(number)),
    ...helplineNumbers.map(({ digits }) => telHref(digits)),
  ]),
  /** As shown, and as structured data has them. */
  times: new Set(
    shifts.flatMap(({ opens, closes }) =>
      [opens, closes].flatMap((time) => [time, formatClockTime(time), formatShortTime(time)]),
    ),
  ),
  shifts: new Set(shifts.map(formatShift)),
  week: new Set(summariseHours(clinic.openingHours, sections.openingHours).map(formatHoursInShort)),
  maps: new Set(Object.values(clinic.map)),
};

/** Whose numbers are whose, as a line with a label and a colon tells them. */
const labelled = new Map<string, string>([
  ...clinic.phones.map(({ label, number }): [string, string] => [label, formatPhone(number)]),
  ...clinic.helplines.map(({ name, numbers }): [string, string] => [
    name,
    numbers.map(({ display }) => display).join(' / '),
  ]),
]);

/** Eight digits or more, in whatever groups; a range of years and a day are none. */
const PHONE = /(?<![\w.,/-])\+?\(?\d(?:[\s().-]{0,2}\d){7,14}(?![\w/-]|[.,]\d)/g;
const isDate = (text: string) => /^\d{4}[-–]\d{2}[-–]\d{2}$|^(?:19|20)\d{2}\s?[-–]\s?(?:19|20)\d{2}$/.test(text);
/** Short codes are only digits, so the words before tell them. */
const SHORT_CODE =
  /\b(?:call|dial|ring|text|phone|helpline|Tele-MANAS|Childline)(?:\s+(?:us|now|on|at|it|is|or|and|the|line|to))*:?\s+(\d{3,6})\b(?![:,. -]?\d)/gi;
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const TIME = /\b\d{1,2}[:.]\d{2}\s?[AP]\.?M\b|\b\d{1,2}\s?[AP]M\b|\b(?:[01]?\d|2[0-3]):[0-5]\d\b/gi;
const SHIFT = /\d{1,2}:\d{2} [AP]M\s?[–-]\s?\d{1,2}:\d{2} [AP]M/g;
/** Days with the hours that they share. */
const WEEK = /(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?:, | and )?)+: .*\d [AP]M.*/g;
const LABELLED = /^(.+?): (\+?\d[\d\s/-]*)$/g;
const PIN_CODE = /(?<![\w,.+-])[1-9]\d{2}\s?\d{3}(?![\w,.-])/g;

const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((match) => (match[1] ?? match[0]).trim());

/** What a text says of numbers, e-mail, hours and PIN codes that the clinic’s file does not. */
export function foreignInText(text: string): string[] {
  const phones = all(text, PHONE).filter((found) => !isDate(found));
  return [
    ...phones.filter((found) => !known.numbers.has(found)).map((found) => `phone number ${found}`),
    ...all(text, SHORT_CODE)
      .filter((found) => !known.numbers.has(found))
      .map((found) => `short code ${found}`),
    ...all(text, EMAIL)
      .filter((found) => found !== clinic.email)
      .map((found) => `e-mail ${found}`),
    ...all(text, TIME)
      .filter((found) => !known.times.has(found))
      .map((found) => `time ${found}`),
    ...all(text, SHIFT)
      .filter((found) => !known.shifts.has(found))
      .map((found) => `shift ${found}`),
    ...[...text.matchAll(WEEK)]
      .map(([found]) => found.trim())
      .filter((found) => !known.week.has(found))
      .map((found) => `hours ${found}`),
    ...[...text.trim().matchAll(LABELLED)]
      .filter(([, label, found]) => labelled.has(label!) && labelled.get(label!) !== found)
      .map(([found]) => `number of another: ${found}`),
    ...all(text, PIN_CODE)
      .filter((found) => found !== clinic.address.postalCode)
      .map((found) => `PIN code ${found}`),
  ];
}

function foreignLink(href: string): string | undefined {
  const url = /^https?:/.test(href) ? new URL(href) : undefined;
  if (href.startsWith('tel:')) return known.tel.has(href) ? undefined : href;
  if (href.startsWith('mailto:') || href.startsWith('sms:')) {
    return href.split('?')[0] === `mailto:${clinic.email}` ? undefined : href;
  }
  if (/(?:^|\.)(?:wa\.me|whatsapp\.com)$/.test(url?.hostname ?? '') || href.startsWith('whatsapp:')) {
    const number = url?.searchParams.get('phone') ?? url?.pathname.slice(1);
    // Without a number, the visitor chooses whom to send to.
    return number === '' || number === digitsOf(clinic.whatsappNumber) ? undefined : href;
  }
  const isMap = url && (/^maps?\.|(?:^|\.)maps\.|^goo\.gl$/.test(url.host) || /^\/maps\b/.test(url.pathname));
  return isMap && !known.maps.has(href) ? href : undefined;
}

/** Links that dial another number than they show, or than the one label beside them tells. */
const mislabelled = ($: CheerioAPI): string[] =>
  $('a[href^="tel:"]')
    .toArray()
    .flatMap((link) => {
      const href = $(link).attr('href')!;
      const shown = $(link).text().replace(/\D/g, '');
      if (shown && shown !== digitsOf(href)) return [`number of another: ${$(link).text()} ${href}`];
      const beside = $(link).closest('li, div').text();
      const [phone, ...more] = clinic.phones.filter(({ label }) => beside.includes(label));
      return phone && more.length === 0 && href !== telHref(phone.number)
        ? [`number of another: ${phone.label} ${href}`]
        : [];
    });

type Fact = Record<string, unknown>;
const isFact = (value: unknown): value is Fact => typeof value === 'object' && value !== null && !Array.isArray(value);
const sameAs = (found: unknown, expected: unknown) => JSON.stringify(found) === JSON.stringify(expected);

/** The parts of structured data that repeat the clinic’s file. */
const expectedFacts: Record<string, Fact> = {
  PostalAddress: {
    streetAddress: clinic.address.street,
    addressLocality: clinic.address.locality,
    addressRegion: clinic.address.region,
    postalCode: clinic.address.postalCode,
    addressCountry: clinic.address.country,
  },
  GeoCoordinates: clinic.geo,
};
const weeklyHours = clinic.openingHours.flatMap(({ day, shifts: ofDay }) =>
  ofDay.map(({ opens, closes }) => `${day} ${opens}-${closes}`),
);

function foreignFacts(fact: unknown): string[] {
  if (Array.isArray(fact)) return fact.flatMap(foreignFacts);
  if (!isFact(fact)) return [];
  const expected = expectedFacts[String(fact['@type'])] ?? {};
  const hours = fact['openingHoursSpecification'] as { dayOfWeek: string; opens: string; closes: string }[] | undefined;
  const found = hours?.map(({ dayOfWeek, opens, closes }) => `${dayOfWeek.split('/').pop()} ${opens}-${closes}`);
  return [
    ...Object.entries(expected)
      .filter(([key, value]) => !sameAs(fact[key], value))
      .map(([key]) => `structured data: ${key} ${String(fact[key])}`),
    ...(['telephone', 'email', 'hasMap'] as const)
      .filter((key) => key in fact)
      .filter((key) => {
        const right = {
          telephone: clinic.phones.map(({ number }) => number),
          email: [clinic.email],
          hasMap: [clinic.map.directionsUrl],
        };
        return !right[key].includes(String(fact[key]));
      })
      .map((key) => `structured data: ${key} ${String(fact[key])}`),
    ...(found && !sameAs(found, weeklyHours) ? [`structured data: hours ${found.join(', ')}`] : []),
    ...Object.values(fact).flatMap(foreignFacts),
  ];
}

/** Text of a page with a gap between elements, so that two numbers never run into one; also what attributes say. */
function textsOf($: CheerioAPI): string[] {
  const body = $('body').clone();
  body.find('script, style, template').remove();
  const texts: string[] = [];
  body.find('*').each((_, element) => {
    for (const name of ['alt', 'title', 'aria-label', 'placeholder', 'value', 'content']) {
      const value = $(element).attr(name);
      if (value) texts.push(value);
    }
  });
  const meta = $('head meta[content]:not([http-equiv]):not([name="viewport"])')
    .map((_, element) => $(element).attr('content')!)
    .get();
  body.find('p, li, dt, dd, div, h1, h2, h3, td, th, summary, address, br, a, span').before('\n').after('\n');
  return [...texts, ...meta, $('title').text(), ...body.text().split(/\n+/)];
}

/** Everything in a page that contradicts content/clinic.json. */
export function foreignClinicFacts($: CheerioAPI): string[] {
  const links = $('[href], [src], [action]')
    .map((_, element) => $(element).attr('href') ?? $(element).attr('src') ?? $(element).attr('action') ?? '')
    .get();
  const data = $('script[type="application/ld+json"]')
    .toArray()
    .flatMap((script) => foreignFacts(JSON.parse($(script).text())));
  const { street, locality, region, postalCode } = clinic.address;
  const addresses = $('address')
    .toArray()
    .map((element) => $(element).text())
    .filter((text) => [street, locality, region, postalCode].some((part) => !text.includes(part)));
  return [
    ...new Set([
      ...textsOf($).flatMap(foreignInText),
      ...mislabelled($),
      ...links.flatMap((href) => foreignLink(href) ?? []).map((href) => `link ${href}`),
      ...addresses.map((text) => `address ${text}`),
      ...data,
    ]),
  ];
}
