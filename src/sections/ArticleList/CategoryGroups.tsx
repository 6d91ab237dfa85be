import { FIRST_VIEW, type ListState } from '../../lib/listState';
import { Text } from '../../ui/Text/Text';
import { ArticleCard } from '../ArticleCard/ArticleCard';
import * as styles from './ArticleList.module.css';
import { ListLink } from './ListLink';
import type { ArticleGroup } from './useFoundArticles';

interface CategoryGroupsProps {
  copy: Queries.ArticleListCopyFragment;
  groups: readonly ArticleGroup[];
  state: ListState;
  go: (to: ListState) => void;
}

/** The found articles by category, a few of each, with a link to all of the category. */
export function CategoryGroups({ copy, groups, state, go }: CategoryGroupsProps) {
  return groups.map(({ slug, name, articles }) => {
    if (articles.length === 0) return null;
    return (
      <section key={slug} className={styles.group} aria-labelledby={`category-${slug}`}>
        <div className={styles.groupHead}>
          <h2 id={`category-${slug}`}>
            <Text>{name}</Text>
          </h2>
          <ListLink className={styles.viewAll} to={{ ...FIRST_VIEW, text: state.text, category: slug }} go={go}>
            {copy.viewCategory.replace('{name}', name)}
          </ListLink>
        </div>
        <ul className={styles.row} role="list">
          {articles.map((article) => (
            <li key={article.link}>
              <ArticleCard article={article} headingLevel={3} />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
