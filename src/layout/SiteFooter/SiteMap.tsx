import { Link } from '../../ui/Link/Link';
import * as styles from './SiteFooter.module.css';

interface LinkListProps {
  heading: string;
  links: readonly { label: string; link: string }[];
}

function LinkList({ heading, links }: LinkListProps) {
  return (
    <div>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.list} role="list">
        {links.map(({ label, link }) => (
          <li key={link}>
            <Link to={link}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The site’s pages and services; without scripts, the hamburger leads here. */
export function SiteMap({ footer, services }: Queries.SiteFooterNavigationFragment) {
  return (
    <nav className={styles.lists} id="site-map" aria-label={footer.sitemapHeading}>
      <LinkList heading={footer.sitemapHeading} links={footer.sitemapLinks} />
      <LinkList heading={footer.servicesHeading} links={services.map(({ title, link }) => ({ label: title, link }))} />
    </nav>
  );
}
