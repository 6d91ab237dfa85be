import type { IGatsbyImageData } from 'gatsby-plugin-image';

interface Optimised {
  readonly gatsbyImageData: IGatsbyImageData;
}

/** The result of a query for a content picture: the file’s optimised versions and its alternative text. */
export interface PictureData {
  alt: string;
  src: {
    readonly childImageSharp: Optimised | null;
    /** Another crop for narrow windows, where the picture has another shape; one width. */
    readonly narrow?: Optimised | null;
  };
}

/** Width in pixels that a full-width picture claims; only its proportion to the height counts. */
const FULL_WIDTH = 1600;

/** Windows that get the narrow crop; the styles change at the same width. */
const NARROW = '(max-width: 639px)';

interface PictureProps {
  image: PictureData;
  /** A picture of the first view loads at once and first; all others load when they come near. */
  isFirst?: boolean;
  className?: string;
  /** Overrides the picture’s alternative text; empty for decoration. */
  alt?: string;
  /** Overrides the query’s `sizes`, for pictures of one query that are shown in several widths. */
  sizes?: string;
}

const candidates = (image: IGatsbyImageData, type: string) =>
  image.images.sources?.find((source) => source.type === type)?.srcSet?.split(/,\s*/) ?? [];
const address = (candidate: string | undefined) => candidate?.split(' ')[0];

/** AVIF in every width, which nearly all browsers support. A single width needs neither a descriptor nor `sizes`. */
function AvifSource({ image, sizes, media }: { image: IGatsbyImageData; sizes?: string; media?: string }) {
  const all = candidates(image, 'image/avif');
  if (all.length === 0) return null;
  const isOne = all.length === 1;
  return (
    <source
      type="image/avif"
      media={media}
      srcSet={isOne ? address(all[0]) : all.join()}
      sizes={isOne ? undefined : sizes}
    />
  );
}

/**
 * A picture that gatsby-plugin-image optimised at build time, as plain HTML: it shows without scripts, reserves its
 * space, and adds nothing to the bundle (docs/dependencies.md says why not GatsbyImage). Every address adds to the
 * page, so the few browsers without AVIF get one WebP, and those without either one JPEG.
 */
export function Picture({ image, isFirst = false, className, alt = image.alt, sizes }: PictureProps) {
  const data = image.src.childImageSharp?.gatsbyImageData;
  if (!data) return null;
  const narrow = image.src.narrow?.gatsbyImageData;
  const { fallback } = data.images;
  // A full-width picture comes with width 1 and its height in proportion; HTML wants whole pixels.
  const scale = data.width <= 1 ? FULL_WIDTH : 1;
  const webp = address(candidates(data, 'image/webp').at(-1));
  return (
    <picture>
      {narrow && <AvifSource image={narrow} media={NARROW} />}
      <AvifSource image={data} sizes={sizes ?? fallback?.sizes} />
      {webp && <source type="image/webp" srcSet={webp} />}
      <img
        className={className}
        alt={alt}
        src={fallback?.src}
        width={data.width * scale}
        height={Math.round(data.height * scale)}
        style={{ backgroundColor: data.backgroundColor }}
        loading={isFirst ? undefined : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding={isFirst ? undefined : 'async'}
      />
    </picture>
  );
}
