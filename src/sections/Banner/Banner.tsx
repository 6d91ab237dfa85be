import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { Picture } from '../../ui/Picture/Picture';
import { Prose, Text } from '../../ui/Text/Text';
import * as styles from './Banner.module.css';

interface BannerProps {
  banner: Queries.BannerContentFragment | Queries.ServiceHeroContentFragment;
  /** Service pages have it 500 px high (SVC-01). */
  isTall?: boolean;
  /** What comes above the heading, such as breadcrumbs. */
  children?: ReactNode;
}

/** The top of a page: its heading on a dark ground from which the picture emerges, beneath the transparent header. */
export function Banner({ banner: { title, subtitle, image }, isTall, children }: BannerProps) {
  return (
    <div className={styles.banner} data-ground="dark" data-tall={isTall}>
      <div className={styles.words}>
        {children}
        <h1>
          <Text>{title}</Text>
        </h1>
        <p className={styles.subtitle}>
          <Prose>{subtitle}</Prose>
        </p>
      </div>
      <div className={styles.media}>
        <Picture image={image} isFirst className={styles.image} />
      </div>
    </div>
  );
}

export const fragments = graphql`
  fragment BannerPicture on Picture {
    alt
    src {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          breakpoints: [1280, 1920]
          sizes: "(min-width: 1100px) 75vw, (min-width: 800px) 100vw, 120vw"
        )
      }
      narrow: childImageSharp {
        gatsbyImageData(
          width: 880
          layout: CONSTRAINED
          aspectRatio: 1.6
          transformOptions: { cropFocus: EAST }
          breakpoints: [880]
        )
      }
    }
  }
  fragment BannerContent on Banner {
    title
    subtitle
    image {
      ...BannerPicture
    }
  }
  fragment ServiceHeroContent on ServiceHero {
    title
    subtitle
    image {
      ...BannerPicture
      ...SharePicture
    }
  }
`;
