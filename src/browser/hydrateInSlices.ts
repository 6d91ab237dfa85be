import type { ReactNode } from 'react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { onUncaughtError } from './deployRecovery';
import { rememberPage } from './resumePage';
import { whenStyled } from './whenStyled';

/**
 * Lets React hydrate in slices of a few milliseconds, so that a tap meanwhile is answered between two of them. Errors
 * go where Gatsby’s own hydration sends them.
 */
export const replaceHydrateFunction = () => (element: ReactNode, container: Element) =>
  whenStyled(() =>
    startTransition(() => {
      const resume = rememberPage(container);
      hydrateRoot(container, element, {
        onRecoverableError(error) {
          console.error(error);
          resume();
        },
        onUncaughtError(error) {
          console.error(error);
          onUncaughtError();
        },
      });
    }),
  );
