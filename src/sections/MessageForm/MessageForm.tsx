import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import type { ReadField } from '../../lib/formMessages';
import { Button } from '../../ui/Button/Button';
import { Link, NewTab } from '../../ui/Link/Link';
import { Prose } from '../../ui/Text/Text';
import { FormResult } from '../FormResult/FormResult';
import * as styles from './MessageForm.module.css';
import { OtherWays } from './OtherWays';
import { useMessageForm } from './useMessageForm';

interface MessageFormProps {
  /** Id of the heading, which names the form. */
  id: string;
  heading: string;
  submit: string;
  /** Words of the link to the external booking page. */
  bookingLink: string;
  /** Whether that link is beside the submit button too, not only where scripts are off. */
  booksOnline?: boolean;
  clinic: Queries.MessageFormClinicFragment;
  words: Queries.MessageFormWordsFragment;
  compose: (read: ReadField) => string;
  /** Why a day (YYYY-MM-DD) can’t be chosen, if it can’t. */
  refuseDay?: (day: string) => string | undefined;
  /** The fields. */
  children: ReactNode;
}

/** A card with a form whose answers become a WhatsApp message (FRM-10). */
export function MessageForm({
  id,
  heading,
  submit,
  bookingLink,
  booksOnline,
  clinic,
  words,
  compose,
  refuseDay,
  children,
}: MessageFormProps) {
  const { formRef, result, clearing, onClickCapture, handlers } = useMessageForm({
    number: clinic.whatsappNumber,
    compose,
    refuseDay,
    words,
  });
  return (
    <div className={styles.card} onClickCapture={onClickCapture}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <div id={`${id}-note`} className={styles.intro}>
        <p className="scriptOnly">
          <Prose>{words.intro}</Prose>
        </p>
        <p>
          <Prose>{clinic.emergencyNote}</Prose>
        </p>
      </div>
      <form
        ref={formRef}
        method="post"
        className={`${styles.form} scriptOnly`}
        aria-labelledby={id}
        aria-describedby={`${id}-note`}
        data-message-form
        {...handlers}
      >
        {children}
        <div className={styles.actions}>
          <Button type="submit" size="lg">
            {submit}
            <NewTab />
          </Button>
          <Button size="lg" variant="outline" onClick={clearing.clear}>
            {words.clear}
          </Button>
          {clearing.canRestore && (
            <Button size="lg" variant="outline" onClick={clearing.restore}>
              {words.restore}
            </Button>
          )}
          <Link to={clinic.whatsappUrl} className={styles.booking}>
            {words.whatsappLink}
          </Link>
          {booksOnline && (
            <Link to={clinic.bookingUrl} className={styles.booking}>
              {bookingLink}
            </Link>
          )}
        </div>
      </form>
      <FormResult result={result} words={words} phone={clinic.appointmentPhone} />
      <OtherWays clinic={clinic} words={words} bookingLink={bookingLink} />
    </div>
  );
}

export const fragments = graphql`
  fragment MessageFormClinic on Clinic {
    whatsappNumber
    whatsappUrl
    bookingUrl
    email
    emergencyNote
    phones {
      label
      display
      href
    }
    appointmentPhone {
      label
      display
      href
    }
  }
  fragment MessageFormWords on FormResult {
    ...FormResultWords
    intro
    clear
    restore
    optional
    onlySpaces
    dateInPast
    dateClosed
    noScriptHeading
    noScriptText
    whatsappLink
  }
`;
