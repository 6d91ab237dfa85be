import { graphql } from 'gatsby';
import { ButtonLink } from '../../ui/Button/Button';
import { Section } from '../../ui/Section/Section';
import { Text } from '../../ui/Text/Text';
import { ArticleCard } from '../ArticleCard/ArticleCard';
import * as styles from './RelatedArticles.module.css';

/** Up to three related articles, or that there are none, and the way to all. */
export function RelatedArticles({
  article: { relatedArticles, labels },
}: {
  article: Queries.RelatedArticlesContentFragment;
}) {
  return (
    <Section id="related" heading={labels.related} ground="sand" className="noPrint">
      {relatedArticles.length > 0 ? (
        <ul className={styles.cards}>
          {relatedArticles.map((related) => (
            <li key={related.link}>
              <ArticleCard article={related} />
            </li>
          ))}
        </ul>
      ) : (
        <p>
          <Text>{labels.noneRelated}</Text>
        </p>
      )}
      <p className={styles.all}>
        <ButtonLink to="/blogs" variant="outline">
          <Text>{labels.allArticles}</Text>
        </ButtonLink>
      </p>
    </Section>
  );
}

export const fragments = graphql`
  fragment RelatedArticlesContent on Article {
    relatedArticles {
      ...ArticleCardContent
    }
    labels {
      related
      noneRelated
      allArticles
    }
  }
`;
