import { graphql } from 'gatsby';
import { ButtonLink } from '../../ui/Button/Button';
import { Icon } from '../../ui/Icon/Icon';
import * as styles from './ReachBar.module.css';

interface ReachBarProps {
  clinic: Queries.ReachBarClinicFragment;
  words: Queries.ReachBarWordsFragment;
  lang: string | undefined;
}

/**
 * The clinic’s phone and chat within reach of a thumb, on phones and tablets. The bar’s own place is at the page’s end;
 * until then it sticks to the bottom of the window, so whatever it covers can be scrolled into view.
 */
export function ReachBar({ clinic, words, lang }: ReachBarProps) {
  return (
    <nav className={`${styles.bar} noPrint`} aria-label={words.name} lang={lang}>
      <ButtonLink to={clinic.appointmentPhone.href} size="sm" variant="outline">
        <Icon name="phone" />
        {words.call}
      </ButtonLink>
      <ButtonLink to={clinic.whatsappUrl} size="sm" variant="outline">
        <Icon name="chat" />
        {words.whatsapp}
      </ButtonLink>
    </nav>
  );
}

export const fragments = graphql`
  fragment ReachBarClinic on Clinic {
    appointmentPhone {
      href
    }
    whatsappUrl
  }
  fragment ReachBarWords on ReachBar {
    name
    call
    whatsapp
  }
`;
