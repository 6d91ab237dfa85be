/**
 * Which scripts, pictures, frames and connections a page may have.
 *
 * Two places, one source: the header holds what is the same for all pages, and each page’s own meta tag adds the hashes of
 * its inline scripts. Hashes in headers would grow with the number of pages, beyond what some hosts take, and would
 * block a page’s scripts whenever page and header come from two deploys (docs/hosting.md).
 */
import { createHash } from 'node:crypto';
import { checkHeader } from './checkHeader';

/** Addresses that the content loads from other hosts. */
export interface ForeignSources {
  /** Pictures: those of `reviews.avatars` in content/clinic.json, in order. */
  images: readonly string[];
  /** Frames: the map, `map.embedUrl` there. */
  frames: readonly string[];
}

const SELF = "'self'";
const NONE = "'none'";

/** @throws if the address is none that starts with https:// */
function originOf(address: string, field: string): string {
  if (/^https:\/\//.test(address) && URL.canParse(address)) return new URL(address).origin;
  throw new Error(
    `content/clinic.json: ${field} is ${JSON.stringify(address)}; it must be an address that starts with https://.`,
  );
}

/** @param fieldOf the field of content/clinic.json that an address comes from, by its place among them */
const origins = (addresses: readonly string[], fieldOf: (index: number) => string) =>
  [...new Set(addresses.map((address, index) => originOf(address, fieldOf(index))))].sort();

/**
 * Directives that hold for every page, whatever it holds.
 * @throws on an address that is none
 */
function sharedDirectives({ images, frames }: ForeignSources): [directive: string, ...sources: string[]][] {
  const frameOrigins = origins(frames, () => 'map.embedUrl');
  return [
    ['img-src', SELF, 'data:', ...origins(images, (index) => `reviews.avatars[${index}].url`)],
    ['frame-src', ...(frameOrigins.length > 0 ? frameOrigins : [NONE])],
    ['connect-src', SELF],
    ['font-src', SELF],
    ['manifest-src', SELF],
    // Gatsby puts all styles inline, and React and pictures have style attributes.
    ['style-src', SELF, "'unsafe-inline'"],
    ['media-src', NONE],
    ['object-src', NONE],
    ['worker-src', NONE],
    ['base-uri', NONE],
    ['form-action', SELF],
  ];
}

/** @throws if an address that the content loads from another host is none */
export const checkSources = (sources: ForeignSources): void => void sharedDirectives(sources);

const join = (directives: readonly (readonly string[])[]) =>
  directives.map((directive) => directive.join(' ')).join('; ');

/** The policy for the header: the same for every file of the site. */
export const policyForHeader = (sources: ForeignSources): string =>
  checkHeader('Content-Security-Policy', join([...sharedDirectives(sources), ['frame-ancestors', NONE]]));

/** Whether a directive says what default-src says for it anyway. */
const isDefault = ([directive, ...sources]: readonly string[]) =>
  directive!.endsWith('-src') && sources.join() === SELF;

/** A form that composes a message (src/sections/MessageForm); it must never be sent to a server. */
const MESSAGE_FORM = /<form\b[^>]* data-message-form\b/;

/**
 * The policy for a page’s meta tag, with the hashes of its inline scripts. On a page with a message form no form can be
 * sent natively, even if no script runs that would hold it; elsewhere the search works before React does.
 */
export function policyForPage(sources: ForeignSources, html: string): string {
  const formAction = MESSAGE_FORM.test(html) ? NONE : SELF;
  return join([
    ['default-src', SELF],
    ['script-src', SELF, ...hashInlineScripts(html).map((hash) => `'${hash}'`)],
    ...sharedDirectives(sources)
      .filter((directive) => !isDefault(directive))
      .map((directive) => (directive[0] === 'form-action' ? ['form-action', formAction] : directive)),
  ]);
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
/** Kinds of script elements that hold data, which no policy asks about. */
const isData = (attributes: string) => /\btype\s*=\s*"(?!(?:text|application)\/javascript"|module")/.test(attributes);

/** Hashes of a page’s inline scripts, in order, each once. */
export function hashInlineScripts(html: string): string[] {
  const scripts = [...html.matchAll(SCRIPT)].filter(
    ([, attributes = '']) => !/\bsrc\s*=/.test(attributes) && !isData(attributes),
  );
  return [...new Set(scripts.map(([, , text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`))];
}

/**
 * Gives a page its policy, before anything that the policy speaks of.
 * @throws if the page has no place for it
 */
export function addPolicy(html: string, sources: ForeignSources): string {
  const charset = html.match(/<meta charset="utf-8"\s*\/?>/i)?.[0];
  if (!charset) throw new Error('the page has no <meta charset="utf-8">, so no place for its security policy.');
  const policy = policyForPage(sources, html);
  return html.replace(
    charset,
    () => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy.replaceAll('"', '&quot;')}"/>`,
  );
}
