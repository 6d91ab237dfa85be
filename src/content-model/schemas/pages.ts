import { z } from 'zod';
import { benefitCardSchema, benefitSchema } from './benefit';
import { heroSlideSchema } from './heroSlide';
import { banner, line, link, paragraphs, picture, reference, seo, whatToBring } from './primitives';
import { processBlock } from './processStep';

const headed = (description: string, typeName: string) =>
  z
    .strictObject({ heading: line('Heading.', 3, 80), intro: paragraphs('Under the heading.', 30, 400) })
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
  .meta({ description: 'How the clinic works with people.', typeName: 'Approach' });

/** Home (specification section 2, “Home”). */
export const homePageSchema = z
  .strictObject({
    seo: seo(),
    hero: z
      .strictObject({
        label: line('Name of the carousel.', 5, 60),
        slides: z.array(heroSlideSchema).length(3).meta({ description: 'Exactly three slides.' }),
        learnMore: link('Primary button on each slide.'),
        learnMoreAbout: line('What that button is about: heard after its label, not seen.', 3, 60),
        callToAction: link('Second call to action in the hero area.'),
        pause: line('Name of the pause button.', 3, 40),
        play: line('Name of the play button.', 3, 40),
      })
      .meta({ description: 'Hero carousel.', typeName: 'HomeHero' }),
    about: z
      .strictObject({
        heading: line('Heading.', 5, 80),
        intro: paragraphs('One or two paragraphs.', 80, 900),
        visionHeading: line('Heading of the vision.', 3, 60),
        vision: paragraphs('The vision, two or three sentences.', 60, 600),
        benefitsHeading: line('Heading of the core benefits.', 3, 80),
        benefits: z.array(benefitSchema).length(4).meta({ description: 'The four core benefits.' }),
        photos: z.array(picture('A session picture.', 800)).length(2).meta({ description: 'Two session pictures.' }),
        learnMore: link('First button.'),
        learnMoreAbout: line('What that button is about: heard after its label, not seen.', 3, 60),
        getInTouch: link('Second button.'),
      })
      .meta({ description: 'About block.', typeName: 'HomeAbout' }),
    howItWorks: processBlock(4, 4),
    journey: z
      .strictObject({
        eyebrow: line('Small words above the heading.', 3, 60),
        heading: line('Heading.', 5, 80),
        intro: paragraphs('Under the heading.', 40, 500),
        image: picture('The journey picture.', 800),
        benefits: z.array(benefitSchema).length(4).meta({ description: 'Checklist of the four benefits.' }),
        paragraphs: z
          .array(paragraphs('A paragraph.', 60, 600))
          .length(2)
          .meta({ description: 'Two paragraphs: on the team, on confidentiality.' }),
      })
      .meta({ description: 'Why Choose Us.', typeName: 'HomeJourney' }),
    blog: z
      .strictObject({
        heading: line('Heading.', 3, 80),
        intro: paragraphs('Under the heading.', 30, 300),
        viewAll: link('To the article list.'),
      })
      .meta({ description: 'Blog teaser.', typeName: 'HomeBlog' }),
  })
  .meta({ description: 'Words of the home page.', typeName: 'HomePage' });

/** About (specification section 2, “About”). */
export const aboutPageSchema = z
  .strictObject({
    seo: seo(),
    banner: banner(),
    approach,
    advantages: z
      .strictObject({
        heading: line('Heading.', 5, 80),
        intro: paragraphs('Under the heading.', 30, 400),
        items: z.array(benefitCardSchema).min(4).max(6).meta({ description: 'The advantages.' }),
      })
      .meta({ description: 'Advantages.', typeName: 'Advantages' }),
    team: z
      .strictObject({
        heading: line('Heading.', 3, 80),
        intro: paragraphs('Under the heading.', 30, 400),
        members: z
          .array(reference('TeamMember', 'A team member.'))
          .length(3)
          .meta({ description: 'The team, in order.' }),
        registration: line('Words before the registration number.', 3, 60),
        languages: line('Words before the languages.', 3, 60),
        fieldsOfWork: line('Words before the fields of work.', 3, 60),
        flip: line('Name of the button that shows a card’s back, before the member’s name.', 3, 60),
        flipBack: line('Name of the button that shows its front again.', 3, 60),
      })
      .meta({ description: 'Team cards.', typeName: 'TeamCopy' }),
  })
  .meta({ description: 'Words of the About page.', typeName: 'AboutPage' });

