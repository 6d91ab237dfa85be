import { graphql } from 'gatsby';
import { ButtonLink } from '../../ui/Button/Button';
import { ContentIcon } from '../../ui/Icon/Icon';
import { Link } from '../../ui/Link/Link';
import { Prose, Text } from '../../ui/Text/Text';
import * as styles from './ServiceNavigation.module.css';

interface ServiceNavigationProps {
  services: readonly Queries.ServiceNavigationItemFragment[];
  labels: Queries.ServiceNavigationLabelsFragment;
  /** Path of the service that is shown. */
  current: string;
}

/** The side navigation: all services with the current one marked (SVC-02), and a way to ask first. */
export function ServiceNavigation({ services, labels, current }: ServiceNavigationProps) {
  const { sideNavigationLabel, helpHeading, helpText, helpLink } = labels;
  return (
    <div className={styles.side}>
      <nav aria-labelledby="service-navigation">
        <h2 id="service-navigation" className={styles.heading}>
          <Text>{sideNavigationLabel}</Text>
        </h2>
        <ul className={styles.list} role="list">
          {services.map(({ title, link, icon }) => (
            <li key={link}>
              <Link to={link} className={styles.link} aria-current={link === current ? 'page' : undefined}>
                <ContentIcon name={icon} className={styles.icon} />
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.help}>
        <h2 className={styles.heading}>
          <Text>{helpHeading}</Text>
        </h2>
        <p>
          <Prose>{helpText}</Prose>
        </p>
        <ButtonLink to={helpLink.link} size="sm" variant="outline">
          {helpLink.label}
        </ButtonLink>
      </div>
    </div>
  );
}

export const fragments = graphql`
  fragment ServiceNavigationItem on Service {
    title
    link
    icon
  }
  fragment ServiceNavigationMenu on Navigation {
    services {
      ...ServiceNavigationItem
    }
  }
  fragment ServiceNavigationLabels on ServicePageLabels {
    sideNavigationLabel
    helpHeading
    helpText
    helpLink {
      label
      link
    }
  }
`;
