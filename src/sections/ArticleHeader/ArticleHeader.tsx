import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { Link } from '../../ui/Link/Link';
import { Picture } from '../../ui/Picture/Picture';
import { Prose, Text } from '../../ui/Text/Text';
import * as styles from './ArticleHeader.module.css';

interface ArticleHeaderProps {
  article: Queries.ArticleHeaderContentFragment;
  /** The breadcrumbs. */
  children: ReactNode;
}

/** The top of an article: what it is about, by whom and from when, on a dark ground that its picture reaches into. */
export function ArticleHeader({ article, children }: ArticleHeaderProps) {
  const { title, description, mainCategory, image, author, labels } = article;
  return (
    <header className={styles.header} data-ground="dark">
      <div className={styles.words}>
        {children}
        <p className={styles.category}>
          <Text>{mainCategory}</Text>
        </p>
        <h1 className={styles.title}>
          <Text>{title}</Text>
        </h1>
        <p className={styles.description}>
          <Prose>{description}</Prose>
        </p>
        <ul className={styles.facts} role="list">
          <li>
            {`${labels.by} `}
            <Link to={`/about#${author.slug}`}>
              <strong>
                <Text>{author.name}</Text>
              </strong>
            </Link>
            <Text>{`, ${author.designation}`}</Text>
          </li>
          <li>
            {`${article.isWaiting ? labels.waits : labels.published} `}
            <time dateTime={article.date}>{article.dateText}</time>
          </li>
          {article.updated && (
            <li>
              {`${labels.updated} `}
              <time dateTime={article.updated}>{article.updatedText}</time>
            </li>
          )}
          <li>{labels.readMinutes.replace('{minutes}', String(article.readMinutes))}</li>
        </ul>
      </div>
      <Picture image={image} isFirst className={styles.image} />
    </header>
  );
}

export const fragments = graphql`
  fragment ArticleHeaderContent on Article {
    title
    description
    mainCategory
    date
    dateText
    isWaiting
    updated
    updatedText
    readMinutes
    author {
      slug
      name
      designation
    }
    labels {
      by
      published
      waits
      updated
      readMinutes
    }
    image {
      alt
      src {
        childImageSharp {
          gatsbyImageData(
            width: 1600
            layout: CONSTRAINED
            breakpoints: [720, 1600]
            sizes: "(min-width: 1040px) 60rem, 91vw"
          )
        }
      }
    }
  }
`;
