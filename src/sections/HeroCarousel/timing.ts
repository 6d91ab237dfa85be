/** Milliseconds from one slide to the next (HER-06). */
export const SLIDE_INTERVAL = 5000;

/** Milliseconds that a slide takes to come or go (HER-07). */
export const SLIDE_TRANSITION = 700;
