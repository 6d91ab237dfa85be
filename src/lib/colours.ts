/** Colours that are needed outside the style sheets; the same values as in src/styles/raw.css. */

/** Of the splash and of the browser’s frame. */
export const THEME_COLOUR = '#10383c';

/** Of the page before its styles are loaded. */
export const GROUND_COLOUR = '#fdfaf4';
