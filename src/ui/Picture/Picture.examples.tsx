import type { Example } from '../Example';
import { Picture, type PictureData } from './Picture';

/** A picture of one colour and a size in pixels, since the kitchen sink has no content. */
export const plainPicture = (width: number, height: number): NonNullable<PictureData['src']['childImageSharp']> => ({
  gatsbyImageData: {
    layout: 'constrained',
    width,
    height,
    backgroundColor: '#d9c3a5',
    images: { fallback: { src: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7' } },
  },
});

const image: PictureData = { alt: 'A plain ground', src: { childImageSharp: plainPicture(400, 250) } };

/** A picture in each of its uses. */
export const pictureExamples: Example[] = [
  { name: 'picture', element: <Picture image={image} /> },
  { name: 'picture of the first view', element: <Picture image={image} isFirst /> },
  { name: 'decoration', element: <Picture image={image} alt="" /> },
];
