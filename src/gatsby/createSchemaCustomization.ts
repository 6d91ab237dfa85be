import type { GatsbyNode } from 'gatsby';
import { toGraphqlSdl } from '../content-model/derived/toGraphqlSdl';
import { FAULTY_ENTRY } from './contentTypeName';
import { buildDerivedTypes } from './derivedFields/derivedFields';

const faultyEntry = `
"""
What is in content/ and can’t be used: a file of no collection, or a faulty entry. Only the development server has any.
"""
type ${FAULTY_ENTRY} implements Node @dontInfer { id: ID! }`;

/** What GraphiQL shows first; Gatsby lets nobody describe its own fields there. */
const START = `The content of the site. Of each type there is one field for one entry (\`article\`, \`clinic\`), and one for all of them (\`allArticle\`) with filter, sort, limit and skip. Without sort the order is not fixed. docs/querying.md lists the types and has examples. Fields that begin with site, file, directory and image are Gatsby’s own.`;

/** Gives Gatsby every content type, from the schemas alone, and the derived fields. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions, schema }) => {
  actions.createTypes(toGraphqlSdl());
  actions.createTypes(faultyEntry);
  actions.createTypes(schema.buildObjectType({ name: 'Query', description: START, fields: {} }));
  actions.createTypes(buildDerivedTypes(schema as never) as never);
};
