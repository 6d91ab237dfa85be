import { Link } from '../../ui/Link/Link';
import * as styles from './MessageForm.module.css';

interface OtherWaysProps {
  clinic: Queries.MessageFormClinicFragment;
  words: Queries.MessageFormWordsFragment;
  /** Words of the link to the clinic’s booking page. */
  bookingLink: string;
}

/** Replaces the form where scripts are off, and appears after it if they fail (src/early/forms.ts). */
export function OtherWays({ clinic, words, bookingLink }: OtherWaysProps) {
  return (
    <div className={`${styles.otherWays} noScriptOnly ifLate`}>
      <h3>{words.noScriptHeading}</h3>
      <p>{words.noScriptText}</p>
      <ul>
        {clinic.phones.map(({ label, display, href }) => (
          <li key={href}>
            {label}: <a href={href}>{display}</a>
          </li>
        ))}
        <li>
          <a href={`mailto:${clinic.email}`}>{clinic.email}</a>
        </li>
        <li>
          <Link to={clinic.whatsappUrl}>{words.whatsappLink}</Link>
        </li>
        <li>
          <Link to={clinic.bookingUrl}>{bookingLink}</Link>
        </li>
      </ul>
    </div>
  );
}
