/** Copies of the site, for building it with other content outside the repository. */
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readJson } from '../supplyChain/readJson';
import { makeArticle } from './makeArticles';

const COPIED = ['content', 'src', 'static', 'scripts', 'docs', 'package.json', 'tsconfig.json'];
const isEntryPoint = (name: string) => /^gatsby-\w+\.tsx?$/.test(name);

/** Copies the site’s sources and links its packages; an earlier copy is deleted. */
export function copySite(to: string): void {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  for (const name of [...COPIED, ...readdirSync('.').filter(isEntryPoint)])
    cpSync(name, join(to, name), { recursive: true });
  // A junction on Windows, where a symbolic link takes rights that few users have; other systems know no kinds.
  symlinkSync(resolve('node_modules'), join(to, 'node_modules'), 'junction');
}

interface ArticleFile {
  image: { src: string };
}

/** Adds synthetic articles to a content folder until it has the wanted number. */
export function addArticles(content: string, wanted: number): void {
  const folder = join(content, 'blog');
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const own = names.filter((name) => !name.startsWith('synthetic-'));
  const ingredients = {
    tags: readJson<{ tags: string[] }[]>(join(content, 'categories.json')).flatMap(({ tags }) => tags),
    pictures: own.map((name) => readJson<ArticleFile>(join(folder, name)).image.src),
  };
  for (let number = 0; number < wanted - own.length; number += 1) {
    const path = join(folder, `synthetic-${number}.json`);
    if (!existsSync(path)) writeFileSync(path, JSON.stringify(makeArticle(number, ingredients), null, 2));
  }
}
