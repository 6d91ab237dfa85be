import { graphql } from 'gatsby';
import { useEffect, useState } from 'react';
import { Link } from '../../ui/Link/Link';
import { Logo } from '../Logo/Logo';
import * as styles from './SiteFooter.module.css';

interface SiteFooterProps {
  clinic: Queries.SiteFooterClinicFragment;
  navigation: Queries.SiteFooterNavigationFragment;
  lang: string | undefined;
}

/** Numbers for people in crisis, on every page. */
function HelpStrip({ clinic, heading }: { clinic: SiteFooterProps['clinic']; heading: string }) {
  return (
    <section className={styles.help} aria-labelledby="footer-help">
      <h2 id="footer-help" className={styles.helpHeading}>
        {heading}
      </h2>
      <ul className={styles.helplines}>
        {clinic.helplines
          .filter(({ audience }) => audience === 'everyone')
          .map(({ name, numbers }) => (
            <li key={name}>
              {name}{' '}
              {numbers.map(({ display, href }, index) => (
                <span key={href}>
                  {index > 0 && ' / '}
                  <a href={href}>{display}</a>
                </span>
              ))}
            </li>
          ))}
      </ul>
    </section>
  );
}

/** The footer’s four columns and its last line (specification section 2). */
export function SiteFooter({ clinic, navigation, lang }: SiteFooterProps) {
  const { footer, labels } = navigation;
  const [year, setYear] = useState(clinic.copyrightYear);
  useEffect(() => setYear(new Date().getFullYear()), []);
  const { street, locality, region, postalCode } = clinic.address;
  return (
    <footer className={styles.footer} data-ground="dark" lang={lang}>
      <div className={styles.inner}>
        <HelpStrip clinic={clinic} heading={footer.helpHeading} />
        <div className={styles.columns}>
          <div className={styles.brand}>
            <Link to="/" className={styles.logo}>
              <Logo />
              <span>{clinic.name}</span>
              <span className="visuallyHidden"> {labels.home}</span>
            </Link>
            <p>{clinic.tagline}</p>
          </div>
          <nav className={styles.lists} id="site-map" aria-label={footer.sitemapHeading}>
            <div>
              <h2 className={styles.heading}>{footer.sitemapHeading}</h2>
              <ul className={styles.list}>
                {footer.sitemapLinks.map(({ label, link }) => (
                  <li key={link}>
                    <Link to={link}>{label}</Link>
                  </li>
                ))}
              </ul>
            </div>
            <div>
              <h2 className={styles.heading}>{footer.servicesHeading}</h2>
              <ul className={styles.list}>
                {navigation.services.map(({ title, link }) => (
                  <li key={link}>
                    <Link to={link}>{title}</Link>
                  </li>
                ))}
              </ul>
            </div>
          </nav>
          <div>
            <h2 className={styles.heading}>{footer.contactHeading}</h2>
            <ul className={styles.list}>
              {clinic.phones.map(({ display, href, label }) => (
                <li key={href}>
                  <a href={href}>
                    <span className="visuallyHidden">{labels.call} </span>
                    {display}
                  </a>{' '}
                  <span className={styles.note}>{label}</span>
                </li>
              ))}
              <li>
                <a href={`mailto:${clinic.email}`}>
                  <span className="visuallyHidden">{labels.mail} </span>
                  {clinic.email}
                </a>
              </li>
            </ul>
            <address className={styles.address}>
              {street}
              <br />
              {locality} {postalCode}
              <br />
              {region}
            </address>
          </div>
          <div>
            <h2 className={styles.heading}>{footer.missionHeading}</h2>
            <p>{footer.mission}</p>
            <h2 className={styles.heading}>{footer.followHeading}</h2>
            <ul className={styles.social}>
              {clinic.socialProfiles.map(({ name, url }) => (
                <li key={name}>
                  <Link to={url}>{name}</Link>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <p className={styles.last}>
          <span>
            © {year} {clinic.fullName}. {footer.rights}
          </span>
          <span>
            {clinic.credit.text} <Link to={clinic.credit.url}>{clinic.credit.name}</Link>
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
      audience
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
