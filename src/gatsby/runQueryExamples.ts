import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

type RunQuery = (query: string) => Promise<{ data?: unknown; errors?: unknown }>;

/** A query of the documentation with its answer. */
export interface QueryAnswer {
  query: string;
  data: unknown;
  errors: string[];
}

/** The GraphQL blocks of a Markdown text. */
export const queriesIn = (markdown: string): string[] =>
  [...markdown.matchAll(/```graphql\n([\s\S]*?)```/g)].map(([, query]) => query!.trim());

/**
 * Runs the example queries of the documentation against the real schema, and writes their answers to a file for a site
 * test. Only the test command asks for it.
 */
export async function runQueryExamples(graphql: RunQuery, markdownFile: string, answersFile: string): Promise<void> {
  const answers: QueryAnswer[] = [];
  for (const query of queriesIn(readFileSync(markdownFile, 'utf8'))) {
    const { data, errors } = await graphql(query);
    answers.push({ query, data: data ?? null, errors: errors ? [JSON.stringify(errors)] : [] });
  }
  mkdirSync(dirname(answersFile), { recursive: true });
  writeFileSync(answersFile, JSON.stringify(answers, null, 1));
}
