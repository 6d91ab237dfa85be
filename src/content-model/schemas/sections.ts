import { z } from 'zod';
import { appointmentFormSchema, contactFormSchema, formResultSchema } from './forms';
import { link } from './parts';
import { line, paragraph, paragraphs, template } from './primitives';

const crisisWords = (language: string) =>
  z
    .strictObject({
      heading: line('Heading of the box.', 5, 80),
      text: paragraphs('One to three calm sentences.', 30, 400),
      checked: line('Words before the day on which the numbers were checked.', 3, 60),
    })
    .meta({
      description: `Text of the crisis help box, in ${language}.`,
      typeName: 'CrisisWords',
      typeDescription: 'Text of the crisis help box, in one language.',
    });

/** Words of the sections that are on more than one page. */
export const sectionsSchema = z
  .strictObject({
    services: z
      .strictObject({
        heading: line('Heading of the service grid.', 3, 80),
        intro: paragraph('Under the heading.', 30, 300),
        learnMore: line('Link on each card.', 3, 30),
      })
      .meta({ description: 'The service grid.', typeName: 'ServicesCopy' }),
    testimonials: z
      .strictObject({
        heading: line('Heading of the testimonials.', 3, 80),
        intro: paragraph('Under the heading.', 30, 300, { sample: true }),
        sliderLabel: line('Name of the slider.', 3, 60),
        previous: line('Name of the previous button.', 3, 40),
        next: line('Name of the next button.', 3, 40),
      })
      .meta({ description: 'The testimonial slider.', typeName: 'TestimonialsCopy' }),
    faqs: z
      .strictObject({
        heading: line('Heading of the general questions.', 3, 80),
        defaultHeading: line('Heading of a list of questions without a heading of its own.', 3, 40),
        contactCard: z
          .strictObject({
            badge: z
              .strictObject({
                count: line('The number, such as 3k+.', 2, 8),
                label: line('What it counts.', 3, 60),
              })
              .meta({ description: 'Badge on the card; may be left out.', typeName: 'FaqBadge' })
              .optional(),
            heading: line('Heading of the card.', 5, 80),
            text: paragraph('One or two sentences.', 30, 240),
            link: link('Where the card leads.'),
          })
          .meta({ description: 'Contact card beside the questions.', typeName: 'FaqContactCard' }),
      })
      .meta({ description: 'General questions.', typeName: 'FaqsCopy' }),
    callToAction: z
      .strictObject({
        heading: line('Heading of the banner.', 5, 80),
        text: paragraph('One or two sentences.', 30, 300),
        button: line('Text of the button to the external booking page.', 5, 60),
      })
      .meta({ description: 'Call-to-action banner.', typeName: 'CallToActionCopy' }),
    location: z
      .strictObject({
        heading: line('Heading of the location section.', 3, 80),
        intro: paragraph('How to find the clinic.', 30, 400),
        travelHeading: line('Heading of the travel times.', 3, 60),
        directions: line('Text of the directions link.', 3, 40),
        mapTitle: line('Title of the map frame.', 3, 80),
        mapFallback: paragraph('Shown if the map can’t load.', 20, 240),
        showMap: line('Text of the link that opens the map when frames are off.', 3, 60),
        copyAddress: line('Button that copies the address.', 3, 40),
        addressCopied: line('Shown when the address is copied.', 5, 80),
        addressSelected: line('Shown when copying fails and the address is selected instead.', 5, 120),
        gettingThere: z
          .strictObject({
            heading: line('Heading of the getting-there facts.', 3, 60),
            stop: line('Label of the nearest stop.', 3, 40),
            parking: line('Label of parking.', 3, 40),
            entrance: line('Label of steps, ramp or lift.', 3, 40),
            companion: line('Label: companions.', 3, 40),
          })
          .meta({ description: 'Labels of the getting-there facts.', typeName: 'GettingThereCopy' }),
      })
      .meta({ description: 'Location section.', typeName: 'LocationCopy' }),
    openingHours: z
      .strictObject({
        heading: line('Heading of the hours.', 3, 60),
        closed: line('Shown for a closed day.', 3, 30),
        allDay: line('Shown for a day that is open round the clock.', 3, 30),
        today: line('Mark for today.', 3, 30),
        openNow: template('time', 'Shown while open; {time} becomes the closing time.', 40),
        closedNow: template(
          'time',
          'Shown while closed; {time} becomes the next opening time, with its day if not today.',
          40,
        ),
        tomorrow: line('Word before an opening time on the next day.', 3, 20),
        laterDay: template('day', 'Words before a later opening time; {day} becomes the day.', 20),
        closuresHeading: line('Heading of the upcoming closures.', 3, 40),
        zoneNote: line('Which time zone the hours are in.', 5, 80),
      })
      .meta({ description: 'Opening-hours card.', typeName: 'OpeningHoursCopy' }),
    booking: z
      .strictObject({
        heading: line('Heading of the booking and contact block.', 5, 80),
        text: paragraph('One to three sentences.', 40, 400),
        callHeading: line('Heading of the phone numbers.', 3, 60),
        onlineHeading: line('Heading of the online booking link.', 3, 60),
        onlineButton: line('Text of the link to the external booking page.', 3, 60),
        writeHeading: line('Heading of the message links.', 3, 60),
        whatsappLink: line('Text of the link to a WhatsApp chat.', 3, 60),
        appointmentLink: link('Link to Book Appointment.'),
      })
      .meta({ description: 'Booking and contact block.', typeName: 'BookingCopy' }),
    sheet: z
      .strictObject({
        address: line('Heading of the address.', 3, 60),
        contact: line('Heading of the phone numbers and addresses.', 3, 60),
        helplines: line('Heading of the helplines.', 3, 60),
        print: line('Button that prints only the sheet.', 3, 60),
      })
      .meta({
        description: 'Sheet to take along: the first printed page of a service and of Book Appointment.',
        typeName: 'SheetCopy',
      }),
    appointmentForm: appointmentFormSchema,
    contactForm: contactFormSchema,
    formResult: formResultSchema,
    crisisHelp: z
      .strictObject({ english: crisisWords('English'), hindi: crisisWords('Hindi') })
      .meta({ description: 'The crisis help box.', typeName: 'CrisisHelpCopy' }),
  })
  .meta({ description: 'Texts of sections that are on more than one page.', typeName: 'Sections' });