/** Book Appointment (specification section 2). */
export const appointmentPageSchema = z
  .strictObject({
    seo: seo(),
    banner: banner(),
    booking: headed('Above the form.', 'AppointmentBooking'),
    bring: whatToBring(),
  })
  .meta({ description: 'Words of the Book Appointment page.', typeName: 'AppointmentPage' });

/** Contact (specification section 2). */
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
  .meta({ description: 'Words of the Contact page.', typeName: 'ContactPage' });

/** Article list (specification section 2, “Blog list”). `{count}`, `{name}` and the like are replaced. */
export const articleListPageSchema = z
  .strictObject({
    seo: seo(),
    banner: banner(),
    searchLabel: line('Label of the search box.', 3, 60),
    searchPlaceholder: line('Example in the search box.', 3, 60),
    viewsLabel: line('Name of the two tabs.', 3, 60),
    allTab: line('First tab.', 3, 40),
    categoriesTab: line('Second tab.', 3, 40),
    categoryLabel: line('Label of the category filter.', 3, 60),
    allCategories: line('The filter’s choice of everything.', 3, 40),
    otherCategory: line('Category of articles whose tags are in none.', 3, 40),
    found: z
      .string()
      .regex(/\{count\}/)
      .max(60)
      .meta({ description: 'Result count; {count} becomes the number.' }),
    noneHeading: line('Heading when nothing is found.', 3, 60),
    noneText: line('Text when nothing is found.', 10, 120),
    reset: line('The button that clears search and category.', 3, 40),
    viewCategory: z
      .string()
      .regex(/\{name\}/)
      .max(60)
      .meta({ description: 'Link to all of a category; {name} becomes its name.' }),
    pagination: z
      .strictObject({
        label: line('Name of the pagination.', 3, 60),
        page: z
          .string()
          .regex(/\{page\}/)
          .max(40)
          .meta({ description: 'Name of a page link; {page} becomes its number.' }),
        previous: line('Previous page.', 3, 40),
        next: line('Next page.', 3, 40),
      })
      .meta({ description: 'Pagination.', typeName: 'PaginationCopy' }),
    plainList: line('Link to the list of all articles for browsers without scripts, and its heading.', 5, 60),
    loading: line('While the list of all articles is fetched.', 5, 60),
    loadFailed: line('When it can’t be fetched.', 10, 120),
    retry: line('The button that fetches it again.', 3, 40),
    crisisSearch: z
      .strictObject({
        announcement: line('What screen readers are told when the help appears.', 10, 120),
        words: z
          .array(
            line(
              'A word or some words side by side, in English, Hindi or Hindi in Latin letters; an asterisk at the end of a word stands for any ending.',
              3,
              60,
              { searchTerm: true },
            ),
          )
          .min(1)
          .max(300)
          .meta({ description: 'A search for one of them shows the crisis help; visitors never see the list.' }),
      })
      .meta({
        description: 'Searches that speak of suicide or self-harm, for which the crisis help stands above the results.',
        typeName: 'CrisisSearch',
      }),
  })
  .meta({ description: 'Words of the article list.', typeName: 'ArticleListPage' });

/** Labels around the text of a service page. */
export const servicePageSchema = z
  .strictObject({
    sideNavigationLabel: line('Heading and name of the side navigation.', 3, 60),
    helpHeading: line('Heading of the card under the side navigation.', 3, 60),
    helpText: paragraphs('One sentence on how to ask first.', 20, 200),
    helpLink: link('Where the card leads.'),
  })
  .meta({ description: 'Labels of the service pages.', typeName: 'ServicePageLabels' });

/** Not-found screen (specification section 2 and 8). */
export const notFoundPageSchema = z
  .strictObject({
    seo: seo(),
    code: line('Large code.', 3, 3),
    message: line('What happened.', 10, 120),
    home: link('Way home.'),
    help: paragraphs('One sentence on where else to look.', 20, 240),
    links: z.array(link('A useful page.')).min(2).max(4).meta({ description: 'Other useful pages.' }),
  })
  .meta({ description: 'Words of the not-found screen.', typeName: 'NotFoundPage' });
