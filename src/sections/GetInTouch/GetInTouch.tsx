import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { HoursInShort } from '../../ui/HoursInShort/HoursInShort';
import { Icon } from '../../ui/Icon/Icon';
import { Section } from '../../ui/Section/Section';
import { Paragraphs, Text } from '../../ui/Text/Text';
import * as styles from './GetInTouch.module.css';

interface GetInTouchProps {
  copy: Queries.GetInTouchCopyFragment;
  clinic: Queries.GetInTouchClinicFragment;
  hours: Queries.GetInTouchHoursFragment;
  /** The contact form, beside the panel. */
  children: ReactNode;
}

/** How to reach customer services by phone, and when, and support by e-mail, beside the contact form. */
export function GetInTouch({ copy, clinic, hours, children }: GetInTouchProps) {
  const { customerServicesPhone: phone, openingHoursInShort, email } = clinic;
  return (
    <Section id="get-in-touch" ground="sand">
      <div className={styles.columns}>
        <div className={styles.panel} data-ground="dark">
          <h2 id="get-in-touch">
            <Text>{copy.heading}</Text>
          </h2>
          <Paragraphs text={copy.intro} />
          <dl className={styles.ways}>
            <div className={styles.way}>
              <dt>
                <Icon name="phone" className={styles.icon} />
                {copy.phoneHeading}
              </dt>
              <dd>
                <a href={phone.href} className={styles.link}>
                  {phone.display}
                </a>
              </dd>
            </div>
            <div className={styles.way}>
              <dt>
                <Icon name="clock" className={styles.icon} />
                {hours.heading}
              </dt>
              {openingHoursInShort.map((line) => (
                <dd key={line.days}>
                  <HoursInShort {...line} />
                </dd>
              ))}
            </div>
            <div className={styles.way}>
              <dt>
                <Icon name="mail" className={styles.icon} />
                {copy.emailHeading}
              </dt>
              <dd>
                <a href={`mailto:${email}`} className={styles.link}>
                  {email}
                </a>
              </dd>
            </div>
          </dl>
        </div>
        {children}
      </div>
    </Section>
  );
}

export const fragments = graphql`
  fragment GetInTouchCopy on GetInTouch {
    heading
    intro
    phoneHeading
    emailHeading
  }
  fragment GetInTouchClinic on Clinic {
    customerServicesPhone {
      display
      href
    }
    openingHoursInShort {
      days
      hours
    }
    email
  }
  fragment GetInTouchHours on OpeningHoursCopy {
    heading
  }
`;
