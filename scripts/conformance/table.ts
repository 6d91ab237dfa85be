import type { FoundTest } from './findTests';

/** A row of the table, without its tests. */
export interface Statement {
  id: string;
  text: string;
  source: string;
}

const row = /^\| ([A-Z]{3}-\d{2}) \| (.+?) \| ([^|]+?) \|(.*)\|$/;
const countLine = /^<!-- count -->.*$/m;

/** The statements of the table, in its order. */
export const readStatements = (page: string): Statement[] =>
  page.split('\n').flatMap((line) => {
    const [, id, text, source] = row.exec(line) ?? [];
    return id ? [{ id, text: text!, source: source! }] : [];
  });

const isOnBuiltSite = ({ file }: FoundTest) => file.startsWith('tests/');
const nameOf = (file: string) =>
  file
    .split('/')
    .at(-1)!
    .replace(/\.(spec|test)\.tsx?$/, '');
const escape = (text: string) =>
  text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/[\\|*_`[\]]/g, '\\$&');

/** The tests of a statement, file by file; those on the built site come first. */
function cellOf(tests: FoundTest[]): string {
  const ordered = [...tests.filter(isOnBuiltSite), ...tests.filter((test) => !isOnBuiltSite(test))];
  const files = [...new Set(ordered.map(({ file }) => file))];
  const titlesIn = (file: string) =>
    [...new Set(ordered.filter((test) => test.file === file).map(({ title }) => escape(title)))].join('; ');
  return files.map((file) => `[${nameOf(file)}](../${file}): ${titlesIn(file)}`).join('<br>');
}

/** The page with its last column and its count updated. */
export function withTestColumn(page: string, tests: readonly FoundTest[]): string {
  const statements = readStatements(page);
  const showing = (id: string) => tests.filter(({ ids }) => ids.includes(id));
  const onSite = statements.filter(({ id }) => showing(id).some(isOnBuiltSite));
  const others = statements.filter((statement) => !onSite.includes(statement)).map(({ id }) => id);
  const tagged = tests.filter(({ ids }) => ids.length > 0);
  const count = `<!-- count -->**${statements.length} statements, shown by ${tagged.length} tests**; ${onSite.length} of them on the built site${others.length > 0 ? `, the others (${others.join(', ')}) where the site gives no occasion` : ''}.`;
  return page
    .replace(countLine, () => count)
    .split('\n')
    .map((line) =>
      line.replace(
        row,
        (_, id: string, text: string, source: string) => `| ${id} | ${text} | ${source} | ${cellOf(showing(id))} |`,
      ),
    )
    .join('\n');
}
