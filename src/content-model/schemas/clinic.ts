import { z } from 'zod';
import { helpline } from './helpline';
import { landmarkSchema } from './landmark';
import { noticeSchema } from './notice';
import { closureSchema, openingHoursSchema } from './openingHours';
import { email, inForm, isoDate, line, paragraph, phoneNumber, reference, secureAddress } from './primitives';

const address = z
  .strictObject({
    street: line('House and street.', 3, 100, { sample: true }),
    locality: line('City.', 2, 60, { sample: true }),
    region: line('State.', 2, 60, { sample: true }),
    postalCode: inForm(z.string(), 'postalCode', 'PIN code, six digits.', { sample: true }),
    country: inForm(z.string(), 'countryCode', 'Country code, two capital letters.'),
  })
  .meta({ description: 'Postal address.', typeName: 'Address' });

const geo = z
  .strictObject({
    latitude: z.number().min(-90).max(90).meta({ description: 'Degrees north.', sample: true }),
    longitude: z.number().min(-180).max(180).meta({ description: 'Degrees east.', sample: true }),
  })
  .meta({ description: 'Position on the map.', typeName: 'GeoPosition' });

const fact = (description: string) => line(description, 10, 160, { sample: true }).optional();

const gettingThere = z
  .strictObject({
    stop: fact('Nearest stop for buses or shared autos, and how far away it is.'),
    parking: fact('Where to park cars and two-wheelers.'),
    entrance: fact('Steps, ramp or lift on the way in.'),
    companion: fact('Whether visitors may bring somebody with them.'),
  })
  .meta({ description: 'What helps visitors to get there; each fact may be left out.', typeName: 'GettingThere' });

const phone = z
  .strictObject({
    label: line('What the number is for.', 3, 40),
    number: phoneNumber('Number in E.164 form.', { sample: true }),
  })
  .meta({ description: 'A telephone number of the clinic.', typeName: 'Phone' });

const avatar = z
  .strictObject({
    url: secureAddress('Address of the picture on its external host.', { sample: true }),
    fallback: inForm(z.string(), 'initials', 'One or two letters shown if the picture can’t load.'),
  })
  .meta({ description: 'A small round picture of a reviewer.', typeName: 'Avatar' });

const claim = (description: string) =>
  z
    .strictObject({
      value: z.int().min(1).max(1_000_000).meta({ description: 'The number that it counts up to.' }),
      suffix: z.string().max(3).meta({ description: 'What follows the number, such as a plus sign.' }),
      label: line('What is counted.', 3, 60),
      durationMs: z.int().min(0).max(10_000).meta({ description: 'How long it counts up, in milliseconds.' }),
    })
    .meta({
      description,
      typeName: 'CountedClaim',
      typeDescription: 'A number that counts up when it comes into view, with what it counts.',
    });

/** Everything that identifies the clinic. */
export const clinicSchema = z
  .strictObject({
    name: line('Short name, as in titles and the logo.', 3, 40, { sample: true }),
    fullName: line('The institute’s full name, as on the loading splash.', 5, 70, { sample: true }),
    tagline: line('A few words under or around the logo.', 5, 60, { sample: true }),
    siteUrl: inForm(z.string(), 'origin', 'Address of the site, without a slash at the end.', { sample: true }),
    leadPsychiatrist: reference('TeamMember', 'The lead psychiatrist; author of articles that name no author.'),
    address,
    geo,
    phones: z
      .array(phone)
      .length(2)
      .meta({ description: 'The two telephone numbers: the first for appointments, the second of customer services.' }),
    email: email('E-mail address.', { sample: true }),
    whatsappNumber: phoneNumber('Number of the clinic’s WhatsApp chat, in E.164 form.', { sample: true }),
    bookingUrl: secureAddress('External page for booking an appointment.', { sample: true }),
    map: z
      .strictObject({
        embedUrl: secureAddress('Address of the map shown in a frame.', { sample: true }),
        directionsUrl: secureAddress('Address that opens directions in a maps service.', { sample: true }),
      })
      .meta({ description: 'Maps service.', typeName: 'ClinicMap' }),
    landmarks: z.array(landmarkSchema).length(4).meta({ description: 'Distances from four landmarks.' }),
    gettingThere: gettingThere.optional(),
    openingHours: z
      .array(openingHoursSchema)
      .length(7)
      .meta({ description: 'The week, Monday to Sunday, closed days with an empty list of shifts.' }),
    closures: z
      .array(closureSchema)
      .max(20)
      .meta({ description: 'Days on which the clinic is closed despite its weekly hours, by date.', hasDefault: true })
      .optional(),
    notices: z
      .array(noticeSchema)
      .max(6)
      .meta({ description: 'Notices at the top of every page, by date; one shows at a time.', hasDefault: true })
      .optional(),
    socialProfiles: z
      .array(
        z
          .strictObject({
            name: z
              .enum(['Facebook', 'Instagram', 'YouTube', 'LinkedIn', 'X'])
              .meta({ description: 'The network.', unique: true }),
            url: secureAddress('Address of the profile.', { sample: true }),
          })
          .meta({ description: 'A profile on a social network.', typeName: 'SocialProfile' }),
      )
      .length(3)
      .meta({ description: 'Three social profiles.' }),
    credit: z
      .strictObject({
        text: line('Words before the link.', 3, 40),
        name: line('Name of the agency.', 2, 60, { sample: true }),
        url: secureAddress('Address of the agency.', { sample: true }),
      })
      .meta({ description: 'Who made the site.', typeName: 'Credit' }),
    // Rules on advertising by doctors may not allow these claims, even if they are true; so they may be left out.
    reviews: z
      .strictObject({
        count: claim('Number of reviews.'),
        stars: z.int().min(1).max(5).meta({ description: 'Stars shown, of five.' }),
        starsLabel: line('The rating in words, for people who can’t see the stars.', 5, 60),
        badge: line('Badge beside the avatars.', 2, 8),
        avatars: z.array(avatar).length(4).meta({ description: 'Four reviewers.' }),
      })
      .meta({ description: 'The review card’s figures; without them there is no card.', typeName: 'ReviewFigures' })
      .optional(),
    livesTransformed: claim('Lives transformed; without it there is no counter.').optional(),
    helplines: z
      .array(helpline)
      .min(3)
      .max(6)
      .meta({ description: 'The only place for helpline numbers, most urgent first.' }),
    helplinesCheckedOn: isoDate('Day on which somebody last checked the helpline numbers.', { sample: true }),
    emergencyNote: paragraph('One or two sentences: the site is not for emergencies.', 40, 240),
  })
  .meta({ description: 'The clinic: names, numbers, hours, links.', typeName: 'Clinic' });
