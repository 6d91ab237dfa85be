/** What pages query for their head. */
import { graphql } from 'gatsby';

/** The picture for shared links, in the size that networks want; src/gatsby/publish/checkCards.ts checks it. */
export const fragments = graphql`
  fragment ShareCard on File {
    childImageSharp {
      resize(width: 1200, height: 630, cropFocus: ATTENTION, quality: 80, toFormat: JPG) {
        src
        width
        height
      }
    }
  }
  fragment SharePicture on Picture {
    alt
    src {
      ...ShareCard
    }
  }
  fragment StructuredClinic on Clinic {
    fullName
    tagline
    email
    phones {
      label
      number
    }
    appointmentPhone {
      number
    }
    address {
      street
      locality
      region
      postalCode
      country
    }
    geo {
      latitude
      longitude
    }
    map {
      directionsUrl
    }
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
    }
    socialProfiles {
      url
    }
  }
`;
