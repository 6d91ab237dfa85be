import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPublished } from '../src/lib/isPublished';
import { dayInIndia } from '../src/lib/indianTime';

const FOLDER = 'content/blog';

/** The articles whose day has come, as their files hold them, newest first, equal days by slug; the others have no page yet. */
export const publishedArticles = <Article extends { slug: string; date: string }>(): Article[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as Article)
    .filter((article) => isPublished(article, dayInIndia(new Date())))
    .sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug, 'en'));
