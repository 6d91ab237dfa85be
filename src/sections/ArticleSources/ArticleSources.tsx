import { graphql } from 'gatsby';
import { useContext } from 'react';
import { Link } from '../../ui/Link/Link';
import { LanguageContext, Text } from '../../ui/Text/Text';
import * as styles from './ArticleSources.module.css';

/** An article’s sources, and that it replaces no consultation; in print also its address. */
export function ArticleSources({ article }: { article: Queries.ArticleSourcesContentFragment }) {
  const { sources, sourcesCheckedOnText, labels, url } = article;
  // Hindi has no Latin full stop.
  const [after, end] = useContext(LanguageContext) === 'hi' ? [', ', ''] : ['. ', '.'];
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
            <Text>{source.organisation + after}</Text>
            <Link to={source.url}>
              <Text>{source.title}</Text>
            </Link>
            {after + source.year + end}
          </li>
        ))}
      </ol>
      <p>
        <Text>{`${labels.sourcesChecked.replace('{date}', sourcesCheckedOnText)} ${labels.information}`}</Text>
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
    sourcesCheckedOnText
    labels {
      sources
      sourcesNote
      sourcesChecked
      information
    }
  }
`;
