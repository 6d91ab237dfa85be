import type { PublishedSite } from './siteFiles';

/** Where it belongs, by RFC 9116. */
export const SECURITY_TEXT = '.well-known/security.txt';

/** Days that it is valid for after the build; RFC 9116 asks for less than a year. */
const DAYS_VALID = 360;

/** security.txt: to whom somebody who finds a hole in the site can write, in the languages of its articles. */
export function renderSecurityText({ siteUrl, email, builtOn, articles }: PublishedSite): string {
  const expires = new Date(`${builtOn}T00:00:00Z`);
  expires.setUTCDate(expires.getUTCDate() + DAYS_VALID);
  const languages = new Set(['en', ...articles.map(({ language }) => language)]);
  return [
    `Contact: mailto:${email}\n`,
    `Expires: ${expires.toISOString().replace('.000', '')}\n`,
    `Preferred-Languages: ${[...languages].join(', ')}\n`,
    `Canonical: ${siteUrl}/${SECURITY_TEXT}\n`,
  ].join('');
}
