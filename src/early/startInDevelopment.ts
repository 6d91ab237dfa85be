import { startCarousel } from './carousel';
import { startFlipCards } from './flipCards';
import { startForms } from './forms';
import { startEarly } from './main';

/** In development there is no pass after the build that would inline the early script, so it starts here. */
export function startInDevelopment(): void {
  if (process.env.NODE_ENV === 'development') startEarly(startCarousel, startFlipCards, startForms);
}
