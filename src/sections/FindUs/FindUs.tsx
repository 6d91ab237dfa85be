import { graphql } from 'gatsby';
import { ButtonLink } from '../../ui/Button/Button';
import { Section } from '../../ui/Section/Section';
import { describeWay, GettingThere } from '../GettingThere/GettingThere';
import { VisitAddress } from '../VisitAddress/VisitAddress';
import * as styles from './FindUs.module.css';

interface FindUsProps {
  clinic: Queries.FindUsClinicFragment;
  copy: Queries.FindUsCopyFragment;
}

/** Where the clinic is and how to get in, without the map, for pages about something else. */
export function FindUs({ clinic, copy }: FindUsProps) {
  const facts = describeWay(clinic.gettingThere, copy.gettingThere);
  return (
    <Section id="find-us" heading={copy.heading} ground="cool">
      <div className={styles.columns}>
        <div className={styles.place}>
          <VisitAddress clinic={clinic} words={copy} />
          <ButtonLink to={clinic.map.directionsUrl}>{copy.directions}</ButtonLink>
        </div>
        {facts.length > 0 && <GettingThere facts={facts} />}
      </div>
    </Section>
  );
}

export const fragments = graphql`
  fragment FindUsClinic on Clinic {
    ...VisitAddressClinic
    map {
      directionsUrl
    }
    gettingThere {
      ...GettingThereFacts
    }
  }
  fragment FindUsCopy on LocationCopy {
    heading
    directions
    ...VisitAddressWords
    gettingThere {
      ...GettingThereWords
    }
  }
`;
