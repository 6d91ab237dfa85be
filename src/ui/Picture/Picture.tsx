import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { CSSProperties } from 'react';

/** What a query of a content picture gives: the file’s optimised versions and its words. */
export interface PictureData {
  alt: string;
  src: { childImageSharp: { gatsbyImageData: IGatsbyImageData } | null };
}

/** Pixels that a full-width picture claims; only their proportion to its height counts. */
const FULL_WIDTH = 1600;

interface PictureProps {
  image: PictureData;
  /** The first view’s picture loads at once and first; all others when they come near. */
  isFirst?: boolean;
  className?: string;
  /** Overrides the picture’s own words; empty for decoration. */
  alt?: string;
  sizes?: string;
}

/**
 * A picture that gatsby-plugin-image optimised at build time, as plain HTML: it shows without scripts, reserves its
 * place, and weighs nothing in the bundle (docs/dependencies.md says why not GatsbyImage).
 */
export function Picture({ image, isFirst = false, className, alt = image.alt, sizes }: PictureProps) {
  const data = image.src.childImageSharp?.gatsbyImageData;
  if (!data) return null;
  const { images, backgroundColor } = data;
  // A full-width picture comes as 1 by its proportion; HTML wants whole pixels.
  const scale = data.width <= 1 ? FULL_WIDTH : 1;
  const [width, height] = [data.width * scale, Math.round(data.height * scale)];
  const shownSizes = sizes ?? images.fallback?.sizes;
  const style: CSSProperties = { backgroundColor, aspectRatio: `${width} / ${height}` };
  return (
    <picture>
      {images.sources?.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={shownSizes} />
      ))}
      <img
        className={className}
        alt={alt}
        src={images.fallback?.src}
        srcSet={images.fallback?.srcSet}
        sizes={shownSizes}
        width={width}
        height={height}
        style={style}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding={isFirst ? undefined : 'async'}
      />
    </picture>
  );
}
