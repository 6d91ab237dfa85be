import type { Content } from '../rule';

/** The helpline numbers of clinic.json, as shown and as dialled; the only ones that texts may hold. */
export const helplineNumbers = (content: Content): string[] => [
  ...new Set(
    content
      .ofType('Clinic')
      .flatMap(({ value }) =>
        value.helplines.flatMap(({ numbers }) => numbers.flatMap(({ display, digits }) => [display, digits])),
      ),
  ),
];
