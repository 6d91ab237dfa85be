import type { ReactNode } from 'react';
import { Prose, Text } from '../Text/Text';
import * as styles from './Section.module.css';

interface SectionProps {
  /** Id of the heading, which names the section. Without `heading`, the children must hold an element with this id. */
  id: string;
  heading?: string;
  intro?: string;
  /** The part of the head below heading and introduction. */
  beneath?: ReactNode;
  ground?: 'plain' | 'warm' | 'sand' | 'cool' | 'dark';
  /** Alignment of the head. */
  align?: 'start' | 'centre';
  /** Shown across from the heading where there is room, such as a link to more. */
  tools?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A band of the page with its heading; grounds alternate so that neighbours differ. */
export function Section({
  id,
  heading,
  intro,
  beneath,
  ground = 'plain',
  align = 'start',
  tools,
  className = '',
  children,
}: SectionProps) {
  const head = heading && (
    <div className={styles.head} data-align={align}>
      <h2 id={id}>
        <Text>{heading}</Text>
      </h2>
      {intro && (
        <p className={styles.intro}>
          <Prose>{intro}</Prose>
        </p>
      )}
      {beneath}
    </div>
  );
  return (
    <section className={`${styles.section} ${className}`} data-ground={ground} aria-labelledby={id}>
      <div className={styles.inner}>
        {tools ? (
          <div className={styles.bar}>
            {head}
            {tools}
          </div>
        ) : (
          head
        )}
        {children}
      </div>
    </section>
  );
}
