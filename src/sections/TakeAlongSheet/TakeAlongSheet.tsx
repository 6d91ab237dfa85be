import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { firstParagraph } from '../../lib/words';
import { Text } from '../../ui/Text/Text';
import * as styles from './TakeAlongSheet.module.css';

interface TakeAlongSheetProps {
  /** What the page is about; its first paragraph is shown. */
  about: string;
  bring: Queries.WhatToBringContentFragment | null;
  clinic: Queries.TakeAlongSheetClinicFragment;
  sections: Queries.TakeAlongSheetCopyFragment;
}

function Part({ heading, lines }: { heading: string; lines: readonly ReactNode[] }) {
  return (
    <div className={styles.part}>
      <h2>{heading}</h2>
      {lines.map((line, index) => (
        <p key={index}>{line}</p>
      ))}
    </div>
  );
}

/**
 * What to take along, on paper only: with the page’s heading above it, it fills the first sheet, and the rest of the
 * page follows on the next. It shows nothing that the page or the footer does not say on the screen too.
 */
export function TakeAlongSheet({ about, bring, clinic, sections }: TakeAlongSheetProps) {
  const { sheet, location, openingHours } = sections;
  const { street, locality, region, postalCode } = clinic.address;
  return (
    <div className={styles.sheet} data-paper="">
      <p>
        <Text>{firstParagraph(about)}</Text>
      </p>
      {bring && <Part heading={bring.heading} lines={bring.items.map((item) => `☐ ${item}`)} />}
      <Part heading={openingHours.heading} lines={[...clinic.openingHoursInShort, openingHours.zoneNote]} />
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
    openingHoursInShort
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
    }
    openingHours {
      heading
      zoneNote
    }
  }
`;
