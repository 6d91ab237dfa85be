import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { Section } from '../../ui/Section/Section';
import * as styles from './AppointmentBooking.module.css';

interface AppointmentBookingProps {
  copy: Queries.AppointmentBookingCopyFragment;
  /** The appointment form, then the opening hours. */
  children: ReactNode;
}

/** The booking block of the appointment page: the form with the opening hours beside it. */
export function AppointmentBooking({ copy, children }: AppointmentBookingProps) {
  return (
    <Section id="booking" heading={copy.heading} intro={copy.intro} ground="cool">
      <div className={styles.columns}>{children}</div>
    </Section>
  );
}

export const fragments = graphql`
  fragment AppointmentBookingCopy on AppointmentBooking {
    heading
    intro
  }
`;
