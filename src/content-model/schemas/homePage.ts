import { z } from 'zod';
import { benefitSchema } from './benefit';
import { heroSlideSchema } from './heroSlide';
import { link, seo } from './parts';
import { line, paragraph, paragraphs, picture } from './primitives';
import { processBlock } from './processStep';

/** Words of the home page (HOM-01). */
export const homePageSchema = z
  .strictObject({
    seo: seo(),
    hero: z
      .strictObject({
        label: line('Name of the carousel.', 5, 60),
        slides: z.array(heroSlideSchema).length(3).meta({ description: 'Exactly three slides.' }),
        learnMore: link('Primary button on each slide.'),
        learnMoreAbout: line('What the button is about; screen readers add it to its label.', 3, 60),
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
        learnMoreAbout: line('What the button is about; screen readers add it to its label.', 3, 60),
        getInTouch: link('Second button.'),
      })
      .meta({ description: 'About block.', typeName: 'HomeAbout' }),
    howItWorks: processBlock(4, 4),
    journey: z
      .strictObject({
        eyebrow: line('Small text above the heading.', 3, 60),
        heading: line('Heading.', 5, 80),
        intro: paragraph('Under the heading.', 40, 500),
        image: picture('The journey picture.', 800),
        benefits: z.array(benefitSchema).length(4).meta({ description: 'Checklist of the four benefits.' }),
        paragraphs: z
          .array(paragraphs('A paragraph.', 60, 600))
          .length(2)
          .meta({ description: 'Two paragraphs: on the team and on confidentiality.' }),
      })
      .meta({ description: 'Why Choose Us.', typeName: 'HomeJourney' }),
    blog: z
      .strictObject({
        heading: line('Heading.', 3, 80),
        intro: paragraph('Under the heading.', 30, 300),
        viewAll: link('Link to all articles.'),
      })
      .meta({ description: 'Blog teaser.', typeName: 'HomeBlog' }),
  })
  .meta({ description: 'Texts of the home page.', typeName: 'HomePage' });
