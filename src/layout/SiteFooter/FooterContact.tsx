import { HoursInShort } from '../../ui/HoursInShort/HoursInShort';
import * as styles from './SiteFooter.module.css';

interface FooterContactProps {
  clinic: Queries.SiteFooterClinicFragment;
  heading: string;
  hoursHeading: string;
  labels: Queries.SiteFooterNavigationFragment['labels'];
}

/** Phone numbers, e-mail, address and, in short, the opening hours of the clinic. */
export function FooterContact({ clinic, heading, hoursHeading, labels }: FooterContactProps) {
  const { street, locality, region, postalCode } = clinic.address;
  return (
    <div>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.list} role="list">
        {clinic.phones.map(({ display, href, label }) => (
          <li key={href}>
            <a href={href} className="whole">
              <span className="visuallyHidden">{`${labels.call} `}</span>
              {display}
              {/* In the link, so that it says whose number it is; as a box of its own it is not underlined. */}
              <br />
              <span className="note whole">{label}</span>
            </a>
          </li>
        ))}
        <li>
          <a href={`mailto:${clinic.email}`}>
            <span className="visuallyHidden">{`${labels.mail} `}</span>
            {clinic.email}
          </a>
        </li>
      </ul>
      <address className={styles.address}>
        {street}
        <br />
        {`${locality} ${postalCode}`}
        <br />
        {region}
      </address>
      <h2 className={styles.heading}>{hoursHeading}</h2>
      <ul className={styles.list} role="list">
        {clinic.openingHoursInShort.map(({ days, hours }) => (
          <li key={days}>
            <HoursInShort days={days} hours={hours} />
          </li>
        ))}
      </ul>
    </div>
  );
}
