import { graphql, useStaticQuery } from 'gatsby';
import type { CSSProperties, ReactNode } from 'react';
import { htmlLang, type Language } from '../../lib/language';
import { NewTabLabel } from '../../ui/Link/Link';
import { LinesToCall } from '../../ui/Text/Text';
import { LoadingSplash } from '../LoadingSplash/LoadingSplash';
import { MobileMenu } from '../MobileMenu/MobileMenu';
import { NoticeBanner } from '../NoticeBanner/NoticeBanner';
import { ReachBar } from '../ReachBar/ReachBar';
import { SiteFooter } from '../SiteFooter/SiteFooter';
import { SiteHeader } from '../SiteHeader/SiteHeader';
import * as styles from './PageShell.module.css';

interface PageShellProps {
  /** Path of the page, for what shows on some paths only. */
  pathname: string;
  /** Whether it is the not-found screen, which any unknown path shows; only the browser knows the path. */
  isNotFound: boolean;
  /** Language of the page’s own text; the shell stays English. */
  language: Language;
  /** Whether the page’s title or summary names suicide. */
  namesSuicide: boolean;
  children: ReactNode;
}

/** What surrounds every page: skip link, header, notice, menu, footer and splash. */
export function PageShell({ pathname, isNotFound, language, namesSuicide, children }: PageShellProps) {
  const { clinic, navigation } = useStaticQuery<Queries.PageShellQuery>(graphql`
    query PageShell {
      clinic {
        name
        fullName
        notices {
          ...NoticeBannerNotice
        }
        helplines {
          numbers {
            display
            href
          }
        }
        ...SiteHeaderClinic
        ...SiteFooterClinic
        ...ReachBarClinic
      }
      navigation {
        splash {
          durationMs
          loading
          image {
            alt
            src {
              childImageSharp {
                gatsbyImageData(width: 320, layout: CONSTRAINED, aspectRatio: 1, breakpoints: [320])
              }
            }
          }
        }
        labels {
          newTab
          skipToContent
          ...NoticeBannerLabels
        }
        reachBar {
          ...ReachBarWords
        }
        ...SiteHeaderNavigation
        ...SiteFooterNavigation
      }
    }
  `);
  if (!clinic || !navigation)
    throw new Error('content/clinic.json or content/navigation.json is missing; run npm run check:content.');
  const { splash, labels, reachBar } = navigation;
  const shellLanguage = language === 'en' ? undefined : htmlLang('en');
  const place = { pathname, isNotFound };
  return (
    <NewTabLabel.Provider value={labels.newTab}>
      <LinesToCall.Provider value={clinic.helplines}>
        <div style={{ '--splash-duration': `${splash.durationMs}ms` } as CSSProperties}>
          {/*
          First, so that it is there as soon as the page is: on a slow line the end of the HTML may come seconds later.
        */}
          <LoadingSplash
            fullName={clinic.fullName}
            image={splash.image}
            loading={splash.loading}
            lang={shellLanguage}
          />
          <div className={styles.page}>
            <a className={styles.skip} href="#content" lang={shellLanguage}>
              {labels.skipToContent}
            </a>
            <SiteHeader clinic={clinic} navigation={navigation} place={place} lang={shellLanguage} />
            <NoticeBanner notices={clinic.notices} labels={labels} lang={shellLanguage} />
            <main id="content" className="turns" tabIndex={-1}>
              {children}
            </main>
            <SiteFooter clinic={clinic} navigation={navigation} lang={shellLanguage} />
            {reachBar && (
              <ReachBar clinic={clinic} words={reachBar} lang={shellLanguage} callsHelplines={namesSuicide} />
            )}
          </div>
          <MobileMenu clinic={clinic} navigation={navigation} place={place} lang={shellLanguage} />
        </div>
      </LinesToCall.Provider>
    </NewTabLabel.Provider>
  );
}
