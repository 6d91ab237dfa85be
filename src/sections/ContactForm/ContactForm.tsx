import { graphql } from 'gatsby';
import { contactMessage } from '../../lib/formMessages';
import { InputField, TextAreaField } from '../../ui/Field/Field';
import { MessageForm } from '../MessageForm/MessageForm';

interface ContactFormProps {
  copy: Queries.ContactFormCopyFragment;
  clinic: Queries.MessageFormClinicFragment;
  words: Queries.MessageFormWordsFragment;
  /** Words of the link to the external booking page, for visitors without scripts. */
  bookingLink: string;
}

/** The contact form (FRM-07); the query is optional. */
export function ContactForm({ copy, clinic, words, bookingLink }: ContactFormProps) {
  return (
    <MessageForm
      id="send-us-a-message"
      heading={copy.heading}
      submit={copy.submit}
      bookingLink={bookingLink}
      clinic={clinic}
      words={words}
      compose={(read) => contactMessage(read, copy)}
    >
      <InputField label={copy.firstName} name="firstName" autoComplete="given-name" required />
      <InputField label={copy.lastName} name="lastName" autoComplete="family-name" required />
      <InputField label={copy.email} name="email" type="email" inputMode="email" autoComplete="email" required />
      <InputField label={copy.phone} name="phone" type="tel" inputMode="tel" autoComplete="tel" required />
      <TextAreaField label={copy.query} mark={words.optional} name="query" />
    </MessageForm>
  );
}

export const fragments = graphql`
  fragment ContactFormCopy on ContactForm {
    heading
    firstName
    lastName
    email
    phone
    query
    submit
    message {
      opening
      name
      email
      phone
      query
    }
  }
`;
