import { graphql } from 'gatsby';
import { Picture } from '../../ui/Picture/Picture';
import { Paragraphs, Text } from '../../ui/Text/Text';
import * as styles from './ServiceIntro.module.css';

/** What the service is, beside its picture in a doorway. */
export function ServiceIntro({ heading, text, image }: Queries.ServiceIntroContentFragment) {
  return (
    <section className={styles.intro} aria-labelledby="service-intro">
      <div className={styles.words}>
        <h2 id="service-intro">
          <Text>{heading}</Text>
        </h2>
        <Paragraphs text={text} />
      </div>
      <Picture image={image} className={styles.image} />
    </section>
  );
}

export const fragments = graphql`
  fragment ServiceIntroContent on ServiceIntro {
    heading
    text
    image {
      alt
      src {
        childImageSharp {
          gatsbyImageData(
            width: 720
            layout: CONSTRAINED
            aspectRatio: 0.8
            transformOptions: { cropFocus: CENTER }
            breakpoints: [400, 720]
            sizes: "(min-width: 640px) 18rem, 91vw"
          )
        }
      }
    }
  }
`;
