/** Which rules of the whole site’s styles a page can use on screen. */
import type { AtRule, Container, Root, Rule } from 'postcss';
import parseSelectors, { type Attribute, type Pseudo, type Selector } from 'postcss-selector-parser';

const ALTERNATIVES = new Set([':is', ':where', ':has']);

/** What a page’s HTML offers to selectors. */
export interface Offer {
  /** Names of its elements, in lower case. */
  elements: ReadonlySet<string>;
  /** Languages that its elements name. */
  languages: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  /** Values of its data attributes, by the attribute’s name. */
  values: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * Whether the page sets this attribute, but never to this value: then it is a variant that the page does not use. An
 * attribute that is missing altogether may be a state that scripts set, so it may match.
 */
function isOtherVariant({ attribute, operator, value }: Attribute, { values }: Offer): boolean {
  const found = values.get(attribute);
  return found !== undefined && operator === '=' && !found.has(value!);
}

/** Whether the page has text in one of the languages; `hi` matches `hi-IN` too. */
const speaks = ({ nodes }: Pseudo, { languages }: Offer): boolean =>
  nodes.some((asked) => [...languages].some((found) => `${found}-`.startsWith(`${String(asked).trim()}-`)));

/**
 * Whether a selector can match in a page. Only elements, languages, classes and variants count as missing from a page:
 * states, and so other attributes, come and go, and ids are few.
 */
function canMatch(selector: Selector, offer: Offer): boolean {
  return selector.nodes.every((node) => {
    if (node.type === 'tag') return offer.elements.has(node.value.toLowerCase());
    if (node.type === 'class') return offer.classes.has(node.value);
    if (node.type === 'attribute') return !isOtherVariant(node, offer);
    if (node.type === 'pseudo' && node.value === ':lang') return speaks(node, offer);
    if (node.type !== 'pseudo' || !ALTERNATIVES.has(node.value)) return true;
    return node.nodes.some((inner) => canMatch(inner, offer));
  });
}

const isInKeyframes = (rule: Rule) => rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as AtRule).name);

/** Drops print rules: they come with the whole sheet, which every page loads for print. */
const dropPrint = (root: Root) =>
  root.walkAtRules('media', (question) => {
    if (question.params === 'print') question.remove();
  });

function dropRules(root: Root, offer: Offer): void {
  root.walkRules((rule) => {
    if (isInKeyframes(rule)) return;
    const kept = parseSelectors()
      .astSync(rule.selector)
      .nodes.filter((selector) => canMatch(selector, offer));
    if (kept.length > 0) rule.selector = kept.join(',');
    else rule.remove();
  });
}

/** Drops animations and custom properties that no rule uses any more. @param kept properties that something else uses */
function dropUnused(root: Root, kept: ReadonlySet<string>): void {
  const words = new Set<string>();
  root.walkDecls((declaration) => {
    for (const word of declaration.value.match(/[\w-]+/g) ?? []) words.add(word);
  });
  let dropped = 0;
  root.walkDecls(/^--/, (declaration) => {
    if (words.has(declaration.prop) || kept.has(declaration.prop)) return;
    declaration.remove();
    dropped += 1;
  });
  root.walkAtRules(/keyframes$/, (animation) => {
    if (!words.has(animation.params)) animation.remove();
  });
  // A dropped property may have been the only one that used another.
  if (dropped > 0) dropUnused(root, kept);
}

function dropEmpty(container: Container): void {
  for (const child of [...(container.nodes ?? [])]) {
    if (child.type !== 'rule' && child.type !== 'atrule') continue;
    // A statement such as the order of layers has no nodes at all.
    if (!child.nodes) continue;
    dropEmpty(child);
    if (child.nodes.length === 0) child.remove();
  }
}

/**
 * The rules of a sheet that can match on screen in a page, and what they use.
 * @param kept custom properties that something else uses too
 */
export function pickRules(sheet: Root, offer: Offer, kept: ReadonlySet<string>): string {
  const root = sheet.clone();
  dropPrint(root);
  dropRules(root, offer);
  dropUnused(root, kept);
  dropEmpty(root);
  return root.toString();
}
