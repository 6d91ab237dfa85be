import { graphql } from 'gatsby';
import { ButtonLink } from '../../ui/Button/Button';
import { Icon } from '../../ui/Icon/Icon';
import * as styles from './ReachBar.module.css';

interface ReachBarProps {
  clinic: Queries.ReachBarClinicFragment;
  words: Queries.ReachBarWordsFragment;
  lang: string | undefined;
  /** Whether it calls helplines, since the clinic is not there at every hour. */
  callsHelplines: boolean;
}

/** The two most urgent helplines for everyone: the content has them in this order. */
function HelplineLinks({ clinic: { helplines }, words }: Pick<ReachBarProps, 'clinic' | 'words'>) {
  return helplines
    .filter(({ audience }) => audience === 'everyone')
    .slice(0, 2)
    .map(({ name, numbers: [first] }) => (
      <ButtonLink key={name} to={first!.href} size="sm" variant="outline">
        <Icon name="phone" />
        <span>
          {words.callHelpline} {first!.display}
          <span className="visuallyHidden"> {name}</span>
        </span>
      </ButtonLink>
    ));
}

function ClinicLinks({ clinic, words }: Pick<ReachBarProps, 'clinic' | 'words'>) {
  return (
    <>
      <ButtonLink to={clinic.appointmentPhone.href} size="sm" variant="outline">
        <Icon name="phone" />
        {words.call}
      </ButtonLink>
      <ButtonLink to={clinic.whatsappUrl} size="sm" variant="outline">
        <Icon name="chat" />
        {words.whatsapp}
      </ButtonLink>
    </>
  );
}

/**
 * The clinic’s phone and chat within reach of a thumb, on phones and tablets; around an article whose title or summary
 * names suicide, two helplines, which answer at any hour. The bar’s own place is at the page’s end; until then it sticks
 * to the bottom of the window, so whatever it covers can be scrolled into view.
 */
export function ReachBar({ clinic, words, lang, callsHelplines }: ReachBarProps) {
  const Links = callsHelplines ? HelplineLinks : ClinicLinks;
  return (
    <nav className={`${styles.bar} noPrint`} aria-label={words.name} lang={lang}>
      <Links clinic={clinic} words={words} />
    </nav>
  );
}

export const fragments = graphql`
  fragment ReachBarClinic on Clinic {
    appointmentPhone {
      href
    }
    whatsappUrl
    helplines {
      name
      audience
      numbers {
        display
        href
      }
    }
  }
  fragment ReachBarWords on ReachBar {
    name
    call
    whatsapp
    callHelpline
  }
`;
