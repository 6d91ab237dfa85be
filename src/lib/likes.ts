const LEAST = 10;
const MOST = 109;

/**
 * Where an article’s like counter starts: a whole number from 10 to 109 (ART-03).
 * @param random a number from 0 up to but not including 1
 */
export const startLikes = (random: number): number => LEAST + Math.floor(random * (MOST - LEAST + 1));
