import sharp, { type AvifOptions, type Sharp } from 'sharp';

/**
 * sharp’s effort for AVIF, 0 to 9; its default is 4, which takes three and a half times as long for files 8 % smaller
 * (docs/performance.md, “Build cost”).
 */
export const AVIF_EFFORT = 3;

/**
 * Sets the effort for every AVIF file that does not set its own. gatsby-plugin-sharp has no option for it, and passes
 * on the quality alone; by the override in package.json it uses the same copy of sharp as this module.
 */
export function setAvifEffort(): void {
  const prototype = (sharp as unknown as { prototype: Pick<Sharp, 'avif'> }).prototype;
  const encode = prototype.avif;
  prototype.avif = function (this: Sharp, options?: AvifOptions) {
    return encode.call(this, { effort: AVIF_EFFORT, ...options });
  };
}
