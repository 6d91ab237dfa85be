import { graphql } from 'gatsby';
import { ButtonLink } from '../../ui/Button/Button';
import { Section } from '../../ui/Section/Section';
import { Text } from '../../ui/Text/Text';
import { ArticleCard } from '../ArticleCard/ArticleCard';
import { CrisisLine, type CrisisLineWords } from '../CrisisHelp/CrisisLine';
import * as styles from './RelatedArticles.module.css';

/** Up to three related articles, or that there are none, and the way to all. */
export function RelatedArticles({
  article: { relatedArticles, labels, speaksOfSuicide },
  crisisHelp,
}: {
  article: Queries.RelatedArticlesContentFragment;
  crisisHelp: CrisisLineWords;
}) {
  // An article that speaks of it itself has the whole help just above.
  const needsHelp = !speaksOfSuicide && relatedArticles.some(({ namesSuicide }) => namesSuicide);
  return (
    <Section
      id="related"
      heading={labels.related}
      beneath={needsHelp && <CrisisLine {...crisisHelp} />}
      ground="sand"
      className="noPrint"
    >
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
        {/* Written out, since the module of LIST_PATH (listState.ts) would come to every article with it. */}
        <ButtonLink to="/blogs" variant="outline">
          <Text>{labels.allArticles}</Text>
        </ButtonLink>
      </p>
    </Section>
  );
}

export const fragments = graphql`
  fragment RelatedArticlesContent on Article {
    speaksOfSuicide
    relatedArticles {
      namesSuicide
      ...ArticleCardContent
    }
    labels {
      related
      noneRelated
      allArticles
    }
  }
`;
