import { graphql } from 'gatsby';
import { Link } from '../../ui/Link/Link';
import { Text } from '../../ui/Text/Text';
import * as styles from './ArticleSources.module.css';

/** What an article rests on, and that it replaces no consultation; in print also where it stands. */
export function ArticleSources({ article }: { article: Queries.ArticleSourcesContentFragment }) {
  const { sources, labels, url } = article;
  return (
    <section className={styles.sources} aria-labelledby="sources">
      <h2 id="sources" className={styles.heading}>
        <Text>{labels.sources}</Text>
      </h2>
      <p>
        <Text>{labels.sourcesNote}</Text>
      </p>
      <ol>
        {sources.map((source) => (
          <li key={source.url + source.title}>
            <Text>{`${source.organisation}. `}</Text>
            <Link to={source.url}>
              <Text>{source.title}</Text>
            </Link>
            {`. ${source.year}.`}
          </li>
        ))}
      </ol>
      <p>
        <Text>{labels.information}</Text>
      </p>
      <p className={styles.address}>{url}</p>
    </section>
  );
}

export const fragments = graphql`
  fragment ArticleSourcesContent on Article {
    url
    sources {
      organisation
      title
      year
      url
    }
    labels {
      sources
      sourcesNote
      information
    }
  }
`;
