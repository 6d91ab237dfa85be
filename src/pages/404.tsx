import { graphql, type PageProps } from 'gatsby';
import { PageHead } from '../seo/PageHead';
import { ButtonLink } from '../ui/Button/Button';
import { Link } from '../ui/Link/Link';
import * as styles from './404.module.css';

/**
 * The not-found screen (NOT-01). At the paths where the header has Book Now (NAV-21) it starts React at once, since only
 * the browser knows the path of a page that does not exist.
 */
export default function NotFoundPage({ data: { page, navigation } }: PageProps<Queries.NotFoundPageQuery>) {
  if (!page || !navigation) return null;
  return (
    <>
      <PageHead {...page.seo} />
      <div className={styles.screen} data-ground="dark" data-wake={`(${navigation.bookNow.routes.join('|')})([?#]|$)`}>
        <div className={styles.door}>
          <p className={styles.code}>{page.code}</p>
        </div>
        <div className={styles.words}>
          <h1 className={styles.message}>{page.message}</h1>
          <p className={styles.help}>{page.help}</p>
          <ButtonLink to={page.home.link} size="lg">
            {page.home.label}
          </ButtonLink>
          <ul className={styles.links} role="list">
            {page.links.map(({ label, link }) => (
              <li key={link}>
                <Link to={link}>{label}</Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </>
  );
}

export const query = graphql`
  query NotFoundPage {
    navigation {
      bookNow {
        routes
      }
    }
    page: notFoundPage {
      seo {
        title
        description
      }
      code
      message
      help
      home {
        label
        link
      }
      links {
        label
        link
      }
    }
  }
`;
