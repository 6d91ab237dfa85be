import type { ReactNode } from 'react';
import { graphql } from 'gatsby';
import { ButtonLink } from '../../ui/Button/Button';
import { Paragraphs, Text } from '../../ui/Text/Text';
import * as styles from './ArticleBody.module.css';

function Points({ points, look }: { points: readonly string[]; look: 'dots' | 'lines' | 'checks' }) {
  return (
    <ul className={styles.points} role="list" data-look={look}>
      {points.map((point) => (
        <li key={point}>
          <Paragraphs text={point} />
        </li>
      ))}
    </ul>
  );
}

interface PartProps {
  id: string;
  title: string;
  className?: string;
  children: ReactNode;
}

/** A heading with its content. */
function Part({ id, title, className, children }: PartProps) {
  return (
    <div className={className}>
      <h2 id={id}>
        <Text>{title}</Text>
      </h2>
      {children}
    </div>
  );
}

/**
 * An article’s text, in its order (ART-02). The ids of its headings are the same in each language, so that a link to a
 * part stays right (src/sections/ArticleContents).
 */
export function ArticleBody({ article }: { article: Queries.ArticleBodyContentFragment }) {
  const { text1, crux, hookTitle, hookText, keyPoints, diagnosis, remedies, conclusion, labels } = article;
  return (
    <div className={`${styles.body} turns`}>
      <div className={styles.lead}>
        <Paragraphs text={text1} />
      </div>
      <Part id="crux" title={labels.crux} className={styles.crux}>
        <Paragraphs text={crux} />
      </Part>
      <Part id="hook" title={hookTitle}>
        <Paragraphs text={hookText} />
      </Part>
      <Part id="key-points" title={labels.keyPoints}>
        <Points points={keyPoints} look="dots" />
      </Part>
      <Part id="diagnosis" title={diagnosis.title}>
        <Points points={diagnosis.content} look="lines" />
      </Part>
      <Part id="remedies" title={remedies.title}>
        <Points points={remedies.content} look="checks" />
      </Part>
      <Part id="conclusion" title={labels.conclusion}>
        <Paragraphs text={conclusion} />
        <p className="noPrint">
          <ButtonLink to={labels.appointment.link}>
            <Text>{labels.appointment.label}</Text>
          </ButtonLink>
        </p>
      </Part>
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
      appointment {
        label
        link
      }
      crux
      keyPoints
      conclusion
    }
  }
`;
