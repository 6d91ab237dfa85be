import { graphql } from 'gatsby';
import { Picture } from '../../ui/Picture/Picture';
import { Text } from '../../ui/Text/Text';
import * as styles from './Banner.module.css';

/** Top of a page: its heading on a dark ground out of which the picture comes forward, under the transparent header. */
export function Banner({ title, subtitle, image }: Queries.BannerContentFragment) {
  return (
    <div className={styles.banner} data-ground="dark">
      <div className={styles.words}>
        <h1>
          <Text>{title}</Text>
        </h1>
        <p className={styles.subtitle}>
          <Text>{subtitle}</Text>
        </p>
      </div>
      <div className={styles.media}>
        <Picture image={image} isFirst className={styles.image} />
      </div>
    </div>
  );
}

export const fragments = graphql`
  fragment BannerContent on Banner {
    title
    subtitle
    image {
      alt
      src {
        childImageSharp {
          gatsbyImageData(
            layout: FULL_WIDTH
            breakpoints: [480, 800, 1280, 1920]
            sizes: "(min-width: 800px) 64vw, 100vw"
          )
        }
      }
    }
  }
`;
