import { Icon, type IconName } from '../../ui/Icon/Icon';
import { Link } from '../../ui/Link/Link';
import { BookNow } from '../BookNow/BookNow';
import { Logo } from '../Logo/Logo';
import type { ShellProps } from '../SiteHeader/SiteHeader';
import * as styles from './MobileMenu.module.css';

/** The full-width menu below the large breakpoint: a modal dialog, opened and closed by src/early/mobileMenu.ts. */
export function MobileMenu({ clinic, navigation, place, lang }: ShellProps) {
  const { labels, bookNow } = navigation;
  return (
    <dialog className={styles.dialog} aria-label={labels.menu} data-mobile-menu data-ground="dark" lang={lang}>
      <div className={styles.bar}>
        <Link to="/" className={styles.logo}>
          <Logo />
          <span>{clinic.name}</span>
          <span className="visuallyHidden"> {labels.home}</span>
        </Link>
        <button type="button" className={styles.close} data-close-menu>
          <Icon name="close" />
          <span className="visuallyHidden">{labels.closeMenu}</span>
        </button>
      </div>
      <nav aria-label={labels.menu}>
        <ul className={styles.links}>
          {navigation.linksBeforeServices.map(({ label, link }) => (
            <li key={link}>
              <Link to={link} className={styles.link}>
                {label}
              </Link>
            </li>
          ))}
          <li>
            <details>
              <summary className={styles.link}>
                {navigation.servicesLabel}
                <Icon name="chevron" className={styles.chevron} />
              </summary>
              <ul className={styles.services}>
                {navigation.services.map(({ title, link, icon }) => (
                  <li key={link}>
                    <Link to={link} className={styles.service}>
                      <Icon name={icon as IconName} className={styles.icon} />
                      {title}
                    </Link>
                  </li>
                ))}
              </ul>
            </details>
          </li>
          {navigation.linksAfterServices.map(({ label, link }) => (
            <li key={link}>
              <Link to={link} className={styles.link}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <BookNow {...bookNow} bookingUrl={clinic.bookingUrl} place={place} />
    </dialog>
  );
}
