import { graphql, type PageProps } from 'gatsby';
import { Banner } from '../sections/Banner/Banner';
import { BookingBlock } from '../sections/BookingBlock/BookingBlock';
import { Breadcrumbs } from '../sections/Breadcrumbs/Breadcrumbs';
import { ConditionGrid } from '../sections/ConditionGrid/ConditionGrid';
import { CrisisHelp } from '../sections/CrisisHelp/CrisisHelp';
import { FaqSection } from '../sections/FaqSection/FaqSection';
import { ServiceBenefits } from '../sections/ServiceBenefits/ServiceBenefits';
import { ServiceChecklist } from '../sections/ServiceChecklist/ServiceChecklist';
import { ServiceIntro } from '../sections/ServiceIntro/ServiceIntro';
import { ServiceNavigation } from '../sections/ServiceNavigation/ServiceNavigation';
import { ServiceProcess } from '../sections/ServiceProcess/ServiceProcess';
import { TakeAlongSheet } from '../sections/TakeAlongSheet/TakeAlongSheet';
import { WhatToBring } from '../sections/WhatToBring/WhatToBring';
import { WhyChoose } from '../sections/WhyChoose/WhyChoose';
import { PageHead } from '../seo/PageHead';
import { faqsJsonLd } from '../seo/structuredData/faqsJsonLd';
import { serviceJsonLd } from '../seo/structuredData/serviceJsonLd';
import * as styles from './ServicePage.module.css';

/**
 * A service (SVC-01 to SVC-09). All six speak of danger, so the crisis help is on each, once, before the questions,
 * some of which speak of suicide.
 */
export default function ServicePage({ data }: PageProps<Queries.ServicePageQuery>) {
  const { service, navigation, labels, clinic, sections } = data;
  if (!service || !navigation || !labels || !clinic || !sections) return null;
  return (
    <>
      <PageHead
        {...service.seo}
        path={service.link}
        crumb={service.hero.title}
        image={service.hero.image}
        pageType="MedicalWebPage"
        structuredData={[serviceJsonLd(service.hero), faqsJsonLd(service.faqs.items)]}
      />
      <Banner banner={service.hero} isTall>
        <Breadcrumbs link={service.link} navigation={navigation} />
      </Banner>
      <TakeAlongSheet about={service.intro.text} bring={service.bring} clinic={clinic} sections={sections} />
      <div className={styles.overview}>
        <div className={styles.main}>
          <ServiceIntro {...service.intro} />
          <ConditionGrid {...service.conditions} />
        </div>
        <div className={styles.side}>
          <ServiceNavigation services={navigation.services} labels={labels} current={service.link} />
        </div>
      </div>
      <ServiceBenefits {...service.benefits} />
      <ServiceProcess {...service.process} />
      {service.bring && <WhatToBring bring={service.bring} print={sections.sheet.print} ground="cool" />}
      <WhyChoose {...service.whyChoose} />
      {service.checklist && <ServiceChecklist {...service.checklist} />}
      <div className={styles.crisis}>
        <CrisisHelp clinic={clinic} copy={sections.crisisHelp} withChildren={service.aboutChildren} />
      </div>
      <FaqSection
        id="service-questions"
        heading={service.faqs.heading ?? sections.faqs.defaultHeading}
        items={service.faqs.items}
        ground="warm"
      />
      <BookingBlock clinic={clinic} copy={sections.booking} />
    </>
  );
}

export const query = graphql`
  query ServicePage($slug: String!) {
    service(slug: { eq: $slug }) {
      link
      aboutChildren
      seo {
        title
        description
      }
      hero {
        ...ServiceHeroContent
      }
      intro {
        ...ServiceIntroContent
      }
      conditions {
        ...ConditionGridContent
      }
      benefits {
        ...ServiceBenefitsContent
      }
      process {
        ...ServiceProcessContent
      }
      ...ServiceBring
      whyChoose {
        ...WhyChooseContent
      }
      checklist {
        ...ServiceChecklistContent
      }
      ...ServiceFaqs
    }
    navigation {
      ...BreadcrumbsNavigation
      ...ServiceNavigationMenu
    }
    labels: servicePageLabels {
      ...ServiceNavigationLabels
    }
    clinic {
      ...CrisisHelpClinic
      ...BookingBlockClinic
      ...TakeAlongSheetClinic
    }
    sections {
      ...TakeAlongSheetCopy
      crisisHelp {
        ...CrisisHelpCopy
      }
      faqs {
        defaultHeading
      }
      booking {
        ...BookingBlockCopy
      }
    }
  }
`;
