import { graphql } from 'gatsby';
import { Icon } from '../../ui/Icon/Icon';
import { Picture } from '../../ui/Picture/Picture';
import { Section } from '../../ui/Section/Section';
import { Paragraphs, Prose, Text } from '../../ui/Text/Text';
import * as styles from './Approach.module.css';

interface ApproachProps {
  approach: Queries.ApproachContentFragment;
}

/** How the clinic works with people: words beside a picture in an arch, and what they mean in practice. */
export function Approach({ approach }: ApproachProps) {
  const { heading, text, image, points } = approach;
  return (
    <Section id="approach">
      <div className={styles.columns}>
        <div className={styles.frame}>
          <Picture image={image} className={styles.image} />
        </div>
        <div className={styles.words}>
          <h2 id="approach">
            <Text>{heading}</Text>
          </h2>
          <Paragraphs text={text} />
          <ul className={styles.points} role="list">
            {points.map((point) => (
              <li key={point} className={styles.point}>
                <Icon name="check" />
                <span>
                  <Prose>{point}</Prose>
                </span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}

export const fragments = graphql`
  fragment ApproachContent on Approach {
    heading
    text
    image {
      alt
      src {
        childImageSharp {
          gatsbyImageData(
            width: 960
            layout: CONSTRAINED
            aspectRatio: 0.9
            transformOptions: { cropFocus: EAST }
            breakpoints: [720, 960]
            sizes: "(min-width: 560px) 480px, 91vw"
          )
        }
      }
    }
    points
  }
`;
