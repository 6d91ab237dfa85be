import sharp, { type AvifOptions, type Sharp } from 'sharp';

/**
 * sharp’s measure of how hard to try, 0 to 9; its own choice is 4, which takes three and a half times as long for files 8 %
 * smaller (docs/performance.md, “Build cost”).
 */
export const AVIF_EFFORT = 3;

/**
 * Sets the effort of every AVIF file that names none. gatsby-plugin-sharp has no option for it, and hands on the quality
 * alone; it uses the one copy of sharp that this is, by the override in package.json.
 */
export function setAvifEffort(): void {
  const prototype = (sharp as unknown as { prototype: Pick<Sharp, 'avif'> }).prototype;
  const encode = prototype.avif;
  prototype.avif = function (this: Sharp, options?: AvifOptions) {
    return encode.call(this, { effort: AVIF_EFFORT, ...options });
  };
}
