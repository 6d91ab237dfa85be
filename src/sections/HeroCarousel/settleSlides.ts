import { SLIDE_INTERVAL, SLIDE_TRANSITION } from './timing';

const targetOf = ({ effect }: Animation) => (effect as KeyframeEffect).target;

/**
 * Ends a change of slides that is under way, so that a carousel that stops shows one slide whole.
 * @param kept the slide to show, if it is one of the two; else the one that comes
 */
export function settleSlides(carousel: Element, kept?: Element | null): void {
  const animations = carousel
    .getAnimations({ subtree: true })
    .filter((animation) => targetOf(animation)?.parentNode === carousel);
  // The animation in which a slide comes and goes, over and over; with less motion there is none.
  const turn = animations.find(
    (animation) => animation.effect!.getTiming().iterations === Infinity && (!kept || targetOf(animation) === kept),
  );
  if (!turn) return;
  const cycle = 3 * SLIDE_INTERVAL;
  const { localTime, delay = 0 } = turn.effect!.getComputedTiming();
  const time = (((Number(localTime) - delay) % cycle) + cycle) % cycle;
  const sinceChange = time % SLIDE_INTERVAL;
  if (sinceChange >= SLIDE_TRANSITION) return;
  const isLeaving = time >= SLIDE_INTERVAL;
  const step = kept && isLeaving ? -sinceChange - 1 : SLIDE_TRANSITION - sinceChange;
  for (const animation of animations) animation.currentTime = Number(animation.currentTime) + step;
}
