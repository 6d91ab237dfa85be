import type { ReactNode } from 'react';
import { ContentIcon } from '../../ui/Icon/Icon';
import { Link } from '../../ui/Link/Link';

interface NavigationLinksProps {
  navigation: Queries.SiteHeaderNavigationFragment;
  className?: string;
  linkClassName?: string;
  /** The item that opens the services and holds their list. */
  children: ReactNode;
}

/**
 * The site’s main links, in one order for header and menu, which pass their own classes and their own way to open the
 * services.
 */
export function NavigationLinks({ navigation, className, linkClassName, children }: NavigationLinksProps) {
  const item = ({ label, link }: { label: string; link: string }) => (
    <li key={link}>
      <Link to={link} className={linkClassName}>
        {label}
      </Link>
    </li>
  );
  return (
    <ul className={className} role="list">
      {navigation.linksBeforeServices.map(item)}
      {children}
      {navigation.linksAfterServices.map(item)}
    </ul>
  );
}

interface ServiceLinksProps {
  id?: string;
  services: Queries.SiteHeaderNavigationFragment['services'];
  className?: string;
  linkClassName?: string;
  iconClassName?: string;
}

/** The services, each with its icon. */
export function ServiceLinks({ id, services, className, linkClassName, iconClassName }: ServiceLinksProps) {
  return (
    <ul id={id} className={className} role="list">
      {services.map(({ title, link, icon }) => (
        <li key={link}>
          <Link to={link} className={linkClassName}>
            <ContentIcon name={icon} className={iconClassName} />
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
