import { posix } from 'node:path';
import type { JsonSchema } from '../../../src/content-model/fields';
import type { PictureSizes } from '../../../src/content-model/rule';
import type { Fault } from './fieldFaults';

/** A way to break what a field leads to. */
export interface LinkFault extends Fault {
  /** Pictures that are there besides those of the content. */
  pictures?: PictureSizes;
}

const dropMiddle = (text: string) =>
  text.slice(0, Math.floor(text.length / 2)) + text.slice(Math.floor(text.length / 2) + 1);

const referenceFaults = (right: string): LinkFault[] => [
  { kind: 'misspelt reference', value: dropMiddle(right), suggestion: `"${right}"` },
  { kind: 'unknown reference', value: 'zzzzzzzz-zzzzzzzz-zzzzzzzz' },
];

function routeFaults(right: string): LinkFault[] {
  const path = right.replace(/[?#].*$/, '');
  const misspelt = path === '/' ? '/a' : dropMiddle(path);
  return [
    { kind: 'misspelt page', value: misspelt, suggestion: `"${path}"` },
    { kind: 'misspelt page with a query and a place', value: `${misspelt}?page=2#list`, suggestion: `"${path}"` },
    { kind: 'unknown place of a page', value: `${path}#zzzzzzzz-zzzzzzzz`, suggestion: `"${path}"` },
    { kind: 'unknown page', value: '/zzzzzzzz/zzzzzzzz/zzzzzzzz', suggestion: 'one of: /' },
  ];
}

function pictureFaults(right: string, minWidth: number, file: string): LinkFault[] {
  const folder = posix.dirname(file);
  const beside = (size: { width: number; height: number } | null, name = 'other-picture.jpg') =>
    new Map([[posix.join(folder, name), size]]);
  const misspelt = posix.join(posix.dirname(right), dropMiddle(posix.basename(right)));
  return [
    {
      kind: 'misspelt picture',
      value: misspelt.startsWith('.') ? misspelt : `./${misspelt}`,
      suggestion: `"${right}"`,
    },
    { kind: 'missing picture', value: './zzzzzzzz/zzzzzzzz/zzzzzzzz/zzzzzzzz/zzzzzzzz.jpg' },
    { kind: 'tiny picture', value: './other-picture.jpg', pictures: beside({ width: minWidth - 1, height: minWidth }) },
    {
      kind: 'picture with its ending in capitals',
      value: './other-picture.jpg',
      pictures: beside({ width: minWidth, height: minWidth }, 'other-picture.JPG'),
      suggestion: 'rename content/',
    },
    { kind: 'unreadable picture', value: './other-picture.jpg', pictures: beside(null) },
  ];
}

/** Every way to break what a field leads to; `file` holds the field. */
export function linkFaultsOf({ ref, route, picture }: JsonSchema, right: unknown, file: string): LinkFault[] {
  if (typeof right !== 'string') return [];
  if (ref) return referenceFaults(right);
  if (route) return routeFaults(right);
  return picture ? pictureFaults(right, picture.minWidth, file) : [];
}
