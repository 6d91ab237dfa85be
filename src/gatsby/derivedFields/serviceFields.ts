import { findAll, findSingle, pageFields, type Field, type SluggedNode } from './field';

export const serviceFields: Record<string, Field> = {
  ...pageFields('Service'),
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
