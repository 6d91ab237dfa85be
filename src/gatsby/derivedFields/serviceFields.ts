import { findAll, findSingle, flag, pageFields, type Field, type SluggedNode } from './field';

/** Fields of `Service`: addresses, and the other services. */
export const serviceFields: Record<string, Field> = {
  ...pageFields('Service'),
  aboutChildren: flag(
    'aboutChildren',
    'Whether it is about children or teenagers; the crisis help then also has the children’s helplines.',
  ),
  otherServices: {
    type: '[Service!]!',
    description: 'The other services, in the order of the menus.',
    resolve: async (service: SluggedNode, _, context) => {
      const { services } = await findSingle<{ services: string[] }>(context, 'Navigation');
      const nodes = await findAll<SluggedNode>(context, 'Service');
      return services
        .filter((slug) => slug !== service.slug)
        .flatMap((slug) => nodes.find((node) => node.slug === slug) ?? []);
    },
  },
};
