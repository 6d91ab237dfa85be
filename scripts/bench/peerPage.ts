/**
 * The peer of a page: what a careful person would write by hand for the same content. It has the same hero picture,
 * headings, text and links, a few lines of CSS, the system’s fonts and no script. It is the benchmark’s baseline, close
 * to the best achievable.
 */
import { load, type Cheerio, type CheerioAPI } from 'cheerio';

type AnyNode = CheerioAPI extends (selector: string) => Cheerio<infer Node> ? Node : never;
type Element = Extract<AnyNode, { attribs: unknown }>;

const STYLES = `*{box-sizing:border-box}body{margin:0;font:1.125rem/1.6 system-ui,sans-serif;color:#222;background:#fff}
header,main,footer{padding:1rem 5vw;max-width:70rem;margin:auto}nav ul{display:flex;flex-wrap:wrap;gap:.5rem 1.25rem;padding:0;list-style:none}
a{color:#10545a;display:inline-block;padding:.2rem 0}h1,h2,h3{line-height:1.2}picture img{display:block;width:100%;height:auto;max-height:70vh;object-fit:cover}
label,input,select,textarea{display:block;width:100%;font:inherit}footer{background:#10383c;color:#fff;max-width:none}footer a{color:#fff}`;

/** Text elements that are copied; their containers are not. */
const TEXT = 'h1,h2,h3,h4,p,li,dt,dd,summary,figcaption,blockquote,label,th,td';
const LEFT_OUT = 'script,style,svg,picture,img,iframe,noscript,button,dialog,template,[data-splash-screen]';

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const tidy = (text: string) => text.replace(/\s+/g, ' ');

/** Text, links and form fields of some nodes; all other markup is dropped. */
function renderInline($: CheerioAPI, nodes: readonly AnyNode[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return escape(tidy(node.data));
      if (node.type !== 'tag' || $(node).is(LEFT_OUT)) return '';
      const inner = renderInline($, node.children);
      if ($(node).is('a[href]')) return `<a href="${escape($(node).attr('href')!)}">${inner}</a>`;
      return $(node).is('input,select,textarea') ? '<input>' : inner;
    })
    .join('');
}

/** Text elements of a part, in order; one inside another belongs to the outer one. */
function renderText($: CheerioAPI, part: string, headings?: 'h2'): string {
  const { lang } = ($(part)[0] as Element | undefined)?.attribs ?? {};
  const text = $(part)
    .find(TEXT)
    .toArray()
    .filter((element) => $(element).parentsUntil(part).filter(TEXT).length === 0)
    .filter((element) => $(element).closest(LEFT_OUT).length === 0)
    .map((element) => {
      const name = element.tagName === 'li' || element.tagName === 'summary' ? 'p' : element.tagName;
      const tag = /^(?:dt|dd|figcaption|blockquote|th|td)$/.test(name) ? 'p' : name;
      const words = renderInline($, element.children).trim();
      return (
        words &&
        `<${headings && /^h\d$/.test(tag) ? headings : tag}>${words}</${headings && /^h\d$/.test(tag) ? headings : tag}>`
      );
    })
    .join('\n');
  return lang ? `<div lang="${lang}">${text}</div>` : text;
}

/** The first picture in `main`, without its classes and inline styles. */
function renderHero($: CheerioAPI): string {
  const hero = $('main picture').first().clone();
  hero.find('*').addBack().removeAttr('class').removeAttr('style');
  return hero.length > 0 ? $.html(hero) : '';
}

/** What search engines read in the head, and the peer’s own styles; no script, no policy. */
function renderHead($: CheerioAPI): string {
  const kept = $('title, meta[name="description"], meta[name="robots"], link[rel="canonical"], link[rel="icon"]')
    .toArray()
    .map((element) => $.html($(element).removeAttr('data-react-helmet')))
    .join('');
  return `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${kept}<style>${STYLES}</style>`;
}

/** The peer of a built page. */
export function renderPeer(html: string): string {
  const $ = load(html);
  const links = $('header nav a[href]')
    .toArray()
    .map((link) => `<li><a href="${escape($(link).attr('href')!)}">${escape(tidy($(link).text()))}</a></li>`)
    .join('');
  return `<!doctype html><html lang="${$('html').attr('lang')}"><head>${renderHead($)}</head><body>
<header><nav aria-label="Main"><ul>${links}</ul></nav></header>
<main>${renderHero($)}
${renderText($, 'main')}</main>
<footer>${renderText($, 'body footer', 'h2')}</footer></body></html>
`;
}

/**
 * A built page as it would be without its splash: the element is gone, and the page beneath does not wait for it.
 * @throws if there is no splash, since then the measurement with and without it would be the same
 */
export function stripSplash(html: string): string {
  const $ = load(html, { sourceCodeLocationInfo: true });
  const place = ($('[data-splash-screen]')[0] as Element | undefined)?.sourceCodeLocation;
  if (!place) throw new Error('The page has no splash to strip.');
  return (html.slice(0, place.startOffset) + html.slice(place.endOffset)).replace(/<html\b/, '<html data-splash="off"');
}
