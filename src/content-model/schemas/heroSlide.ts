import { z } from 'zod';
import { line, paragraph, picture } from './primitives';

/** A slide of the hero carousel (HER-01). */
export const heroSlideSchema = z
  .strictObject({
    image: picture('Picture behind the slide’s words; subject on the right.', 1600),
    h1: line('Main heading of the slide.', 10, 90),
    h2: line('Second heading of the slide.', 10, 120),
    p: paragraph('One or two sentences.', 40, 260),
  })
  .meta({ description: 'A slide of the home page’s carousel.', typeName: 'HeroSlide' });
