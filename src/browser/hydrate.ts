import type { ReactNode } from 'react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { onUncaughtError } from './deployRecovery';
import { isChanged, rememberPage, type Field } from './resumePage';
import { whenStyled } from './whenStyled';

/** What the early script holds for React (src/early/loader.ts, forms.ts). */
const HELD = '[data-held]';

/** Fields whose choice or text changes the page as soon as React runs. */
const NARROWING = '[role="search"] :is(input, select)';

/** Whether something that the visitor has done waits for React. */
const isAwaited = (): boolean =>
  document.querySelector(HELD) !== null || [...document.querySelectorAll<Field>(NARROWING)].some(isChanged);

const atOnce = (hydrate: () => void) => hydrate();

/**
 * Lets React hydrate in slices of a few milliseconds, so that a tap meanwhile is answered between two of them; in one go
 * if the visitor already waits for it (and React does the same at the next key, if somebody is typing). Errors go where
 * Gatsby’s own hydration sends them.
 */
export const replaceHydrateFunction = () => (element: ReactNode, container: Element) =>
  whenStyled(() =>
    (isAwaited() ? atOnce : startTransition)(() => {
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
