import type { GatsbyNode } from 'gatsby';
import { toGraphqlSdl } from '../content-model/toGraphqlSdl';
import { buildDerivedTypes } from './derivedFields/derivedFields';

/** Gives Gatsby every content type, from the schemas alone, and the derived fields. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions, schema }) => {
  actions.createTypes(toGraphqlSdl());
  actions.createTypes(buildDerivedTypes(schema as never) as never);
};
