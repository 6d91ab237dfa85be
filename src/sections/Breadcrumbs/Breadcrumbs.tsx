import { graphql } from 'gatsby';
import { findTrail } from '../../lib/trail';
import { Link } from '../../ui/Link/Link';
import { InLanguage } from '../../ui/Text/InLanguage';
import * as styles from './Breadcrumbs.module.css';

interface BreadcrumbsProps {
  /** The path of the page itself. */
  link: string;
  /** The menu, whose words are English. */
  navigation: Queries.BreadcrumbsNavigationFragment;
}

/**
 * The pages above this one. Search engines get the same trail (src/seo/structuredData/trailJsonLd.ts) with the page
 * itself as its last step, which the heading just below names here.
 */
export function Breadcrumbs({ link: path, navigation }: BreadcrumbsProps) {
  const menu = [...navigation.linksBeforeServices, ...navigation.linksAfterServices];
  const above = findTrail({ name: '', link: path }, menu).slice(0, -1);
  return (
    <InLanguage language="en">
      {(lang) => (
        <nav className="noPrint" aria-label={navigation.labels.breadcrumb} lang={lang}>
          <ol className={styles.trail} role="list">
            {above.map(({ name, link }) => (
              <li key={link}>
                <Link to={link}>{name}</Link>
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
