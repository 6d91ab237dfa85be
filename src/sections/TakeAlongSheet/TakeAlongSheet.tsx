import { graphql } from 'gatsby';
import { addDays } from '../../lib/indianTime';
import { formatHoursInShort } from '../../lib/summariseHours';
import { firstParagraph } from '../../lib/words';
import { Text } from '../../ui/Text/Text';
import { describeWay } from '../GettingThere/GettingThere';
import { Part, type Line } from './Part';
import * as styles from './TakeAlongSheet.module.css';

interface TakeAlongSheetProps {
  /** What the page is about; its first paragraph is shown. */
  about: string;
  bring: Queries.WhatToBringContentFragment | null;
  clinic: Queries.TakeAlongSheetClinicFragment;
  sections: Queries.TakeAlongSheetCopyFragment;
}

/** For how many days before a closure the sheet shows it: those of a whole year would fill it. */
const AHEAD = 90;

/** The hours of the week, and the closures of the coming days: people plan a visit at home by both. */
const hoursLines = (
  { openingHoursInShort, closures }: TakeAlongSheetProps['clinic'],
  { closed, zoneNote }: TakeAlongSheetProps['sections']['openingHours'],
): Line[] => [
  ...openingHoursInShort.map(formatHoursInShort),
  ...closures.map(({ from, to, daysText, reason }) => ({
    text: `${closed}: ${daysText}, ${reason}`,
    days: `${addDays(from, -AHEAD)}/${to}`,
  })),
  zoneNote,
];

/**
 * What to take along, on paper only: with the page’s heading above it, it fills the first sheet, and the rest of the
 * page follows on the next. It says nothing that the page does not say on the screen too.
 */
export function TakeAlongSheet({ about, bring, clinic, sections }: TakeAlongSheetProps) {
  const { sheet, location, openingHours } = sections;
  const { street, locality, region, postalCode } = clinic.address;
  const facts = describeWay(clinic.gettingThere, location.gettingThere);
  return (
    <div className={styles.sheet} data-paper="">
      <p>
        <Text>{firstParagraph(about)}</Text>
      </p>
      {bring && <Part heading={bring.heading} lines={bring.items.map((item) => `☐ ${item}`)} />}
      <Part heading={openingHours.heading} lines={hoursLines(clinic, openingHours)} />
      {facts.length > 0 && (
        <Part heading={location.gettingThere.heading} lines={facts.map(({ label, fact }) => `${label}: ${fact}`)} />
      )}
      <Part heading={sheet.address} lines={[clinic.fullName, street, `${locality} ${postalCode}, ${region}`]} />
      <Part
        heading={location.travelHeading}
        lines={clinic.landmarks.map(({ landmark, distance }) => `${landmark}: ${distance}`)}
      />
      <Part
        heading={sheet.contact}
        lines={[...clinic.phones.map(({ label, display }) => `${label}: ${display}`), clinic.email, clinic.siteUrl]}
      />
      <Part
        heading={sheet.helplines}
        lines={clinic.helplines.map(
          ({ name, numbers }) => `${name}: ${numbers.map(({ display }) => display).join(' / ')}`,
        )}
      />
    </div>
  );
}

export const fragments = graphql`
  fragment WhatToBringContent on WhatToBring {
    heading
    items
  }
  fragment ServiceBring on Service {
    bring {
      ...WhatToBringContent
    }
  }
  fragment TakeAlongSheetClinic on Clinic {
    fullName
    siteUrl
    email
    openingHoursInShort {
      days
      hours
    }
    closures {
      from
      to
      reason
      daysText
    }
    gettingThere {
      ...GettingThereFacts
    }
    address {
      street
      locality
      region
      postalCode
    }
    landmarks {
      landmark
      distance
    }
    phones {
      label
      display
    }
    helplines {
      name
      numbers {
        display
      }
    }
  }
  fragment TakeAlongSheetCopy on Sections {
    sheet {
      address
      contact
      helplines
      print
    }
    location {
      travelHeading
      gettingThere {
        heading
        ...GettingThereWords
      }
    }
    openingHours {
      heading
      closed
      zoneNote
    }
  }
`;
