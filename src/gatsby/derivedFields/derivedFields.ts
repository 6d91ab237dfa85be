/** Fields that are computed, not written: here, from the functions of `lib`, and never in components. */
import { articleFields, articleListFields, categoryFields, teamMemberFields } from './articleFields';
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

const derivedFields: Record<string, Record<string, Field>> = {
  AboutPage: pageFields('AboutPage'),
  AppointmentPage: pageFields('AppointmentPage'),
  Article: articleFields,
  ArticleListPage: { ...pageFields('ArticleListPage'), ...articleListFields },
  Category: categoryFields,
  Clinic: clinicFields,
  Closure: closureFields,
  ContactPage: pageFields('ContactPage'),
  FaqItem: { position },
  HelplineNumber: helplineNumberFields,
  HomePage: pageFields('HomePage'),
  HoursInShort: hoursInShortFields,
  Phone: phoneFields,
  Service: serviceFields,
  Shift: shiftFields,
  TeamMember: teamMemberFields,
  Testimonial: { position },
};

/** The derived fields as Gatsby type builders, which merge with the types written from the schemas. */
export const buildDerivedTypes = (schema: { buildObjectType: (config: object) => unknown }): unknown[] =>
  Object.entries(derivedFields).map(([name, fields]) => schema.buildObjectType({ name, fields }));
