import { graphql } from 'gatsby';
import { Paragraphs, Text } from '../../ui/Text/Text';
import * as styles from './ArticleBody.module.css';

function Points({ points, look }: { points: readonly string[]; look: 'dots' | 'lines' | 'checks' }) {
  return (
    <ul className={styles.points} data-look={look}>
      {points.map((point) => (
        <li key={point}>
          <Paragraphs text={point} />
        </li>
      ))}
    </ul>
  );
}

/**
 * An article’s text, in the order of specification section 2, “Article page”. The ids of its headings are the same in each
 * language, so that a link to a part stays right (src/sections/ArticleContents).
 */
export function ArticleBody({ article }: { article: Queries.ArticleBodyContentFragment }) {
  const { text1, crux, hookTitle, hookText, keyPoints, diagnosis, remedies, conclusion, labels } = article;
  return (
    <div className={`${styles.body} turns`}>
      <div className={styles.lead}>
        <Paragraphs text={text1} />
      </div>
      <div className={styles.crux}>
        <h2 id="crux">
          <Text>{labels.crux}</Text>
        </h2>
        <Paragraphs text={crux} />
      </div>
      <div>
        <h2 id="hook">
          <Text>{hookTitle}</Text>
        </h2>
        <Paragraphs text={hookText} />
      </div>
      <div>
        <h2 id="key-points">
          <Text>{labels.keyPoints}</Text>
        </h2>
        <Points points={keyPoints} look="dots" />
      </div>
      <div>
        <h2 id="diagnosis">
          <Text>{diagnosis.title}</Text>
        </h2>
        <Points points={diagnosis.content} look="lines" />
      </div>
      <div>
        <h2 id="remedies">
          <Text>{remedies.title}</Text>
        </h2>
        <Points points={remedies.content} look="checks" />
      </div>
      <div>
        <h2 id="conclusion">
          <Text>{labels.conclusion}</Text>
        </h2>
        <Paragraphs text={conclusion} />
      </div>
    </div>
  );
}

export const fragments = graphql`
  fragment ArticleBodyContent on Article {
    text1
    crux
    hookTitle
    hookText
    keyPoints
    diagnosis {
      title
      content
    }
    remedies {
      title
      content
    }
    conclusion
    labels {
      crux
      keyPoints
      conclusion
    }
  }
`;
