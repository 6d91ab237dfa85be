import { graphql } from 'gatsby';
import { ButtonLink } from '../../ui/Button/Button';
import { Icon } from '../../ui/Icon/Icon';
import { Picture } from '../../ui/Picture/Picture';
import { Section } from '../../ui/Section/Section';
import { Paragraphs, Prose, Text } from '../../ui/Text/Text';
import { ReviewCard } from '../ReviewCard/ReviewCard';
import * as styles from './AboutBlock.module.css';

interface AboutBlockProps {
  about: Queries.AboutBlockContentFragment;
  reviews: Queries.ReviewCardFiguresFragment | null;
}

/** The first photo is the larger one. */
const PHOTO_SIZES = ['(min-width: 620px) 308px, 51vw', '(min-width: 620px) 220px, 36vw'];

/** Who the clinic is: session pictures with the review card, if any, the vision, and the four core benefits. */
export function AboutBlock({ about, reviews }: AboutBlockProps) {
  return (
    <Section id="who-we-are">
      <div className={styles.columns}>
        <div className={styles.media}>
          {about.photos.map((photo, index) => (
            <Picture key={photo.alt} image={photo} sizes={PHOTO_SIZES[index]} className={styles.photo} />
          ))}
          {reviews && (
            <div className={styles.reviews}>
              <ReviewCard reviews={reviews} />
            </div>
          )}
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
      <ul className={styles.benefits} role="list">
        {about.benefits.map(({ label, description }) => (
          <li key={label}>
            <Icon name="check" className={styles.check} />
            <h4 className={styles.label}>
              <Text>{label}</Text>
            </h4>
            <p className={styles.description}>
              <Prose>{description}</Prose>
            </p>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <ButtonLink to={about.learnMore.link}>
          {about.learnMore.label}
          <span className="visuallyHidden"> {about.learnMoreAbout}</span>
        </ButtonLink>
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
            width: 640
            layout: CONSTRAINED
            aspectRatio: 0.8
            transformOptions: { cropFocus: CENTER }
            breakpoints: [300, 440, 640]
          )
        }
      }
    }
    learnMore {
      label
      link
    }
    learnMoreAbout
    getInTouch {
      label
      link
    }
  }
`;
