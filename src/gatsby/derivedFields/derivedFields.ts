/** Fields that are computed, not written: here, from the functions of `lib`, and never in components. */
import { collections, type Collection } from '../../content-model/collections';
import { articleFields } from './articleFields';
import { articleListFields, categoryFields, teamMemberFields } from './articleLists';
import {
  clinicFields,
  closureFields,
  helplineNumberFields,
  hoursInShortFields,
  phoneFields,
  shiftFields,
} from './clinicFields';
import { pageFields, position, type Field } from './field';
import { serviceFields } from './serviceFields';

const ownFields: Record<string, Record<string, Field>> = {
  Article: articleFields,
  ArticleListPage: articleListFields,
  Category: categoryFields,
  Clinic: clinicFields,
  Closure: closureFields,
  FaqItem: { position },
  HelplineNumber: helplineNumberFields,
  HoursInShort: hoursInShortFields,
  Phone: phoneFields,
  Service: serviceFields,
  Shift: shiftFields,
  TeamMember: teamMemberFields,
  Testimonial: { position },
};

/** Types of single pages; entries of folders have their own `pageFields`. */
const pageTypes = (collections as readonly Collection[])
  .filter(({ kind, route }) => kind === 'one' && route)
  .map(({ typeName }) => typeName);

/** The derived fields of a type: those of every page, if it is one page’s, and its own. */
const fieldsOf = (name: string): Record<string, Field> => ({
  ...(pageTypes.includes(name) && pageFields(name)),
  ...ownFields[name],
});

/** The derived fields as Gatsby type builders, which merge with the types written from the schemas. */
export const buildDerivedTypes = (schema: { buildObjectType: (config: object) => unknown }): unknown[] =>
  [...new Set([...pageTypes, ...Object.keys(ownFields)])]
    .sort()
    .map((name) => schema.buildObjectType({ name, fields: fieldsOf(name) }));
