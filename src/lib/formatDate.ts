const locales = { en: 'en-IN', hi: 'hi-IN-u-nu-latn' } as const;

/**
 * A calendar day in words: 15 August 2025; in Hindi 15 अगस्त 2025, with the same digits as the rest of the page.
 * @param isoDate YYYY-MM-DD; read as a day, never as a moment, so that no time zone can shift it
 */
export function formatDate(isoDate: string, language: keyof typeof locales = 'en'): string {
  return new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${isoDate}T00:00:00Z`));
}

/** A span of days in words, as short as possible: 26 January 2027; 22–23 March 2027; 30 March – 2 April 2027. */
export function formatDays(from: string, to: string): string {
  const last = formatDate(to);
  if (from === to) return last;
  const [day = '', month, year] = formatDate(from).split(' ');
  if (!last.endsWith(` ${year}`)) return `${formatDate(from)} – ${last}`;
  return last.endsWith(` ${month} ${year}`) ? `${day}–${last}` : `${day} ${month} – ${last}`;
}
