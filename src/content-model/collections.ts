/** The register of all content: files, GraphQL types, schemas and routes. */
import type { z } from 'zod';
import { articleSchema } from './schemas/article';
import { articleLabelsSchema } from './schemas/articleLabels';
import { articleListPageSchema } from './schemas/articleListPage';
import { categorySchema } from './schemas/category';
import { clinicSchema } from './schemas/clinic';
import { faqItemSchema } from './schemas/faqItem';
import { navigationSchema } from './schemas/navigation';
import { homePageSchema } from './schemas/homePage';
import {
  aboutPageSchema,
  appointmentPageSchema,
  contactPageSchema,
  notFoundPageSchema,
  servicePageSchema,
} from './schemas/pages';
import { redirectSchema } from './schemas/redirect';
import { sectionsSchema } from './schemas/sections';
import { serviceSchema } from './schemas/service';
import { teamMemberSchema } from './schemas/teamMember';
import { testimonialSchema } from './schemas/testimonial';

/** A kind of content: one file, or a folder of files. */
export interface Collection {
  /** Name of the GraphQL type. */
  typeName: string;
  /** What it holds, for documentation. */
  title: string;
  /**
   * `one`: a file with one entry; `list`: a file with an array of entries; `folder`: one entry per file, named after
   * its slug.
   */
  kind: 'one' | 'list' | 'folder';
  /** File or folder, relative to `content/`. */
  path: string;
  schema: z.ZodObject;
  /** A list that some sites have no entry for. */
  mayBeEmpty?: true;
  /** Path of an entry’s page, if it has one. */
  route?: (entry: { slug: string }) => string;
}

/** Every collection of the content. */
// prettier-ignore
export const collections = [
  { typeName: 'Clinic', title: 'The clinic', kind: 'one', path: 'clinic.json', schema: clinicSchema },
  { typeName: 'Navigation', title: 'Menus, footer, splash', kind: 'one', path: 'navigation.json', schema: navigationSchema },
  { typeName: 'Sections', title: 'Sections that are on several pages', kind: 'one', path: 'sections.json', schema: sectionsSchema },
  { typeName: 'HomePage', title: 'Home', kind: 'one', path: 'pages/home.json', schema: homePageSchema, route: () => '/' },
  { typeName: 'AboutPage', title: 'About Us', kind: 'one', path: 'pages/about.json', schema: aboutPageSchema, route: () => '/about' },
  { typeName: 'AppointmentPage', title: 'Book Appointment', kind: 'one', path: 'pages/appointment.json', schema: appointmentPageSchema, route: () => '/appointment' },
  { typeName: 'ContactPage', title: 'Contact Us', kind: 'one', path: 'pages/contact.json', schema: contactPageSchema, route: () => '/contact' },
  { typeName: 'ArticleListPage', title: 'Article list', kind: 'one', path: 'pages/blogs.json', schema: articleListPageSchema, route: () => '/blogs' },
  { typeName: 'ServicePageLabels', title: 'Labels of the service pages', kind: 'one', path: 'pages/service.json', schema: servicePageSchema },
  { typeName: 'NotFoundPage', title: 'Not found', kind: 'one', path: 'pages/not-found.json', schema: notFoundPageSchema },
  { typeName: 'Service', title: 'Services', kind: 'folder', path: 'services', schema: serviceSchema, route: ({ slug }) => `/services/${slug}` },
  { typeName: 'Article', title: 'Articles', kind: 'folder', path: 'blog', schema: articleSchema, route: ({ slug }) => `/blog/${slug}` },
  { typeName: 'TeamMember', title: 'Team', kind: 'folder', path: 'team', schema: teamMemberSchema },
  { typeName: 'ArticleLabels', title: 'Labels of the article pages', kind: 'list', path: 'article-labels.json', schema: articleLabelsSchema },
  { typeName: 'Testimonial', title: 'Testimonials', kind: 'list', path: 'testimonials.json', schema: testimonialSchema, mayBeEmpty: true },
  { typeName: 'FaqItem', title: 'General questions', kind: 'list', path: 'faqs.json', schema: faqItemSchema },
  { typeName: 'Category', title: 'Categories of articles', kind: 'list', path: 'categories.json', schema: categorySchema },
  { typeName: 'Redirect', title: 'Redirects', kind: 'list', path: 'redirects.json', schema: redirectSchema, mayBeEmpty: true },
] as const satisfies readonly Collection[];

/** Name of a collection’s GraphQL type. */
export type CollectionName = (typeof collections)[number]['typeName'];

/** An entry of a collection, typed by its schema: `ContentOf<'Service'>`. */
export type ContentOf<Name extends CollectionName> = z.infer<
  Extract<(typeof collections)[number], { typeName: Name }>['schema']
>;

/** The collection that a file below `content/` belongs to, by its path there (`services/telepsychiatry.json`). */
export function findCollection(path: string): Collection | undefined {
  return (collections as readonly Collection[]).find((collection) =>
    collection.kind === 'folder'
      ? path.startsWith(`${collection.path}/`) &&
        !path.slice(collection.path.length + 1).includes('/') &&
        path.endsWith('.json')
      : path === collection.path,
  );
}
