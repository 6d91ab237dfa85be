import { graphql } from 'gatsby';
import { Icon } from '../../ui/Icon/Icon';
import { Link } from '../../ui/Link/Link';
import { Logo } from '../../ui/Logo/Logo';
import { BookNow, type Place } from '../BookNow/BookNow';
import { NavigationLinks, ServiceLinks } from '../NavigationLinks/NavigationLinks';
import * as styles from './SiteHeader.module.css';

/** What header and mobile menu are given. */
export interface ShellProps {
  clinic: Queries.SiteHeaderClinicFragment;
  navigation: Queries.SiteHeaderNavigationFragment;
  place: Place;
  lang: string | undefined;
}

/** The fixed bar: transparent over the top of the page, solid once scrolled (src/early/header.ts). */
export function SiteHeader({ clinic, navigation, place, lang }: ShellProps) {
  const { labels, bookNow } = navigation;
  return (
    <header className={styles.header} lang={lang}>
      <div className={styles.inner}>
        <Link to="/" className={styles.logo}>
          <Logo />
          <span>{clinic.name}</span>
          <span className="visuallyHidden">{` ${labels.home}`}</span>
        </Link>
        <nav className={styles.nav} aria-label={labels.mainMenu}>
          <NavigationLinks navigation={navigation} className={styles.links} linkClassName={styles.link}>
            <li className={styles.services} data-services-menu>
              <button
                type="button"
                className={styles.link}
                aria-expanded="false"
                aria-controls="services-menu"
                data-does="menu"
              >
                {navigation.servicesLabel}
                <Icon name="chevron" className={styles.chevron} />
              </button>
              <ServiceLinks
                id="services-menu"
                services={navigation.services}
                className={styles.menu}
                linkClassName={styles.menuLink}
                iconClassName={styles.menuIcon}
              />
            </li>
          </NavigationLinks>
        </nav>
        <div className={styles.actions}>
          <BookNow {...bookNow} bookingUrl={clinic.bookingUrl} place={place} />
          <button type="button" className={`${styles.hamburger} scriptOnly`} aria-haspopup="dialog" data-does="open">
            <Icon name="menu" />
            <span className="visuallyHidden">{labels.openMenu}</span>
          </button>
          <a href="#site-map" className={`${styles.hamburger} noScriptOnly`}>
            <Icon name="menu" />
            <span className="visuallyHidden">{labels.openMenu}</span>
          </a>
        </div>
      </div>
    </header>
  );
}

export const fragments = graphql`
  fragment SiteHeaderClinic on Clinic {
    name
    bookingUrl
  }
  fragment SiteHeaderNavigation on Navigation {
    linksBeforeServices {
      label
      link
    }
    servicesLabel
    services {
      title
      link
      icon
    }
    linksAfterServices {
      label
      link
    }
    bookNow {
      label
      mobileLink
      routes
    }
    labels {
      mainMenu
      menu
      openMenu
      closeMenu
      home
    }
  }
`;
