const LEAST = 10;
const MOST = 109;

/**
 * Where an article’s like counter starts: a whole number from 10 to 109 (specification section 4). Call it in the browser
 * only; nothing random may be in the HTML.
 * @param random a number from 0 up to but not including 1
 */
export const startLikes = (random: number = Math.random()): number => LEAST + Math.floor(random * (MOST - LEAST + 1));
