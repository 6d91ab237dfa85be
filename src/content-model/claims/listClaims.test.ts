import { checkFile } from '../checking/checkFile';
import { listClaims } from './listClaims';

const files = (data: Record<string, unknown>) =>
  Object.entries(data).map(([path, value]) => checkFile({ path, text: JSON.stringify(value, null, 2) }));

test('lists the claims that the content may make, each with its place', () => {
  expect(
    listClaims(
      files({
        'clinic.json': {
          name: 'A clinic',
          livesTransformed: { value: 620, suffix: '+', label: 'Lives Transformed', durationMs: 0 },
        },
        'testimonials.json': [{ title: 'Good', content: 'They listened.', author: 'M.' }],
      }),
    ),
  ).toBe(
    [
      '3 claims that the clinic must be able to prove, and be allowed to make (docs/content-review.md):',
      '',
      'content/clinic.json:4  livesTransformed.value  620+',
      'content/clinic.json:6  livesTransformed.label  Lives Transformed',
      'content/testimonials.json:4  [0].content  a testimonial',
    ].join('\n'),
  );
});

test('says nothing of content that makes none', () => {
  expect(listClaims(files({ 'clinic.json': { name: 'A clinic' } }))).toBeUndefined();
});
