import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import clinicFile from '../../content/clinic.json';
import navigation from '../../content/navigation.json';
import type { ContentOf } from '../../src/content-model/collections';
import { isSampleSite } from '../sampleSite';
import { faults, pages } from './site';

// What a clinic may leave out is not in the type of its file.
const clinic = clinicFile as ContentOf<'Clinic'>;

/** Readable text of a page’s content. */
const textOf = (path: string, selector = 'main') => {
  const { $ } = pages.find((page) => page.path === path)!;
  const content = $(selector).clone();
  content.find('script, style').remove();
  return content.text().replace(/\s+/g, ' ');
};
const teamFile = (slug: string) => JSON.parse(readFileSync(`content/team/${slug}.json`, 'utf8')) as { name: string };

test('the home page speaks to adults, teenagers, children and families, of depression, anxiety, ADHD, mood changes and stress [PUR-01]', () => {
  const text = textOf('/').toLowerCase();
  for (const word of [
    'adults',
    'teenagers',
    'children',
    'family',
    'depression',
    'anxiety',
    'adhd',
    'mood changes',
    'stress',
  ])
    expect(text).toContain(word);
});

test('care is offered in the clinic and online, by video, phone or chat, with e-prescriptions [PUR-02]', () => {
  expect(textOf('/')).toMatch(/in person, or use online psychiatry by video, phone or chat/);
  expect(textOf('/services/telepsychiatry')).toMatch(/by video, or talk by phone or chat/);
  expect(textOf('/services/telepsychiatry')).toMatch(/e-prescription/);
});

test('consultations are called confidential on Home and beside every booking block [PUR-03]', () => {
  expect(textOf('/')).toMatch(/What you tell us is confidential, in the clinic and online/);
  expect(textOf('/')).toContain('Is what I say confidential?');
  for (const path of ['/', '/services/telepsychiatry'])
    expect(textOf(path)).toMatch(/Book a Visit, or Ask Us First.*What you tell us is kept confidential/);
});

test('a child’s school is contacted with the parent’s permission only, on Home, About and the child page [PUR-04]', () => {
  for (const path of ['/', '/about'])
    expect(textOf(path)).toContain('We contact a child’s school only with the parent’s permission');
  expect(textOf('/services/child-and-adolescent-psychiatry')).toContain(
    'We contact the school only if you give permission',
  );
});

test('24/7 clinical support and crisis care are named [PUR-12]', () => {
  expect(textOf('/about')).toContain('24/7 Clinical Support and Crisis Care');
});

test('the four core benefits recur on Home, in two blocks, and on About [PUR-13, DAT-03, HOM-06]', () => {
  const benefits = [
    /Compassionate Care/g,
    /Holistic Healing/g,
    /(Better|Enhanced) Quality of Life/g,
    /Trusted Expertise|Expert & Trusted Care/g,
  ];
  for (const benefit of benefits) {
    expect(textOf('/').match(benefit)!.length).toBeGreaterThanOrEqual(2);
    expect(textOf('/about')).toMatch(benefit);
  }
  // A benefit card has an icon, a title and a description.
  const { $ } = pages.find(({ path }) => path === '/about')!;
  const cards = $(
    'section:has(> * h2:contains("What You Can Count On")), section:has(h2:contains("What You Can Count On"))',
  )
    .first()
    .find('li');
  expect(cards.length).toBeGreaterThanOrEqual(4);
  for (const card of cards.toArray())
    expect([$(card).find('svg').length, $(card).find('h3').length, $(card).find('p').length]).toEqual([1, 1, 1]);
});

test('no page asks anybody to sign in: no password, and no form but the search and the two that write a message [PUR-14]', () => {
  expect(
    faults(({ $, path }) => [
      ...$('input[type="password"], [autocomplete="username"], a[href*="login"], a[href*="account"]')
        .toArray()
        .map((element) => $.html(element).slice(0, 80)),
      ...($('form').length > (['/appointment', '/contact', '/blogs'].includes(path) ? 1 : 0)
        ? [`${$('form').length} forms`]
        : []),
    ]),
  ).toEqual([]);
});

