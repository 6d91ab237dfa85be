import { graphql } from 'gatsby';
import { ButtonLink } from '../../ui/Button/Button';
import { Section } from '../../ui/Section/Section';
import { Text } from '../../ui/Text/Text';
import { ArticleCard } from '../ArticleCard/ArticleCard';
import { CrisisLine, type CrisisLineWords } from '../CrisisHelp/CrisisLine';
import * as styles from './RelatedArticles.module.css';

/** Up to three related articles, or that there are none, and a link to all articles. */
export function RelatedArticles({
  article: { relatedArticles, labels, speaksOfSuicide },
  crisisHelp,
}: {
  article: Queries.RelatedArticlesContentFragment;
  crisisHelp: CrisisLineWords;
}) {
  // An article that itself speaks of suicide has the whole help just above.
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
        <ul className={styles.cards} role="list">
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
        {/* Written out, since importing LIST_PATH would bring its module (listState.ts) to every article. */}
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
