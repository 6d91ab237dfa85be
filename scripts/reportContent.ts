/** `npm run report:content`: writes docs/content.md, the guide to the rules and the figures of each article. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { checkFile } from '../src/content-model/checkFile';
import { makeContent } from '../src/content-model/content';
import { readContent } from '../src/content-model/readContent';
import { rules } from '../src/content-model/rules/allRules';
import { toContentGuide } from '../src/content-model/toContentGuide';

const { files, pictures } = readContent(resolve('content'));
const content = makeContent(files.map(checkFile), pictures);
const valuesOf = <T>(entries: readonly { value: T }[]) => entries.map(({ value }) => value);
const guide = toContentGuide({
  rules,
  articles: valuesOf(content.ofType('Article')),
  categories: valuesOf(content.ofType('Category')),
});

mkdirSync(resolve('docs'), { recursive: true });
writeFileSync(resolve('docs/content.md'), guide);
console.log('docs/content.md is written.');
