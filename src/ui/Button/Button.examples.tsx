import { STATES, type Example } from '../Example';
import { Button, ButtonLink } from './Button';

const sizes = ['sm', 'md', 'lg'] as const;
const variants = ['primary', 'secondary', 'outline'] as const;

/** Each variant in each state, in the middle size, then each size, then as a link. */
export const buttonExamples: Example[] = [
  ...variants.flatMap((variant) => [
    ...STATES.map((state) => ({
      name: `${variant} ${state}`,
      element: (
        <Button variant={variant} data-state={state}>
          {variant}, {state}
        </Button>
      ),
    })),
    {
      name: `${variant} disabled`,
      element: (
        <Button variant={variant} disabled>
          {variant}, disabled
        </Button>
      ),
    },
    ...sizes.map((size) => ({
      name: `${variant} ${size}`,
      element: (
        <Button variant={variant} size={size}>
          {variant}, {size}
        </Button>
      ),
    })),
  ]),
  { name: 'link', element: <ButtonLink to="/about">A link within the site</ButtonLink> },
  { name: 'link to another site', element: <ButtonLink to="https://elsewhere.example">A new tab</ButtonLink> },
];
