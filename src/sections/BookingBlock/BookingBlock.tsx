import { graphql } from 'gatsby';
import { ButtonLink } from '../../ui/Button/Button';
import { Icon, type IconName } from '../../ui/Icon/Icon';
import { Link } from '../../ui/Link/Link';
import { Section } from '../../ui/Section/Section';
import { Prose } from '../../ui/Text/Text';
import type { ReactNode } from 'react';
import * as styles from './BookingBlock.module.css';

interface BookingBlockProps {
  clinic: Queries.BookingBlockClinicFragment;
  copy: Queries.BookingBlockCopyFragment;
}

function Way({ icon, heading, children }: { icon: IconName; heading: string; children: ReactNode }) {
  return (
    <li className={styles.way}>
      <Icon name={icon} className={styles.icon} />
      <h3>{heading}</h3>
      {children}
    </li>
  );
}

/** Three ways to reach the clinic: call, book online, write. */
export function BookingBlock({ clinic, copy }: BookingBlockProps) {
  return (
    <Section id="booking" heading={copy.heading} intro={copy.text} ground="cool">
      <ul className={styles.ways} role="list">
        <Way icon="phone" heading={copy.callHeading}>
          {clinic.phones.map(({ label, display, href }) => (
            <p key={href}>
              <a href={href} className={styles.number}>
                <strong>{display}</strong> <span className={styles.label}>{label}</span>
              </a>
            </p>
          ))}
        </Way>
        <Way icon="clock" heading={copy.onlineHeading}>
          <ButtonLink to={clinic.bookingUrl} className={styles.book}>
            {copy.onlineButton}
          </ButtonLink>
          <Link to={copy.appointmentLink.link} className={styles.link}>
            {copy.appointmentLink.label}
          </Link>
        </Way>
        <Way icon="chat" heading={copy.writeHeading}>
          <Link to={clinic.whatsappUrl} className={styles.link}>
            {copy.whatsappLink}
          </Link>
          <a href={`mailto:${clinic.email}`} className={styles.link}>
            {clinic.email}
          </a>
        </Way>
      </ul>
      <p className={styles.note}>
        <Prose>{clinic.emergencyNote}</Prose>
      </p>
    </Section>
  );
}

export const fragments = graphql`
  fragment BookingBlockClinic on Clinic {
    phones {
      label
      display
      href
    }
    email
    whatsappUrl
    bookingUrl
    emergencyNote
  }
  fragment BookingBlockCopy on BookingCopy {
    heading
    text
    callHeading
    onlineHeading
    onlineButton
    writeHeading
    whatsappLink
    appointmentLink {
      label
      link
    }
  }
`;
