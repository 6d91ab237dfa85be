import { Icon } from '../../ui/Icon/Icon';
import { Link } from '../../ui/Link/Link';
import { Logo } from '../../ui/Logo/Logo';
import { BookNow } from '../BookNow/BookNow';
import { NavigationLinks, ServiceLinks } from '../NavigationLinks/NavigationLinks';
import type { ShellProps } from '../SiteHeader/SiteHeader';
import * as styles from './MobileMenu.module.css';

/** The full-width menu below the large breakpoint: a modal dialog, opened and closed by src/early/mobileMenu.ts. */
export function MobileMenu({ clinic, navigation, place, lang }: ShellProps) {
  const { labels, bookNow } = navigation;
  return (
    <dialog
      className={`${styles.dialog} noPrint`}
      aria-label={labels.menu}
      data-mobile-menu
      data-ground="dark"
      lang={lang}
    >
      <div className={styles.bar}>
        <Link to="/" className={styles.logo}>
          <Logo />
          <span>{clinic.name}</span>
          <span className="visuallyHidden">{` ${labels.home}`}</span>
        </Link>
        <button type="button" className={styles.close} data-does="close">
          <Icon name="close" />
          <span className="visuallyHidden">{labels.closeMenu}</span>
        </button>
      </div>
      <nav aria-label={labels.menu}>
        <NavigationLinks navigation={navigation} className={styles.links} linkClassName={styles.link}>
          <li>
            <details>
              <summary className={styles.link}>
                {navigation.servicesLabel}
                <Icon name="chevron" className={styles.chevron} />
              </summary>
              <ServiceLinks
                services={navigation.services}
                className={styles.services}
                linkClassName={styles.service}
                iconClassName={styles.icon}
              />
            </details>
          </li>
        </NavigationLinks>
      </nav>
      <BookNow {...bookNow} bookingUrl={clinic.bookingUrl} place={place} />
    </dialog>
  );
}
