/**
 * Breaks every field of every collection, and every file, in each way that applies, and checks that the fault is told
 * at its file, line and field, in words, once, with a suggestion, and that a value that is suggested mends it.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { checkTogether } from '../../src/content-model/checkContent';
import { collections } from '../../src/content-model/collections';
import { exampleContent } from './examples/exampleContent';
import { faultsOf } from './faults/fieldFaults';
import { fieldNames, findPlaces, type FieldPlace } from './faults/fieldPlaces';
import { fileFaultsOf } from './faults/fileFaults';
import { linkFaultsOf, type LinkFault } from './faults/linkFaults';
import { ruleFaultsOf } from './faults/ruleFaults';
import { checkChanged, judge, makeBase, tryFault, type Base } from './faults/trial';
import { formatIssues } from '../../src/content-model/messages/formatIssues';
import { formatField, type FieldPath, type Issue } from '../../src/content-model/issue';
import { readContent } from '../../src/content-model/files/readContent';
import { structureRules } from '../../src/content-model/rules/allRules';
import { requiredCounts } from '../../src/content-model/rules/requiredCounts';

const root = resolve(__dirname, '../..');
const onDisk = readContent(resolve(root, 'content'));
const shippedFiles = onDisk.files.map((file) => ({ ...file, data: JSON.parse(file.text) as unknown }));
// The rules on words read every text again for each fault; they are tested one by one, beside this.
const shipped = makeBase(shippedFiles, onDisk.pictures, structureRules);
const maximal = exampleContent('maximal');
const examples = makeBase(
  maximal.files,
  maximal.pictures,
  structureRules.filter((rule) => rule !== requiredCounts),
);

/**
 * Kinds of faults that may be told without a suggestion, as nothing in the value tells what was meant; the message says
 * the form, the type or the choices.
 */
// prettier-ignore
const unguessable = new Set([
  // A list in place of a text, a text in place of a number: the value has to be another one. (What only lacks its
  // quotation marks, or has too many, has a suggestion: describeZodIssue.test.ts.)
  'wrong type: text', 'wrong type: number', 'wrong type: fraction', 'wrong type: boolean', 'wrong type: list',
  'wrong type: empty list', 'wrong type: object', 'list in place of an object',
  // Near none of the choices.
  'unknown choice',
  // Addresses that lead elsewhere, or nowhere.
  'javascript: address', 'ftp: address', 'data: address', 'mailto: address', 'protocol-relative address', 'parent folder',
  'address without host', 'address with a name before its host', 'address with a right-to-left mark',
  'no at sign', 'no domain', 'no ending of the domain', 'space in an address', 'two addresses',
  // Days and times that do not exist.
  'minute 60',
  // Digits, letters or words are lost, or too many.
  'phone in words', 'phone too long', 'phone too short', 'five digits', '0 first', 'number in words',
  'three letters', 'digit', 'too few digits', 'too many digits', 'letters',
]);
/** Kinds of which at least one fault was told without a suggestion. */
const withoutSuggestion = new Set<string>();

const kinds: Record<string, { tried: number; named: number }> = {};
const suggestions = { tried: 0, mending: 0 };
const failures: string[] = [];

function note(kind: string, where: string, verdict: string | undefined, issues: readonly Issue[]): void {
  if (issues.some(({ suggestion }) => !suggestion)) withoutSuggestion.add(kind);
  const group = (kinds[kind] ??= { tried: 0, named: 0 });
  group.tried += 1;
  if (verdict === undefined) group.named += 1;
  else failures.push(`${where}, ${kind}: ${verdict}`);
}

/** Writes what a message says to try, if it says a value, and checks that the rule is content with it. */
function trySuggestions(base: Base, file: string, path: FieldPath, issues: readonly Issue[]): void {
  for (const { rule, field, suggestion } of issues) {
    if (!suggestion || !/^"(?:[^"\\]|\\.)*"$/.test(suggestion) || field !== formatField(path)) continue;
    const after = tryFault(base, file, path, { kind: 'suggestion', value: JSON.parse(suggestion) }).issues;
    const isMended = !after.some(
      (issue) => issue.field === field && issue.rule === rule && issue.file === `content/${file}`,
    );
    suggestions.tried += 1;
    if (isMended) suggestions.mending += 1;
    else failures.push(`${file} ${field}: the suggestion ${suggestion} is no better`);
  }
}

