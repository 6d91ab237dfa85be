import ts from 'typescript';

/** A test, as its source file names it. */
export interface FoundTest {
  file: string;
  /** Titles of the groups around it and its own, without the ids; `…` stands for inserted values. */
  title: string;
  /** Ids of the statements that it shows. */
  ids: string[];
}

const ID = '[A-Z]{3}-\\d{2}';
const tag = new RegExp(`^(.*?)\\s*\\[(${ID}(?:, ${ID})*)\\]$`, 's');

/**
 * The strings that an expression may evaluate to: both branches of a conditional, a template with `…` for its values.
 */
function wordsOf(node: ts.Node | undefined): string[] {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('')];
  if (ts.isConditionalExpression(node)) return [...wordsOf(node.whenTrue), ...wordsOf(node.whenFalse)];
  return [];
}

/** `test`, `test.describe`, `test.each` and so on, as words. */
function nameOf(callee: ts.Expression): string {
  if (ts.isIdentifier(callee)) return callee.text;
  if (ts.isPropertyAccessExpression(callee)) return `${nameOf(callee.expression)}.${callee.name.text}`;
  if (ts.isCallExpression(callee) || ts.isTaggedTemplateExpression(callee))
    return nameOf(ts.isCallExpression(callee) ? callee.expression : callee.tag);
  return '';
}

const isTest = (name: string) => /^(test|it|look)(\.each)?$/.test(name);
const isGroup = (name: string) => /^((test|look)\.)?describe(\.each)?$/.test(name);

/** Every test of a source file, with the ids at the end of its title. */
export function findTests(file: string, source: string): FoundTest[] {
  const found: FoundTest[] = [];
  const visit = (node: ts.Node, groups: string): void => {
    let within = groups;
    // Skip the inner call of `test.each(table)(title, …)`.
    if (ts.isCallExpression(node) && !ts.isCallExpression(node.parent)) {
      const name = nameOf(node.expression);
      const words = wordsOf(node.arguments[0]);
      if (isGroup(name) && words[0] !== undefined) within = `${groups}${words[0]} › `;
      if (isTest(name)) {
        for (const each of words) {
          const [, title = each, ids = ''] = tag.exec(each) ?? [];
          found.push({ file, title: groups + title, ids: ids ? ids.split(', ') : [] });
        }
      }
    }
    ts.forEachChild(node, (child) => visit(child, within));
  };
  visit(
    ts.createSourceFile(
      file,
      source,
      ts.ScriptTarget.Latest,
      true,
      file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
    ),
    '',
  );
  return found;
}
