import { graphql } from 'gatsby';
import { appointmentMessage } from '../../lib/formMessages';
import { refuseClosedDay } from '../../lib/openingWords';
import { InputField, SelectField, TextAreaField } from '../../ui/Field/Field';
import { MessageForm } from '../MessageForm/MessageForm';

interface AppointmentFormProps {
  copy: Queries.AppointmentFormCopyFragment;
  clinic: Queries.MessageFormClinicFragment & Queries.AppointmentFormClinicFragment;
  words: Queries.MessageFormWordsFragment;
}

/** The last day that can be chosen: nobody plans a visit beyond it, and a slip such as 3026 for 2026 is refused. */
const LAST_DAY = '2099-12-31';

/** The appointment request (FRM-01); every field is required, and the clinic must be open on the day. */
export function AppointmentForm({ copy, clinic, words }: AppointmentFormProps) {
  return (
    <MessageForm
      id="make-an-appointment"
      heading={copy.heading}
      submit={copy.submit}
      bookingLink={copy.bookingLink}
      booksOnline
      clinic={clinic}
      words={words}
      refuseDay={(day) => refuseClosedDay(clinic, day, words.dateClosed)}
      compose={(read) => appointmentMessage(read, copy)}
    >
      <InputField label={copy.firstName} name="firstName" autoComplete="given-name" required />
      <InputField label={copy.lastName} name="lastName" autoComplete="family-name" required />
      <InputField label={copy.email} name="email" type="email" inputMode="email" autoComplete="email" required />
      <InputField label={copy.phone} name="phone" type="tel" inputMode="tel" autoComplete="tel" required />
      <SelectField
        label={copy.service}
        name="service"
        placeholder={copy.servicePlaceholder}
        options={copy.serviceOptions}
        required
      />
      <InputField label={copy.date} name="date" type="date" max={LAST_DAY} required />
      <TextAreaField label={copy.request} name="request" required />
    </MessageForm>
  );
}

export const fragments = graphql`
  fragment AppointmentFormClinic on Clinic {
    openingHours {
      day
      shifts {
        opens
        closes
      }
    }
    closures {
      from
      to
      reason
    }
  }
  fragment AppointmentFormCopy on AppointmentForm {
    heading
    firstName
    lastName
    email
    phone
    service
    servicePlaceholder
    serviceOptions {
      value
      label
    }
    date
    request
    submit
    bookingLink
    message {
      opening
      name
      email
      phone
      service
      date
      request
    }
  }
`;
