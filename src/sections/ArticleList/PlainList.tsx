import { graphql } from 'gatsby';
import { toLanguage } from '../../lib/language';
import { InLanguage } from '../../ui/Text/InLanguage';
import { Text } from '../../ui/Text/Text';
import * as styles from './ArticleList.module.css';

/** The list of all articles as a file of its own, which the build writes (src/gatsby/publish/plainList.ts). */
const ALL = '/articles.xml';

interface PlainListProps {
  /** Name of the list of all. */
  label: string;
  /** Articles after the first page’s; some only, if there are many. */
  articles: readonly Queries.PlainListItemFragment[];
  /** Whether there are more. */
  isPart: boolean;
}

/**
 * Links to the articles after the first page’s, for browsers without scripts, which have no pagination, and where React
 * does not come.
 */
export function PlainList({ label, articles, isPart }: PlainListProps) {
  return (
    <div className={`${styles.plain} noScriptOnly ifLate`}>
      <ul className={styles.others} role="list">
        {articles.map(({ link, title, dateText, language }) => (
          <InLanguage key={link} language={toLanguage(language)}>
            {(lang) => (
              <li lang={lang}>
                <a href={link}>
                  <Text>{title}</Text>
                </a>{' '}
                <span>{dateText}</span>
              </li>
            )}
          </InLanguage>
        ))}
      </ul>
      {isPart && <a href={ALL}>{label}</a>}
    </div>
  );
}

export const fragments = graphql`
  fragment PlainListItem on Article {
    link
    title
    dateText
    language
  }
`;
