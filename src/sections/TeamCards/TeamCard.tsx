import { graphql } from 'gatsby';
import { Icon } from '../../ui/Icon/Icon';
import { Picture } from '../../ui/Picture/Picture';
import { Text } from '../../ui/Text/Text';
import * as styles from './TeamCards.module.css';

interface TeamCardProps {
  member: Queries.TeamCardMemberFragment;
  flip: string;
  flipBack: string;
}

/**
 * A card with two faces of equal height. Its one button stays in place while the card turns (src/early/flipCards.ts), so
 * focus is never lost; it stands between the faces, so that reading on after a press reaches the face now shown.
 * Without scripts both faces show, one below the other.
 */
export function TeamCard({ member, flip, flipBack }: TeamCardProps) {
  const { name, degrees, designation, image, description } = member;
  return (
    <li className={styles.card} data-flip-card>
      <div className={styles.front}>
        <Picture image={image} className={styles.portrait} />
        <h3>
          <Text>{name}</Text>
        </h3>
        <p className={styles.designation}>
          <Text>{designation}</Text>
        </p>
        <p className={styles.degrees}>
          <Text>{degrees}</Text>
        </p>
      </div>
      <button type="button" className={`${styles.button} scriptOnly`} data-flip-button>
        <span>
          <span className={styles.toBack}>
            {flip} {name}
          </span>
          <span className={styles.toFront}>
            {flipBack}
            <span className="visuallyHidden"> {name}</span>
          </span>{' '}
          <Icon name="arrow" />
        </span>
      </button>
      <div className={styles.back}>
        <p className={styles.backName}>{name}</p>
        <ul className={styles.lines}>
          {description.map((line) => (
            <li key={line}>
              <Text>{line}</Text>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

export const fragments = graphql`
  fragment TeamCardMember on TeamMember {
    name
    degrees
    designation
    image {
      alt
      src {
        childImageSharp {
          gatsbyImageData(
            width: 400
            aspectRatio: 1
            layout: CONSTRAINED
            breakpoints: [280, 400, 640]
            sizes: "(min-width: 1100px) 340px, (min-width: 700px) 40vw, 84vw"
          )
        }
      }
    }
    description
  }
`;
