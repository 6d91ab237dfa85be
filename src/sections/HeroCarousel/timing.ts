/** Milliseconds from one slide to the next (specification section 9). */
export const SLIDE_INTERVAL = 5000;

/** Milliseconds that a slide takes to come or go (specification section 9). */
export const SLIDE_TRANSITION = 700;
