import { graphql } from 'gatsby';
import { Icon } from '../../ui/Icon/Icon';
import { Picture } from '../../ui/Picture/Picture';
import { Text } from '../../ui/Text/Text';
import * as styles from './TeamCards.module.css';

interface TeamCardProps {
  member: Queries.TeamCardMemberFragment;
  labels: Queries.TeamCardLabelsFragment;
}

/** A fact that a member’s file may leave out. */
function Fact({ label, value, className }: { label: string; value: string | undefined; className?: string }) {
  return (
    value && (
      <p className={className}>
        {label}: {value}
      </p>
    )
  );
}

/**
 * A card with two faces of equal height. Its one button stays in place while the card turns (src/early/flipCards.ts),
 * so focus is never lost; it is between the faces, so that reading on after a press reaches the face now shown. Without
 * scripts both faces show, one below the other.
 */
export function TeamCard({ member, labels }: TeamCardProps) {
  const { slug, name, degrees, designation, image, registration, languages, fieldsOfWork, description } = member;
  return (
    <li id={slug} className={styles.card} data-flip-card>
      <div className={styles.front}>
        <div>
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
          <Fact
            label={labels.registration}
            value={registration ? `${registration.number}, ${registration.body}` : undefined}
            className={styles.degrees}
          />
          <Fact label={labels.languages} value={languages?.join(', ')} className={styles.degrees} />
        </div>
      </div>
      <button type="button" className={`${styles.button} scriptOnly`} data-does="flip">
        <span>
          <span className={styles.toBack}>{`${labels.flip} ${name}`}</span>
          <span className={styles.toFront}>
            {labels.flipBack}
            <span className="visuallyHidden">{` ${name}`}</span>
          </span>{' '}
          <Icon name="arrow" />
        </span>
      </button>
      <div className={styles.back}>
        <div>
          {/* The heading of the front is hidden while this one shows. */}
          <h3 className={styles.backName}>{name}</h3>
          <Fact label={labels.fieldsOfWork} value={fieldsOfWork?.join('; ')} className={styles.fields} />
          <ul className={styles.lines} role="list">
            {description.map((line) => (
              <li key={line}>
                <Text>{line}</Text>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </li>
  );
}

export const fragments = graphql`
  fragment TeamCardMember on TeamMember {
    slug
    name
    degrees
    designation
    registration {
      number
      body
    }
    languages
    fieldsOfWork
    image {
      alt
      src {
        childImageSharp {
          gatsbyImageData(
            width: 480
            aspectRatio: 1
            layout: CONSTRAINED
            transformOptions: { cropFocus: NORTH }
            breakpoints: [480]
          )
        }
      }
    }
    description
  }
  fragment TeamCardLabels on TeamCopy {
    registration
    languages
    fieldsOfWork
    flip
    flipBack
  }
`;
