import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from 'gatsby';
import { toLanguage } from '../lib/language';
import { PageShell } from './PageShell/PageShell';

type WrapPageArgs = Pick<WrapPageElementBrowserArgs | WrapPageElementNodeArgs, 'element' | 'props'>;

/** Puts the shell around every page; it stays mounted while pages change. */
export function wrapPage({ element, props }: WrapPageArgs) {
  const { location, pageResources, pageContext, path } = props as typeof props & {
    pageResources?: { page?: { path?: string } };
    path?: string;
  };
  const pagePath = pageResources?.page?.path ?? path ?? location.pathname;
  const { language, namesSuicide = false } = pageContext as { language?: string; namesSuicide?: boolean };
  const pathname = location.pathname.replace(/(.)\/$/, '$1');
  return (
    <PageShell
      pathname={pathname}
      isNotFound={/^\/404(\.html)?$/.test(pagePath)}
      language={toLanguage(language)}
      namesSuicide={namesSuicide}
    >
      {element}
    </PageShell>
  );
}
