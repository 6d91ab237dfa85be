import { graphql } from 'gatsby';
import { ButtonLink } from '../../ui/Button/Button';
import { Icon } from '../../ui/Icon/Icon';
import { Picture } from '../../ui/Picture/Picture';
import { Section } from '../../ui/Section/Section';
import { Paragraphs, Text } from '../../ui/Text/Text';
import { ReviewCard } from '../ReviewCard/ReviewCard';
import * as styles from './AboutBlock.module.css';

interface AboutBlockProps {
  about: Queries.AboutBlockContentFragment;
  reviews: Queries.ReviewCardFiguresFragment;
}

/** Who the clinic is: session pictures with the review card, the vision, and the four core benefits. */
export function AboutBlock({ about, reviews }: AboutBlockProps) {
  return (
    <Section id="who-we-are">
      <div className={styles.columns}>
        <div className={styles.media}>
          {about.photos.map((photo) => (
            <Picture key={photo.alt} image={photo} className={styles.photo} />
          ))}
          <div className={styles.reviews}>
            <ReviewCard reviews={reviews} />
          </div>
        </div>
        <div className={styles.words}>
          <h2 id="who-we-are">
            <Text>{about.heading}</Text>
          </h2>
          <Paragraphs text={about.intro} />
          <div className={styles.vision}>
            <h3>
              <Text>{about.visionHeading}</Text>
            </h3>
            <Paragraphs text={about.vision} />
          </div>
        </div>
      </div>
      <h3 className={styles.benefitsHeading}>
        <Text>{about.benefitsHeading}</Text>
      </h3>
      <ul className={styles.benefits}>
        {about.benefits.map(({ label, description }) => (
          <li key={label}>
            <Icon name="check" className={styles.check} />
            <h4 className={styles.label}>
              <Text>{label}</Text>
            </h4>
            <p className={styles.description}>
              <Text>{description}</Text>
            </p>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <ButtonLink to={about.learnMore.link}>{about.learnMore.label}</ButtonLink>
        <ButtonLink to={about.getInTouch.link} variant="outline">
          {about.getInTouch.label}
        </ButtonLink>
      </div>
    </Section>
  );
}

export const fragments = graphql`
  fragment AboutBlockContent on HomeAbout {
    heading
    intro
    visionHeading
    vision
    benefitsHeading
    benefits {
      label
      description
    }
    photos {
      alt
      src {
        childImageSharp {
          gatsbyImageData(
            width: 680
            layout: CONSTRAINED
            aspectRatio: 0.8
            breakpoints: [240, 400, 680]
            sizes: "(min-width: 900px) 20rem, 50vw"
          )
        }
      }
    }
    learnMore {
      label
      link
    }
    getInTouch {
      label
      link
    }
  }
`;
