/** Colours that stand outside the styles, as src/styles/raw.css has them. */

/** Of the splash and of the window’s frame. */
export const THEME_COLOUR = '#10383c';

/** Of the page before its styles are there. */
export const GROUND_COLOUR = '#fdfaf4';
