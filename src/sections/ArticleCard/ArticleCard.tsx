import { graphql } from 'gatsby';
import { htmlLang, toLanguage } from '../../lib/language';
import { Icon } from '../../ui/Icon/Icon';
import { Link } from '../../ui/Link/Link';
import { Picture } from '../../ui/Picture/Picture';
import { InLanguage } from '../../ui/Text/InLanguage';
import { Text } from '../../ui/Text/Text';
import * as styles from './ArticleCard.module.css';

interface ArticleCardProps {
  article: Queries.ArticleCardContentFragment;
  /** Level of the title, one below the heading above the card. */
  headingLevel?: 2 | 3;
}

/** An article in a list: the whole card leads to it; the picture is decoration beside the title. */
export function ArticleCard({ article, headingLevel = 3 }: ArticleCardProps) {
  const { title, description, link, image, mainCategory, dateText, readMinutes, labels } = article;
  const language = toLanguage(article.language);
  const Heading = `h${headingLevel}` as const;
  return (
    <InLanguage language={language}>
      {(lang) => (
        <article className={styles.card} lang={lang}>
          <Picture image={image} alt="" className={styles.picture} />
          <div className={styles.words}>
            <p className={styles.category} lang={language === 'en' ? undefined : htmlLang('en')}>
              {mainCategory}
            </p>
            <Heading className={styles.title}>
              <Link to={link} className={styles.link}>
                <Text>{title}</Text>
              </Link>
            </Heading>
            <p className={styles.description}>
              <Text>{description}</Text>
            </p>
            <p className={styles.facts}>
              {/* The space keeps them apart where only the text is taken. */}
              <span>{`${dateText} `}</span>
              <span>{labels.readMinutes.replace('{minutes}', String(readMinutes))}</span>
              <Icon name="arrow" className={styles.arrow} />
            </p>
          </div>
        </article>
      )}
    </InLanguage>
  );
}

export const fragments = graphql`
  fragment ArticleCardContent on Article {
    title
    description
    link
    language
    mainCategory
    dateText
    readMinutes
    labels {
      readMinutes
    }
    image {
      alt
      src {
        childImageSharp {
          gatsbyImageData(
            width: 760
            layout: CONSTRAINED
            aspectRatio: 1.7778
            breakpoints: [400, 760]
            sizes: "(min-width: 1280px) 23rem, (min-width: 1024px) 30vw, (min-width: 700px) 46vw, 92vw"
          )
        }
      }
    }
  }
`;
