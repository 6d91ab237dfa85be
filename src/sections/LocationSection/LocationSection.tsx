import { graphql } from 'gatsby';
import { ButtonLink } from '../../ui/Button/Button';
import { Link } from '../../ui/Link/Link';
import { Section } from '../../ui/Section/Section';
import { Prose, Text } from '../../ui/Text/Text';
import { describeWay, GettingThere } from '../GettingThere/GettingThere';
import { VisitAddress } from '../VisitAddress/VisitAddress';
import * as styles from './LocationSection.module.css';

interface LocationSectionProps {
  clinic: Queries.LocationSectionClinicFragment;
  copy: Queries.LocationSectionCopyFragment;
}

/**
 * Where the clinic is. The map is a frame of another site: it loads late, learns nothing of the page, and covers words
 * that show if it can’t load (LOC-04, LOC-05).
 */
export function LocationSection({ clinic, copy }: LocationSectionProps) {
  const facts = describeWay(clinic.gettingThere, copy.gettingThere);
  return (
    <Section id="location">
      <div className={styles.columns}>
        <div className={styles.words}>
          <h2 id="location">
            <Text>{copy.heading}</Text>
          </h2>
          <VisitAddress clinic={clinic} words={copy} />
          <h3>{copy.travelHeading}</h3>
          <dl>
            {clinic.landmarks.map(({ landmark, distance }) => (
              <div key={landmark} className={styles.row}>
                <dt>{landmark}</dt>
                <dd className={styles.distance}>{distance}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.note}>
            <Prose>{copy.intro}</Prose>
          </p>
          {facts.length > 0 && (
            <>
              <h3>{copy.gettingThere.heading}</h3>
              <GettingThere facts={facts} />
            </>
          )}
          <ButtonLink to={clinic.map.directionsUrl}>{copy.directions}</ButtonLink>
        </div>
        <div className={styles.map}>
          <div className={styles.fallback}>
            <p>
              <Prose>{copy.mapFallback}</Prose>
            </p>
          </div>
          <iframe
            className={styles.frame}
            src={clinic.map.embedUrl}
            title={copy.mapTitle}
            loading="lazy"
            referrerPolicy="no-referrer"
          />
          <p className={styles.open}>
            <Link to={clinic.map.embedUrl}>{copy.showMap}</Link>
          </p>
        </div>
      </div>
    </Section>
  );
}

export const fragments = graphql`
  fragment LocationSectionClinic on Clinic {
    ...VisitAddressClinic
    gettingThere {
      ...GettingThereFacts
    }
    landmarks {
      landmark
      distance
    }
    map {
      embedUrl
      directionsUrl
    }
  }
  fragment LocationSectionCopy on LocationCopy {
    heading
    intro
    travelHeading
    directions
    mapTitle
    mapFallback
    showMap
    ...VisitAddressWords
    gettingThere {
      heading
      ...GettingThereWords
    }
  }
`;
