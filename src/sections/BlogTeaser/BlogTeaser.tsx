import { graphql } from 'gatsby';
import { ButtonLink } from '../../ui/Button/Button';
import { Section } from '../../ui/Section/Section';
import { ArticleCard } from '../ArticleCard/ArticleCard';
import { CrisisLine, type CrisisLineWords } from '../CrisisHelp/CrisisLine';
import * as styles from './BlogTeaser.module.css';

interface BlogTeaserProps {
  copy: Queries.BlogTeaserCopyFragment;
  articles: readonly Queries.BlogTeaserArticleFragment[];
  crisisHelp: CrisisLineWords;
}

/** The newest articles and the way to all of them. */
export function BlogTeaser({ copy, articles, crisisHelp }: BlogTeaserProps) {
  return (
    <Section
      id="articles"
      heading={copy.heading}
      intro={copy.intro}
      beneath={articles.some(({ namesSuicide }) => namesSuicide) && <CrisisLine {...crisisHelp} />}
      ground="sand"
      tools={
        <ButtonLink to={copy.viewAll.link} variant="outline">
          {copy.viewAll.label}
        </ButtonLink>
      }
    >
      <ul className={styles.grid} role="list">
        {articles.map((article) => (
          <li key={article.link}>
            <ArticleCard article={article} headingLevel={3} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const fragments = graphql`
  fragment BlogTeaserCopy on HomeBlog {
    heading
    intro
    viewAll {
      label
      link
    }
  }
  fragment BlogTeaserArticle on Article {
    namesSuicide
    ...ArticleCardContent
  }
`;
