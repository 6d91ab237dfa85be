/** Languages of content. */
export type Language = 'en' | 'hi';

/** Reads a language of content; anything unknown is English, the site’s own. */
export const toLanguage = (value: string | null | undefined): Language => (value === 'hi' ? 'hi' : 'en');

/** What the HTML attribute `lang` says for a language of content. */
export const htmlLang = (language: Language): string => (language === 'hi' ? 'hi' : 'en-IN');
