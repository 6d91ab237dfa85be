import * as styles from './SiteFooter.module.css';

interface HelpStripProps {
  helplines: Queries.SiteFooterClinicFragment['helplines'];
  heading: string;
}

/** Numbers for people in crisis, including those for children, on every page. */
export function HelpStrip({ helplines, heading }: HelpStripProps) {
  return (
    <section className={styles.help} aria-labelledby="footer-help">
      <h2 id="footer-help" className={styles.helpHeading}>
        {heading}
      </h2>
      <ul className={styles.helplines} role="list">
        {helplines.map(({ name, numbers }) => (
          <li key={name}>
            {`${name} `}
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
