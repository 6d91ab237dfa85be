import { collections, type Collection } from '../../../src/content-model/collections';
import type { ExampleFile } from '../examples/exampleContent';
import { layOut } from './layOut';
import type { Base, Change, Telling } from './trial';

/** A way to break a file as a whole. */
export interface FileFault extends Change {
  kind: string;
  telling: Telling;
}

/** Changes line `index` of some lines, both counted from 0. */
type Break = readonly [kind: string, change: (line: string) => string, told?: number];

const onItsLine: readonly Break[] = [
  ['colon left out', (line) => line.replace('": ', '" ')],
  ['name without quotation marks', (line) => line.replace(/"(\w+)":/, '$1:')],
  ['single quotation marks', (line) => line.replace(/"(\w+)":/, "'$1':")],
  ['quotation mark left out', (line) => line.replace(/",$/, ',')],
  ['line break within text', (line) => line.replace(/": "(.)/, '": "$1\n')],
  ['tab within text', (line) => line.replace(/": "/, '": "\t')],
  ['backslash within text', (line) => line.replace(/": "/, '": "\\q')],
  ['word without quotation marks', (line) => line.replace(/: ".*",/, ': None,')],
  ['value left out', (line) => line.replace(/: ".*",/, ': ,')],
  ['doubled comma', (line) => `${line},`],
  ['comment', (line) => `${line} // to do`],
  ['mark of a merge', (line) => `<<<<<<< HEAD\n${line}`],
  ['comma left out', (line) => line.replace(/,$/, ''), 1],
];

/** A text that is followed by another field. */
const isText = (line: string, next: string | undefined) =>
  /^\s+"\w+": ".*",$/.test(line) && /^\s+"\w+": /.test(next ?? '');

function brokenJson({ path, data }: ExampleFile): FileFault[] {
  const { text } = layOut(data);
  const lines = text.split('\n');
  const at = lines.findLastIndex((line, index) => isText(line, lines[index + 1]));
  // A list without entries has nothing to break.
  if (at < 0) return [];
  const fault = (kind: string, changed: string, line: number): FileFault => ({
    kind: `JSON: ${kind}`,
    changed: [{ path, text: changed }],
    telling: { file: path, line, field: '' },
  });
  const withLine = (line: string) => [...lines.slice(0, at), line, ...lines.slice(at + 1)].join('\n');
  return [
    ...onItsLine.map(([kind, change, told = 0]) => fault(kind, withLine(change(lines[at]!)), at + 1 + told)),
    fault('comma before a bracket', text.replace(/\n([\]}])$/, ',\n$1'), lines.length),
    fault('cut off', lines.slice(0, at + 1).join('\n'), at + 1),
    fault('bracket left out', lines.slice(0, -1).join('\n'), lines.length - 1),
    fault('bracket too many', `${text}\n}\n`, lines.length + 1),
    fault('text after the end', `${text}\n\nmore`, lines.length + 2),
    fault('byte order mark', `\uFEFF${text}`, 1),
    fault('empty file', '', 1),
    fault('only white space', ' \n\n', 1),
    fault('no JSON at all', 'Some words', 1),
  ];
}

/** The first key of the first entry a second time, above the right one. */
function doubledKey({ path, data }: ExampleFile): FileFault[] {
  const { text } = layOut(data);
  const isList = Array.isArray(data);
  const [key] = Object.keys(((isList ? data[0] : data) ?? {}) as object);
  if (key === undefined) return [];
  const fault: FileFault = {
    kind: 'doubled key',
    changed: [{ path, text: text.replace('{\n', `{\n"${key}": "text",\n`) }],
    telling: { file: path, line: isList ? 4 : 3, field: `${isList ? '[0].' : ''}${key}`, suggestion: `"${key}"` },
  };
  return [fault];
}

function wrongFile({ kind, path, mayBeEmpty }: Collection, { path: file }: ExampleFile): FileFault[] {
  const told = { file, line: 1, field: '' };
  if (kind !== 'list')
    return [{ kind: 'list in place of an object', changed: [{ path: file, text: '[]' }], telling: told }];
  return [
    ...(mayBeEmpty ? [] : [{ kind: 'empty list', changed: [{ path, text: '[]' }], telling: told }]),
    { kind: 'object in place of a list', changed: [{ path, text: '{}' }], telling: told },
    { kind: 'text in place of a list', changed: [{ path, text: '"text"' }], telling: told },
  ];
}

function unknownFiles({ kind, path }: Collection): FileFault[] {
  const fault = (name: string, suggestion?: string): FileFault => ({
    kind: 'unknown file',
    changed: [{ path: name, text: '{}' }],
    telling: { file: name, line: 1, field: '', suggestion },
  });
  return kind === 'folder'
    ? [
        fault(`${path.slice(0, -1)}/new-entry.json`, `content/${path}/new-entry.json`),
        fault(`${path}/deep/new-entry.json`, `content/${path}/new-entry.json`),
        fault(`${path}/new-entry.txt`, `content/${path}/new-entry.json`),
        fault(`${path}/new-entry`, `content/${path}/new-entry.json`),
        fault(`${path}/new-entry.heic`, 'export it as JPEG'),
      ]
    : [fault(path.replace(/.\.json$/, '.json'), `content/${path}`), fault(`${path}.txt`, `content/${path}`)];
}

/** Every way to break the files of each collection as a whole. */
export function fileFaultsOf({ files }: Base): FileFault[] {
  return (collections as readonly Collection[]).flatMap((collection) => {
    const own = [...files.values()].filter(({ checked }) => checked.collection?.typeName === collection.typeName);
    const file = own.at(-1)!;
    const missing: FileFault = {
      kind: 'missing files',
      changed: [],
      removed: own.map(({ path }) => path),
      telling: { file: collection.path, line: 1, field: '', isFar: true },
    };
    return [
      ...brokenJson(file),
      ...doubledKey(file),
      ...wrongFile(collection, file),
      ...unknownFiles(collection),
      missing,
    ];
  });
}
