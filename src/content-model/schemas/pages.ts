import { z } from 'zod';
import { benefitCardSchema } from './benefit';
import { banner, link, seo, whatToBring } from './parts';
import { line, paragraph, paragraphs, picture, reference } from './primitives';

const headed = (description: string, typeName: string) =>
  z
    .strictObject({ heading: line('Heading.', 3, 80), intro: paragraph('Under the heading.', 30, 400) })
    .meta({ description, typeName });

const approach = z
  .strictObject({
    heading: line('Heading.', 5, 80),
    text: paragraphs('Two or three paragraphs.', 100, 1500),
    image: picture('Picture beside the text.', 800),
    points: z
      .array(line('One point, a short sentence.', 15, 160))
      .min(3)
      .max(5)
      .meta({ description: 'What the approach means in practice.' }),
  })
  .meta({
    description: 'How the clinic works with people.',
    typeName: 'Approach',
    typeDescription: 'How the clinic works with people: text, picture and points.',
  });

/** Words of the About page (ABT-01). */
export const aboutPageSchema = z
  .strictObject({
    seo: seo(),
    banner: banner(),
    approach,
    advantages: z
      .strictObject({
        heading: line('Heading.', 5, 80),
        intro: paragraph('Under the heading.', 30, 400),
        items: z.array(benefitCardSchema).min(4).max(6).meta({ description: 'The advantages.' }),
      })
      .meta({ description: 'Advantages.', typeName: 'Advantages' }),
    team: z
      .strictObject({
        heading: line('Heading.', 3, 80),
        intro: paragraph('Under the heading.', 30, 400),
        members: z
          .array(reference('TeamMember', 'A team member.'))
          .length(3)
          .meta({ description: 'The team, in order.' }),
        registration: line('Words before the registration number.', 3, 60),
        languages: line('Words before the languages.', 3, 60),
        fieldsOfWork: line('Words before the fields of work.', 3, 60),
        flip: line('Label of the button that turns a card over; the member’s name follows.', 3, 60),
        flipBack: line('Label of the button that turns it back.', 3, 60),
      })
      .meta({ description: 'Team cards.', typeName: 'TeamCopy' }),
  })
  .meta({ description: 'Texts of the About page.', typeName: 'AboutPage' });

/** Words of the Book Appointment page (APT-01). */
export const appointmentPageSchema = z
  .strictObject({
    seo: seo(),
    banner: banner(),
    booking: headed('Above the form.', 'AppointmentBooking'),
    bring: whatToBring(),
  })
  .meta({ description: 'Texts of the Book Appointment page.', typeName: 'AppointmentPage' });

/** Words of the Contact page (CON-01). */
export const contactPageSchema = z
  .strictObject({
    seo: seo(),
    banner: banner(),
    getInTouch: z
      .strictObject({
        heading: line('Heading of the panel.', 3, 60),
        intro: paragraphs('Under the heading.', 30, 300),
        phoneHeading: line('Above the phone number.', 3, 60),
        emailHeading: line('Above the e-mail address.', 3, 60),
      })
      .meta({ description: 'Get in Touch panel.', typeName: 'GetInTouch' }),
    approach,
  })
  .meta({ description: 'Texts of the Contact page.', typeName: 'ContactPage' });

/** Labels around the text of a service page. */
export const servicePageSchema = z
  .strictObject({
    sideNavigationLabel: line('Heading and name of the side navigation.', 3, 60),
    helpHeading: line('Heading of the card under the side navigation.', 3, 60),
    helpText: paragraph('Invites visitors to ask us first.', 20, 200),
    helpLink: link('Where the card leads.'),
  })
  .meta({ description: 'Labels of the service pages.', typeName: 'ServicePageLabels' });

/** Words of the not-found screen (NOT-01). */
export const notFoundPageSchema = z
  .strictObject({
    seo: seo(),
    code: line('Large code.', 3, 3),
    message: line('What happened.', 10, 120),
    home: link('Link home.'),
    help: paragraph('One sentence on where else to look.', 20, 240),
    links: z.array(link('A useful page.')).min(2).max(4).meta({ description: 'Other useful pages.' }),
  })
  .meta({ description: 'Texts of the not-found screen.', typeName: 'NotFoundPage' });
