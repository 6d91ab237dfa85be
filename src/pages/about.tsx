import { graphql, type PageProps } from 'gatsby';
import { Advantages } from '../sections/Advantages/Advantages';
import { Approach } from '../sections/Approach/Approach';
import { Banner } from '../sections/Banner/Banner';
import { FaqSection } from '../sections/FaqSection/FaqSection';
import { ServiceGrid } from '../sections/ServiceGrid/ServiceGrid';
import { TeamCards } from '../sections/TeamCards/TeamCards';
import { PageHead } from '../seo/PageHead';
import { clinicJsonLd } from '../seo/structuredData/clinicJsonLd';
import { teamJsonLd } from '../seo/structuredData/teamJsonLd';

/** About: banner, approach, advantages, services, team, FAQ (ABT-01). */
export default function AboutPage({
  data: { page, clinic, sections, navigation, questions },
}: PageProps<Queries.AboutPageQuery>) {
  if (!page || !clinic || !sections || !navigation) return null;
  const { faqs } = sections;
  return (
    <>
      <PageHead
        {...page.seo}
        path="/about"
        pageType="AboutPage"
        structuredData={[clinicJsonLd(clinic), teamJsonLd(page.team.members, clinic)]}
      />
      <Banner banner={page.banner} />
      <Approach approach={page.approach} />
      <Advantages {...page.advantages} />
      <ServiceGrid services={navigation.services} copy={sections.services} />
      <TeamCards {...page.team} />
      <FaqSection
        id="faqs"
        heading={faqs.heading}
        items={questions.nodes}
        contactCard={faqs.contactCard}
        ground="plain"
      />
    </>
  );
}

export const query = graphql`
  query AboutPage {
    page: aboutPage {
      seo {
        title
        description
      }
      banner {
        ...BannerContent
      }
      approach {
        ...ApproachContent
      }
      advantages {
        ...AdvantagesContent
      }
      team {
        ...TeamCardsCopy
      }
    }
    clinic {
      leadPsychiatrist {
        slug
      }
      ...StructuredClinic
    }
    sections {
      services {
        ...ServiceGridCopy
      }
      faqs {
        heading
        contactCard {
          ...FaqSectionCard
        }
      }
    }
    navigation {
      services {
        ...ServiceGridService
      }
    }
    questions: allFaqItem(sort: { position: ASC }) {
      nodes {
        ...FaqSectionItem
      }
    }
  }
`;