test('the code holds nothing that identifies the clinic [PUR-15]', () => {
  const names = [
    clinic.name,
    clinic.fullName,
    clinic.address.street,
    clinic.address.locality,
    clinic.siteUrl,
    clinic.bookingUrl,
    clinic.email,
    clinic.whatsappNumber,
    ...clinic.phones.map(({ number }) => number),
    ...readdirSync('content/team')
      .filter((name) => name.endsWith('.json'))
      .map((name) => teamFile(name.replace('.json', '')).name),
  ];
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(tsx?|css)$/.test(name) && !/\.test\.|testing|examples|gatsby-types/.test(name),
  );
  expect(sources.length).toBeGreaterThan(100);
  const found = sources.flatMap((name) => {
    // Reasons and examples in comments may name the sample.
    const code = readFileSync(join('src', name), 'utf8').replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '');
    return names.filter((value) => code.includes(value)).map((value) => `src/${name}: ${value}`);
  });
  expect(found).toEqual([]);
});

test('as long as this is the sample site, its addresses and numbers reach nobody [PUR-16]', () => {
  if (!new URL(clinic.siteUrl).hostname.endsWith('.example')) return;
  for (const url of [
    clinic.siteUrl,
    clinic.bookingUrl,
    clinic.map.embedUrl,
    clinic.map.directionsUrl,
    clinic.credit.url,
    ...clinic.socialProfiles.map(({ url: profile }) => profile),
    ...(clinic.reviews?.avatars ?? []).map(({ url: avatar }) => avatar),
  ]) {
    expect(new URL(url).hostname).toMatch(/\.example$|^[a-z-]+\.example$/);
  }
  expect(clinic.email).toMatch(/\.example$/);
  const helplines = clinic.helplines.flatMap(({ numbers }) => numbers.map(({ digits }) => digits));
  expect(
    faults(({ $ }) =>
      $('a[href^="tel:"], a[href^="mailto:"]')
        .toArray()
        .flatMap((link) => {
          const href = $(link).attr('href')!;
          return /^tel:\+9100000\d{5}$|^mailto:[^@]+@[^?]+\.example(\?|$)/.test(href) ||
            helplines.includes(href.replace('tel:', ''))
            ? []
            : [href];
        }),
    ),
  ).toEqual([]);
});

test('links to other sites lead to booking, WhatsApp, maps, social profiles, the agency and the sources of articles, and nowhere else [DAT-05]', () => {
  const known = [
    clinic.bookingUrl,
    clinic.map.embedUrl,
    clinic.map.directionsUrl,
    clinic.credit.url,
    ...clinic.socialProfiles.map(({ url }) => url),
  ];
  expect(
    faults(({ $, path }) => {
      const sources = path.startsWith('/blog/')
        ? (JSON.parse(readFileSync(`content${path}.json`, 'utf8')) as { sources: { url: string }[] }).sources.map(
            ({ url }) => url,
          )
        : [];
      return $('a[href^="http"]')
        .map((_, link) => $(link).attr('href')!)
        .get()
        .filter((href) => ![...known, ...sources].includes(href) && !href.startsWith('https://wa.me/'));
    }),
  ).toEqual([]);
});

test('the splash’s duration is the content’s [SPL-09]', () => {
  expect(navigation.splash.durationMs).toBe(2000);
  expect(
    faults(({ html }) => (html.includes(`--splash-duration:${navigation.splash.durationMs}ms`) ? [] : ['no duration'])),
  ).toEqual([]);
});

test('slide 1 speaks of a trusted psychiatrist and online psychiatry [HER-03]', () => {
  expect(textOf('/', 'main > section:first-of-type > div:nth-of-type(1)')).toMatch(
    /Psychiatrist You Can Trust.*online psychiatry/,
  );
});

