/**
 * Moves the web fonts and the rules that use them from the site’s styles into a sheet of their own, which loads after a
 * page’s first view (src/early/fonts.ts).
 */
import { parse, root as makeRoot, type AtRule, type Rule } from 'postcss';

interface WebFonts {
  /** The styles without web fonts. */
  rest: string;
  /** The web fonts’ own sheet. */
  sheet: string;
  /** Addresses of the fonts that every page uses: those without a `unicode-range`. */
  files: string[];
}

const valueOf = (rule: AtRule | Rule, name: string): string => {
  let found = '';
  rule.walkDecls(name, ({ value }) => void (found = value));
  return found;
};

/**
 * Splits the site’s styles.
 * @param css the whole site’s styles
 * @throws if a web font is used other than in a custom property of a top-level rule, since that could not load later
 */
export function takeWebFonts(css: string): WebFonts {
  const rest = parse(css);
  const fonts = makeRoot();
  const families = new Set<string>();
  const files: string[] = [];
  rest.walkAtRules('font-face', (face) => {
    const address = /url\(["']?([^"')]+)/.exec(valueOf(face, 'src'))?.[1];
    // A face that adjusts a system font belongs to the first view.
    if (!address) return;
    // Minifiers drop quotes where they can.
    families.add(valueOf(face, 'font-family').replace(/["']/g, ''));
    if (!valueOf(face, 'unicode-range')) files.push(address);
    fonts.append(face.remove());
  });
  rest.walkDecls((declaration) => {
    if (![...families].some((family) => declaration.value.includes(family))) return;
    const rule = declaration.parent as Rule;
    if (rule.parent !== rest || !declaration.prop.startsWith('--'))
      throw new Error(
        `${rule.selector} names a web font itself: it is to use a token, which src/styles/fonts.css sets.`,
      );
    const last = fonts.last as Rule;
    if (last.type === 'rule' && last.selector === rule.selector) last.append(declaration.remove());
    else fonts.append(rule.clone({ nodes: [declaration.remove()] }));
    if (rule.nodes.length === 0) rule.remove();
  });
  return { rest: rest.toString(), sheet: fonts.toString(), files };
}
