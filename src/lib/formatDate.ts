const locales = { en: 'en-IN', hi: 'hi-IN-u-nu-latn' } as const;

/**
 * A calendar day in words: 15 August 2025; in Hindi 15 अगस्त 2025, with the digits that the rest of the page has.
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
