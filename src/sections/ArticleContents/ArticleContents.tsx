import { graphql } from 'gatsby';
import { Text } from '../../ui/Text/Text';
import * as styles from './ArticleContents.module.css';
import { useCurrentPart } from './useCurrentPart';

type Parts = Queries.ArticleContentsPartsFragment;

/** The headings that an article has (src/sections/ArticleBody, src/sections/ArticleSources), by id. */
const partsOf = ({ hookTitle, diagnosis, remedies, labels }: Parts): [id: string, title: string][] => [
  ['crux', labels.crux],
  ['hook', hookTitle],
  ['key-points', labels.keyPoints],
  ['diagnosis', diagnosis.title],
  ['remedies', remedies.title],
  ['conclusion', labels.conclusion],
  ['sources', labels.sources],
];

/**
 * An article’s contents, as links to its parts; the one being read is marked after hydration. A line opens the list,
 * except where the text leaves a margin: there it is always shown. So the list is outside the details element, which
 * would hide it when closed.
 */
export function ArticleContents({ article }: { article: Parts }) {
  const parts = partsOf(article);
  const current = useCurrentPart(parts.map(([id]) => id).join(' '));
  return (
    <div className={`${styles.place} noPrint`}>
      <nav className={styles.contents} aria-label={article.labels.contents}>
        <details className={styles.opener}>
          <summary>
            <Text>{article.labels.contents}</Text>
          </summary>
        </details>
        <ol className={styles.list} role="list">
          {parts.map(([id, title]) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
                <Text>{title}</Text>
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}

export const fragments = graphql`
  fragment ArticleContentsParts on Article {
    hookTitle
    diagnosis {
      title
    }
    remedies {
      title
    }
    labels {
      contents
      crux
      keyPoints
      conclusion
      sources
    }
  }
`;