function tryAll(
  base: Base,
  { name, file, path }: Pick<FieldPlace, 'name' | 'file' | 'path'>,
  faults: readonly LinkFault[],
): void {
  for (const fault of faults) {
    const { verdict, issues } = tryFault(base, file, path, { ...fault, isUnguessable: unguessable.has(fault.kind) });
    note(fault.kind, name, verdict, issues);
    trySuggestions(base, file, path, issues);
  }
}

/** Shipped content, and maximal examples for optional fields that it happens not to have. */
const places = { shipped: findPlaces(shippedFiles), examples: findPlaces(maximal.files) };

test('the shipped content and the examples are right before they are broken', () => {
  for (const { files, pictures, rules } of [shipped, examples]) {
    expect(
      formatIssues(
        checkTogether(
          [...files.values()].map(({ checked }) => checked),
          pictures,
          rules,
        ),
      ),
    ).toMatch(/^0 faults/);
  }
});

test.each(collections.map(({ typeName }) => typeName))('names every fault of every field: %s', (typeName) => {
  const before = failures.length;
  for (const name of fieldNames().filter((field) => field.split(/[.[]/)[0] === typeName)) {
    const isShipped = places.shipped.has(name);
    const place = (isShipped ? places.shipped : places.examples).get(name)!;
    tryAll(isShipped ? shipped : examples, place, [
      ...faultsOf(place.schema, place.value),
      ...linkFaultsOf(place.schema, place.value, place.file),
    ]);
  }
  expect(failures.slice(before)).toEqual([]);
});

test('names every fault of a file as a whole', () => {
  const before = failures.length;
  for (const fault of fileFaultsOf(shipped)) {
    const issues = checkChanged(shipped, fault);
    const isUnguessable = unguessable.has(fault.kind);
    note(fault.kind, fault.telling.file, judge(issues, { ...fault.telling, isUnguessable }), issues);
  }
  expect(failures.slice(before)).toEqual([]);
});

test('names every fault between fields and between files', () => {
  const before = failures.length;
  for (const fault of ruleFaultsOf(shipped)) tryAll(shipped, { ...fault, name: fault.file }, [fault]);
  expect(failures.slice(before)).toEqual([]);
});

test('has a suggestion for every fault but those that leave nothing to guess', () => {
  expect([...withoutSuggestion].sort()).toEqual([...unguessable].sort());
});

// One fault in a file that others lean on must not look like many.
test.each(['Clinic', 'Category', 'Service', 'Article', 'TeamMember', 'Redirect'])(
  'tells a fault once, whatever all rules see in it: %s',
  (name) => {
    const all = makeBase(shippedFiles, onDisk.pictures);
    const place = places.shipped.get(name);
    // A clinic may have no redirects.
    if (!place) return;
    const { file, schema, value, path } = place;
    const [fault] = faultsOf(schema, value).filter(({ kind }) => kind === 'missing');
    expect(tryFault(all, file, path, fault!).verdict).toBeUndefined();
    const broken = checkChanged(all, { changed: [{ path: file, text: '{' }] });
    expect(broken.map((issue) => issue.file)).toEqual([`content/${file}`]);
  },
);

afterAll(() => {
  const groups = Object.values(kinds);
  const sum = (key: 'tried' | 'named') => groups.reduce((total, group) => total + group[key], 0);
  const report = {
    tried: sum('tried'),
    named: sum('named'),
    fields: fieldNames().length,
    suggestions,
    failures,
    kinds,
  };
  mkdirSync(resolve(root, 'reports'), { recursive: true });
  writeFileSync(resolve(root, 'reports/mutations.json'), `${JSON.stringify(report, null, 2)}\n`);
  process.stdout.write(
    `${report.tried} faults tried, ${report.named} named correctly; ${suggestions.tried} suggestions tried, ${suggestions.mending} mend the fault.\n`,
  );
});
