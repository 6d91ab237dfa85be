import { ButtonLink } from '../../ui/Button/Button';
import { useIsHydrated } from '../../ui/useIsHydrated';
import * as styles from './BookNow.module.css';

/** Where the visitor is on the site. */
export interface Place {
  pathname: string;
  isNotFound: boolean;
}

interface BookNowProps {
  label: string;
  bookingUrl: string;
  mobileLink: string;
  /** Paths on which the button shows; they need not be pages. */
  routes: readonly string[];
  place: Place;
}

/**
 * Book Now: two links, one per breakpoint, chosen by CSS. The not-found screen is one file for every unknown path, so
 * there the button can only show once the browser has told the path.
 */
export function BookNow({ label, bookingUrl, mobileLink, routes, place }: BookNowProps) {
  const isHydrated = useIsHydrated();
  if (!routes.includes(place.pathname) || (place.isNotFound && !isHydrated)) return null;
  return (
    <>
      <ButtonLink to={bookingUrl} size="sm" variant="secondary" className={styles.desktop}>
        {label}
      </ButtonLink>
      <ButtonLink to={mobileLink} size="sm" variant="secondary" className={styles.mobile}>
        {label}
      </ButtonLink>
    </>
  );
}
