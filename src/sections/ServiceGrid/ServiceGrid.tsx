import { graphql } from 'gatsby';
import { Icon } from '../../ui/Icon/Icon';
import { Link } from '../../ui/Link/Link';
import { Picture } from '../../ui/Picture/Picture';
import { Section } from '../../ui/Section/Section';
import { Text } from '../../ui/Text/Text';
import * as styles from './ServiceGrid.module.css';

interface ServiceGridProps {
  services: readonly Queries.ServiceGridServiceFragment[];
  copy: Queries.ServiceGridCopyFragment;
}

/**
 * The services as cards, each of which leads to its page; the arrow repeats that for the eye, so screen readers skip
 * it.
 */
export function ServiceGrid({ services, copy }: ServiceGridProps) {
  return (
    <Section id="services" heading={copy.heading} intro={copy.intro} ground="sand">
      <ul className={styles.grid} role="list">
        {services.map(({ title, link, card }) => (
          <li key={link} className={styles.card}>
            <Picture image={card.image} alt="" className={styles.picture} />
            <h3>
              <Link to={link} className={styles.link}>
                <Text>{title}</Text>
              </Link>
            </h3>
            <p className={styles.description}>
              <Text>{card.description}</Text>
            </p>
            <p className={styles.more} aria-hidden="true">
              {copy.learnMore}
              <Icon name="arrow" />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const fragments = graphql`
  fragment ServiceGridService on Service {
    title
    link
    card {
      description
      image {
        alt
        src {
          childImageSharp {
            gatsbyImageData(
              width: 700
              layout: CONSTRAINED
              aspectRatio: 1.45
              transformOptions: { cropFocus: EAST }
              breakpoints: [350, 700]
              sizes: "(min-width: 1280px) 21rem, (min-width: 1024px) 28vw, 42vw"
            )
          }
          narrow: childImageSharp {
            gatsbyImageData(
              width: 208
              layout: CONSTRAINED
              aspectRatio: 0.9
              transformOptions: { cropFocus: CENTER }
              breakpoints: [208]
            )
          }
        }
      }
    }
  }
  fragment ServiceGridCopy on ServicesCopy {
    heading
    intro
    learnMore
  }
`;
