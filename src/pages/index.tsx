import { graphql, type PageProps } from 'gatsby';
import { AboutBlock } from '../sections/AboutBlock/AboutBlock';
import { BlogTeaser } from '../sections/BlogTeaser/BlogTeaser';
import { BookingBlock } from '../sections/BookingBlock/BookingBlock';
import { CallToAction } from '../sections/CallToAction/CallToAction';
import { FaqSection } from '../sections/FaqSection/FaqSection';
import { HeroCarousel } from '../sections/HeroCarousel/HeroCarousel';
import { HowItWorks } from '../sections/HowItWorks/HowItWorks';
import { Journey } from '../sections/Journey/Journey';
import { LivesTransformed } from '../sections/LivesTransformed/LivesTransformed';
import { LocationSection } from '../sections/LocationSection/LocationSection';
import { ServiceGrid } from '../sections/ServiceGrid/ServiceGrid';
import { Testimonials } from '../sections/Testimonials/Testimonials';
import { PageHead } from '../seo/PageHead';
import { clinicJsonLd } from '../seo/structuredData/clinicJsonLd';
import { faqsJsonLd } from '../seo/structuredData/faqsJsonLd';

/**
 * Home: the hero carousel and the eleven blocks below it, in their order (HOM-01), without the claims that a clinic leaves
 * out.
 */
export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { page, clinic, navigation, sections } = data;
  if (!page || !clinic || !navigation || !sections) return null;
  return (
    <>
      <PageHead {...page.seo} path="/" structuredData={[clinicJsonLd(clinic), faqsJsonLd(data.faqs.nodes)]} />
      <HeroCarousel hero={page.hero} />
      <AboutBlock about={page.about} reviews={clinic.reviews} />
      <ServiceGrid services={navigation.services} copy={sections.services} />
      <HowItWorks process={page.howItWorks} />
      <Journey journey={page.journey} tagline={clinic.tagline} />
      {clinic.livesTransformed && <LivesTransformed claim={clinic.livesTransformed} />}
      <BlogTeaser copy={page.blog} articles={data.latest.nodes} crisisHelp={{ clinic, copy: sections.crisisHelp }} />
      <BookingBlock clinic={clinic} copy={sections.booking} />
      <CallToAction copy={sections.callToAction} bookingUrl={clinic.bookingUrl} />
      {data.testimonials.nodes.length > 0 && (
        <Testimonials testimonials={data.testimonials.nodes} copy={sections.testimonials} />
      )}
      <FaqSection
        id="faqs"
        heading={sections.faqs.heading}
        items={data.faqs.nodes}
        contactCard={sections.faqs.contactCard}
        ground="sand"
      />
      <LocationSection clinic={clinic} copy={sections.location} />
    </>
  );
}

export const query = graphql`
  query HomePage {
    page: homePage {
      seo {
        title
        description
      }
      hero {
        ...HeroCarouselContent
      }
      about {
        ...AboutBlockContent
      }
      howItWorks {
        ...HowItWorksContent
      }
      journey {
        ...JourneyContent
      }
      blog {
        ...BlogTeaserCopy
      }
    }
    clinic {
      tagline
      bookingUrl
      reviews {
        ...ReviewCardFigures
      }
      livesTransformed {
        ...LivesTransformedClaim
      }
      ...BookingBlockClinic
      ...CrisisLineClinic
      ...LocationSectionClinic
      ...StructuredClinic
    }
    navigation {
      services {
        ...ServiceGridService
      }
    }
    sections {
      services {
        ...ServiceGridCopy
      }
      crisisHelp {
        ...CrisisLineCopy
      }
      booking {
        ...BookingBlockCopy
      }
      callToAction {
        ...CallToActionContent
      }
      testimonials {
        ...TestimonialsCopyPart
      }
      faqs {
        heading
        contactCard {
          ...FaqSectionCard
        }
      }
      location {
        ...LocationSectionCopy
      }
    }
    latest: allArticle(sort: [{ date: DESC }, { slug: ASC }], limit: 6) {
      nodes {
        ...BlogTeaserArticle
      }
    }
    testimonials: allTestimonial(sort: { position: ASC }) {
      nodes {
        ...TestimonialsItem
      }
    }
    faqs: allFaqItem(sort: { position: ASC }) {
      nodes {
        ...FaqSectionItem
      }
    }
  }
`;