test('slide 2 speaks of a clinic for all ages with online consultation [HER-04]', () => {
  expect(textOf('/', 'main > section:first-of-type > div:nth-of-type(2)')).toMatch(
    /Every Age.*clinic.*online consultation for all ages/,
  );
});

test('slide 3 speaks of wellness planned for the person, of holistic treatment, and in Hindi of mental health services [HER-05]', () => {
  expect(textOf('/', 'main > section:first-of-type > div:nth-of-type(3)')).toMatch(
    /Mental Wellness, Planned Around You.*मानसिक स्वास्थ्य सेवाएँ.*Holistic treatment for anxiety, depression and ADHD/,
  );
  expect(textOf('/', 'main > section:first-of-type > div:nth-of-type(3) [lang="hi"]')).toBe('मानसिक स्वास्थ्य सेवाएँ');
});

test('a list of questions, on Home, About and each service, has a heading, and each question has an answer [FAQ-02]', () => {
  const asking = pages.filter(({ $ }) => $('details[name]').length > 0);
  expect(asking.map(({ path }) => path).sort()).toEqual(
    pages
      .map(({ path }) => path)
      .filter((path) => ['/', '/about'].includes(path) || path.startsWith('/services/'))
      .sort(),
  );
  expect(
    faults(({ $ }) =>
      $('details[name]')
        .toArray()
        .flatMap((item) => {
          const heading = $(item).closest('section').find('h2').first().text();
          return heading && $(item).find('summary h3').text() && $(item).find('p').text()
            ? []
            : [$(item).text().slice(0, 60)];
        }),
    ),
  ).toEqual([]);
});

test('a page that speaks of suicide or self-harm, be it in the title of another article, has numbers to tap before [SAF-01]', () => {
  const speaks = /suicid|self-harm|आत्महत्या/i;
  const speaking = pages.filter(({ path }) => speaks.test(textOf(path, 'main')));
  expect(speaking.map(({ path }) => path)).toEqual(
    expect.arrayContaining(isSampleSite ? ['/', '/blogs', '/blog/cognitive-behavioral-therapy'] : []),
  );
  expect(
    faults(({ $ }) => {
      const before = $('main')
        .html()!
        .replace(/<(?:picture|script)[\s\S]*?<\/(?:picture|script)>/g, '');
      // Of the markup the words alone: addresses and ids name pages too.
      const words = before.replace(/<[^>]*>/g, (tag) => (/href="tel:14416"/.test(tag) ? '☎' : ' '));
      const help = words.indexOf('☎');
      const first = words.search(speaks);
      return help >= 0 && help < first
        ? []
        : [`“${words.slice(Math.max(0, first - 30), first + 40)}” with no number before`];
    }, speaking),
  ).toEqual([]);
});

test('no page says “committed suicide”, a “successful” or “failed” attempt, or “victims” [SAF-02]', () => {
  expect(
    faults(
      ({ path }) =>
        textOf(path).match(
          /commit\w* suicide|(un)?successful (suicide|attempt)|failed (suicide )?attempt|suicide victims?|suicide epidemic/gi,
        ) ?? [],
    ),
  ).toEqual([]);
});

test('no page names a person by a condition [SAF-03]', () => {
  expect(
    faults(
      ({ path }) =>
        textOf(path).match(
          /\b(schizophrenics?|psychotics|depressives|bipolars|the mentally ill|lunatics?|addicts?|retarded|suffers? from)\b/gi,
        ) ?? [],
    ),
  ).toEqual([]);
});

test('no page claims a medical review [SAF-04]', () => {
  expect(
    faults(
      ({ html }) => html.match(/(medically|clinically) (reviewed|checked|approved)|reviewedBy|lastReviewed/gi) ?? [],
    ),
  ).toEqual([]);
});
