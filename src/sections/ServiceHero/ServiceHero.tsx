import { graphql } from 'gatsby';
import { Picture } from '../../ui/Picture/Picture';
import { Text } from '../../ui/Text/Text';
import * as styles from './ServiceHero.module.css';

/** Top of a service page, 500 px high (specification section 9): the words on the dark side of a wide picture. */
export function ServiceHero({ title, subtitle, image }: Queries.ServiceHeroContentFragment) {
  return (
    <div className={styles.hero} data-ground="dark">
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
  fragment ServiceHeroContent on ServiceHero {
    title
    subtitle
    image {
      alt
      src {
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH, breakpoints: [480, 800, 1280, 1920], sizes: "100vw")
        }
      }
    }
  }
`;
