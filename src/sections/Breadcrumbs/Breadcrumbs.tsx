import { graphql } from 'gatsby';
import { findTrail } from '../../lib/trail';
import { Link } from '../../ui/Link/Link';
import { InLanguage } from '../../ui/Text/InLanguage';
import { Text } from '../../ui/Text/Text';
import * as styles from './Breadcrumbs.module.css';

interface BreadcrumbsProps {
  /** The page itself: what it is called, and its path. */
  page: { name: string; link: string };
  /** The menu, whose words are English. */
  navigation: Queries.BreadcrumbsNavigationFragment;
}

/** The way from the home page to this one; search engines are told the same (src/seo/structuredData/describeTrail.ts). */
export function Breadcrumbs({ page, navigation }: BreadcrumbsProps) {
  const trail = findTrail(page, [...navigation.linksBeforeServices, ...navigation.linksAfterServices]);
  return (
    <InLanguage language="en">
      {(lang) => (
        <nav className="noPrint" aria-label={navigation.labels.breadcrumb} lang={lang}>
          <ol className={styles.trail}>
            {trail.map(({ name, link }) => (
              <li key={link} aria-current={link === page.link ? 'page' : undefined}>
                {link === page.link ? <Text>{name}</Text> : <Link to={link}>{name}</Link>}
              </li>
            ))}
          </ol>
        </nav>
      )}
    </InLanguage>
  );
}

export const fragments = graphql`
  fragment BreadcrumbsNavigation on Navigation {
    linksBeforeServices {
      label
      link
    }
    linksAfterServices {
      label
      link
    }
    labels {
      breadcrumb
    }
  }
`;
