import { findingsOf } from '../../../tests/content/helpers/findingsOf';
import { pictures } from './pictures';

const sizes = new Map([
  ['blog/insomnia.jpg', { width: 1200, height: 800 }],
  ['blog/small.jpg', { width: 1199, height: 4000 }],
  ['blog/broken.jpg', null],
  ['blog/huge.jpg', { width: 6000, height: 4000, megabytes: 12.3 }],
  ['blog/cut.jpg', { width: 1200, height: 800, endsEarly: true as const }],
  ['blog/avif.jpg', { width: 1200, height: 800, foreignFormat: 'AVIF' }],
  ['shared/night.webp', { width: 2400, height: 1600 }],
  ['blog/IMG_1.JPG', { width: 1200, height: 800 }],
  ['blog/my photo.jpg', { width: 1200, height: 800 }],
]);
const check = (src: unknown) => findingsOf(pictures, { 'blog/insomnia.json': { image: { src } } }, sizes);

test.each(['./insomnia.jpg', '../shared/night.webp', '../blog/insomnia.jpg'])('accepts %s', (src) => {
  expect(check(src)).toEqual([]);
});

test('leaves a badly typed path to the schema', () => {
  expect(check(7)).toEqual([]);
});

const expected = 'the path of a picture file';

test.each([
  [
    './insomia.jpg',
    {
      found: '"./insomia.jpg", but there is no file content/blog/insomia.jpg',
      expected,
      suggestion: '"./insomnia.jpg"',
    },
  ],
  [
    './Insomnia.jpg',
    {
      found: '"./Insomnia.jpg", but the file is named insomnia.jpg; capital and small letters differ',
      expected,
      suggestion: '"./insomnia.jpg"',
    },
  ],
  [
    '../shared/nights.webp',
    {
      found: '"../shared/nights.webp", but there is no file content/shared/nights.webp',
      expected,
      suggestion: '"../shared/night.webp"',
    },
  ],
  [
    './a-completely-different-picture.jpg',
    {
      found:
        '"./a-completely-different-picture.jpg", but there is no file content/blog/a-completely-different-picture.jpg',
      expected,
      suggestion: 'put the picture there, or write the path of a picture in content/',
    },
  ],
  [
    '../../secret.jpg',
    {
      found: '"../../secret.jpg", but there is no file content/../secret.jpg',
      expected,
      suggestion: 'write the path of a picture in content/',
    },
  ],
  [
    './IMG_1.jpg',
    {
      found: '"./IMG_1.jpg", but the file is named IMG_1.JPG; capital and small letters differ',
      expected,
      suggestion: 'rename content/blog/IMG_1.JPG to IMG_1.jpg',
    },
  ],
  [
    './img_1.jpg',
    {
      found: '"./img_1.jpg", but the file is named IMG_1.JPG; capital and small letters differ',
      expected,
      suggestion: 'rename content/blog/IMG_1.JPG to img_1.jpg',
    },
  ],
  [
    './night.webp',
    {
      found: '"./night.webp", but there is no file content/blog/night.webp',
      expected,
      suggestion: 'move content/shared/night.webp to content/blog/, or write "../shared/night.webp"',
    },
  ],
  [
    './huge.jpg',
    {
      found: '"./huge.jpg", a picture of 12.3 MB',
      expected: 'at most 10 MB; the site makes all smaller sizes itself',
      suggestion: 'export it as JPEG, 2400 px wide',
    },
  ],
  [
    './my_photo.jpg',
    {
      found: '"./my_photo.jpg", but there is no file content/blog/my_photo.jpg',
      expected,
      suggestion: 'rename content/blog/my photo.jpg to my-photo.jpg, and write "./my-photo.jpg"',
    },
  ],
  [
    './broken.jpg',
    {
      found: '"./broken.jpg", which is not a readable picture',
      expected: 'a JPEG, PNG or WebP file',
      suggestion: 'save, export or copy it again',
    },
  ],
  [
    './cut.jpg',
    {
      found: '"./cut.jpg", a picture that is cut off; part of it is missing',
      expected: 'a whole picture',
      suggestion: 'save, export or copy it again',
    },
  ],
  [
    './avif.jpg',
    {
      found: '"./avif.jpg", which is AVIF inside, whatever its name says',
      expected: 'a JPEG, PNG or WebP file',
      suggestion: 'open it and export it as JPEG; renaming it does not change its format',
    },
  ],
  [
    './small.jpg',
    {
      found: 'a picture 1199 px wide and 4000 px high',
      expected: 'at least 1200 px wide',
      suggestion: 'export it again from the original, or use another; enlarging it would only blur it',
    },
  ],
])('rejects %s', (src, words) => {
  expect(check(src)).toEqual([{ file: 'blog/insomnia.json', field: 'image.src', ...words }]);
});
