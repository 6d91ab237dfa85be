import { FIRST_VIEW, type ListState } from '../../lib/listState';
import { Text } from '../../ui/Text/Text';
import { ArticleCard } from '../ArticleCard/ArticleCard';
import * as styles from './ArticleList.module.css';
import { ListLink } from './ListLink';

/** Articles shown per category (specification section 9). */
const MOST_PER_CATEGORY = 4;

interface CategoryGroupsProps {
  copy: Queries.ArticleListCopyFragment;
  categories: readonly { slug: string; name: string }[];
  /** What was found, in order. */
  articles: readonly Queries.ArticleListItemFragment[];
  state: ListState;
  go: (to: ListState) => void;
}

/** What was found by category, a few each, with a link to all of the category. */
export function CategoryGroups({ copy, categories, articles, state, go }: CategoryGroupsProps) {
  return categories.map(({ slug, name }) => {
    const members = articles.filter(({ mainCategory }) => mainCategory === name);
    if (members.length === 0) return null;
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
        <ul className={styles.row}>
          {members.slice(0, MOST_PER_CATEGORY).map((article) => (
            <li key={article.link}>
              <ArticleCard article={article} headingLevel={3} />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
