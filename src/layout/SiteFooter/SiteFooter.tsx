import { graphql } from 'gatsby';
import { useEffect, useState } from 'react';
import { Link } from '../../ui/Link/Link';
import { Logo } from '../../ui/Logo/Logo';
import { FooterContact } from './FooterContact';
import { HelpStrip } from './HelpStrip';
import * as styles from './SiteFooter.module.css';
import { SiteMap } from './SiteMap';

interface SiteFooterProps {
  clinic: Queries.SiteFooterClinicFragment;
  navigation: Queries.SiteFooterNavigationFragment;
  lang: string | undefined;
}

/** The footer’s four columns and its last line (FOO-01 to FOO-06). */
export function SiteFooter({ clinic, navigation, lang }: SiteFooterProps) {
  const { footer, labels } = navigation;
  const [year, setYear] = useState(clinic.copyrightYear);
  // A clock that has lost its time, as after an empty battery, says 1970.
  useEffect(() => setYear((built) => Math.max(built, new Date().getFullYear())), []);
  return (
    <footer className={styles.footer} data-ground="dark" lang={lang}>
      <div className={styles.inner}>
        <HelpStrip helplines={clinic.helplines} heading={footer.helpHeading} />
        <div className={styles.columns}>
          <div className={styles.brand}>
            <Link to="/" className={styles.logo}>
              <Logo />
              <span>{clinic.name}</span>
              <span className="visuallyHidden">{` ${labels.home}`}</span>
            </Link>
            <p>{clinic.tagline}</p>
          </div>
          <SiteMap {...navigation} />
          <FooterContact
            clinic={clinic}
            heading={footer.contactHeading}
            hoursHeading={footer.hoursHeading}
            labels={labels}
          />
          <div>
            <h2 className={styles.heading}>{footer.missionHeading}</h2>
            <p>{footer.mission}</p>
            <h2 className={styles.heading}>{footer.followHeading}</h2>
            <ul className={styles.social} role="list">
              {clinic.socialProfiles.map(({ name, url }) => (
                <li key={name}>
                  <Link to={url}>{name}</Link>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <p className={styles.last}>
          <span>{`© ${year} ${clinic.fullName}. ${footer.rights}`}</span>
          <span>
            {`${clinic.credit.text} `}
            <Link to={clinic.credit.url}>{clinic.credit.name}</Link>
          </span>
        </p>
      </div>
    </footer>
  );
}

export const fragments = graphql`
  fragment SiteFooterClinic on Clinic {
    name
    fullName
    tagline
    email
    copyrightYear
    openingHoursInShort {
      days
      hours
    }
    address {
      street
      locality
      region
      postalCode
    }
    phones {
      label
      display
      href
    }
    helplines {
      name
      numbers {
        display
        href
      }
    }
    socialProfiles {
      name
      url
    }
    credit {
      text
      name
      url
    }
  }
  fragment SiteFooterNavigation on Navigation {
    services {
      title
      link
    }
    footer {
      sitemapHeading
      sitemapLinks {
        label
        link
      }
      servicesHeading
      contactHeading
      hoursHeading
      missionHeading
      mission
      followHeading
      rights
      helpHeading
    }
    labels {
      call
      mail
      home
    }
  }
`;
