import { formatDate, formatDays } from '../../lib/formatDate';
import { dayInIndia } from '../../lib/indianTime';
import { formatPhone, telHref } from '../../lib/phone';
import {
  describeShift,
  summariseHours,
  type DayHours,
  type HoursInShort,
  type HoursWords,
} from '../../lib/summariseHours';
import { whatsappChatUrl } from '../../lib/whatsappMessage';
import { findSingle, type Context, type Field } from './field';

/** Fields of `Phone`, a number of the clinic in E.164 form. */
export const phoneFields: Record<string, Field> = {
  display: {
    type: 'String!',
    description: 'The number as people read it.',
    resolve: ({ number }: { number: string }) => formatPhone(number),
  },
  href: {
    type: 'String!',
    description: 'Link that dials it.',
    resolve: ({ number }: { number: string }) => telHref(number),
  },
};

/** Fields of `HelplineNumber`, which may be a short code. */
export const helplineNumberFields: Record<string, Field> = {
  href: {
    type: 'String!',
    description: 'Link that dials it.',
    resolve: ({ digits }: { digits: string }) => telHref(digits),
  },
};

/** The words of the content for days without usual hours. */
const hoursWords = async (context: Context): Promise<HoursWords> =>
  (await findSingle<{ openingHours: HoursWords }>(context, 'Sections')).openingHours;

/** Fields of `Shift`, a span of opening time. */
export const shiftFields: Record<string, Field> = {
  text: {
    type: 'String!',
    description: 'The shift as shown, e.g. 09:00 AM–01:00 PM; in words if it is the whole day.',
    resolve: async (shift: { opens: string; closes: string }, _: unknown, context) =>
      describeShift(shift, await hoursWords(context)),
  },
};

/** Fields of `Closure`, days on which the clinic is closed. */
export const closureFields: Record<string, Field> = {
  daysText: {
    type: 'String!',
    description: 'Its days in words: 26 January 2027, or 22–23 March 2027.',
    resolve: ({ from, to }: { from: string; to: string }) => formatDays(from, to),
  },
};

/** Fields of `HoursInShort`, a type that only `Clinic.openingHoursInShort` has. */
export const hoursInShortFields: Record<string, Field> = {
  days: {
    type: 'String!',
    description: 'Names of the days, e.g. Monday, Friday.',
    resolve: ({ days }: HoursInShort) => days,
  },
  hours: {
    type: '[String!]!',
    description: 'Each shift as shown, e.g. 04:00 PM–07:00 PM; for closed days the word that says so.',
    resolve: ({ hours }: HoursInShort) => hours,
  },
};

/** Fields of `Clinic`: lists that may be left out, links, hours and days in words. */
export const clinicFields: Record<string, Field> = {
  closures: {
    type: '[Closure!]!',
    description:
      'Days on which the clinic is closed despite its weekly hours, by date; past ones too, until somebody removes them.',
    resolve: ({ closures }: { closures?: object[] }) => closures ?? [],
  },
  notices: {
    type: '[Notice!]!',
    description:
      'Notices at the top of every page, by date, past and future ones too; each says on which days it is shown.',
    resolve: ({ notices }: { notices?: object[] }) => notices ?? [],
  },
  appointmentPhone: {
    type: 'Phone!',
    description: 'The number for appointments: the first of the two.',
    resolve: ({ phones: [first] }: { phones: readonly object[] }) => first,
  },
  customerServicesPhone: {
    type: 'Phone!',
    description: 'The number of customer services: the second of the two.',
    resolve: ({ phones: [, second] }: { phones: readonly object[] }) => second,
  },
  whatsappUrl: {
    type: 'String!',
    description: 'Plain WhatsApp chat link.',
    resolve: ({ whatsappNumber }: { whatsappNumber: string }) => whatsappChatUrl(whatsappNumber),
  },
  openingHoursInShort: {
    type: '[HoursInShort!]!',
    description: 'The week in a few lines: days with the same hours together.',
    resolve: async ({ openingHours }: { openingHours: DayHours[] }, _: unknown, context) =>
      summariseHours(openingHours, await hoursWords(context)),
  },
  helplinesCheckedOnText: {
    type: 'String!',
    description: 'Day on which the helplines were last checked, in words.',
    resolve: ({ helplinesCheckedOn }: { helplinesCheckedOn: string }) => formatDate(helplinesCheckedOn),
  },
  helplinesCheckedOnTextInHindi: {
    type: 'String!',
    description: 'The same day in words, in Hindi.',
    resolve: ({ helplinesCheckedOn }: { helplinesCheckedOn: string }) => formatDate(helplinesCheckedOn, 'hi'),
  },
  copyrightYear: {
    type: 'Int!',
    description: 'Year of the build, in India.',
    resolve: () => Number(dayInIndia(new Date()).slice(0, 4)),
  },
};
