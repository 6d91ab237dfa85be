import { GROUND_COLOUR, THEME_COLOUR } from '../../lib/colours';
import { htmlLang } from '../../lib/language';
import type { PublishedSite } from './siteFiles';

/** Files below `static/`, drawn by `npm run icons`. */
export const ICONS = [
  { src: '/icons/icon-192.png', sizes: '192x192', purpose: 'any' },
  { src: '/icons/icon-512.png', sizes: '512x512', purpose: 'any' },
  { src: '/icons/icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
] as const;

/** The web manifest: how the site appears on a home screen. */
export function renderWebManifest({ name, fullName, description }: PublishedSite): string {
  const manifest = {
    id: '/',
    name: fullName,
    short_name: name,
    description,
    lang: htmlLang('en'),
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'browser',
    theme_color: THEME_COLOUR,
    background_color: GROUND_COLOUR,
    icons: ICONS.map((icon) => ({ ...icon, type: 'image/png' })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
