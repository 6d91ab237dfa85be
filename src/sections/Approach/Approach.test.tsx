import { render, screen, within } from '@testing-library/react';
import { plainPicture } from '../../ui/Picture/Picture.examples';
import { Approach } from './Approach';

const approach = {
  heading: 'How We Work with You',
  text: 'We begin with your story.\n\nTreatment is your decision.',
  image: { alt: 'Doctor and patient meet on a bridge.', src: { childImageSharp: plainPicture(9, 10) } },
  points: ['You have time to speak.', 'We explain every suggestion.', 'You can change your mind.'],
};

test('the section is named by its heading and told in paragraphs', () => {
  render(<Approach approach={approach} />);
  const section = within(screen.getByRole('region', { name: 'How We Work with You' }));
  expect(section.getByRole('heading', { level: 2, name: 'How We Work with You' })).toBeTruthy();
  expect(section.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual([
    'We begin with your story.',
    'Treatment is your decision.',
  ]);
});

test('what it means in practice is a list in the order of the content, its ticks being decoration', () => {
  render(<Approach approach={approach} />);
  const points = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(points.map(({ textContent }) => textContent)).toEqual(approach.points);
  expect(points.filter((point) => point.querySelector('svg[aria-hidden="true"]'))).toHaveLength(3);
});

test('the picture says what it shows; if it is missing, the words stand alone', () => {
  const { rerender } = render(<Approach approach={approach} />);
  expect(screen.getByRole('img', { name: 'Doctor and patient meet on a bridge.' })).toBeTruthy();
  rerender(<Approach approach={{ ...approach, image: { alt: 'Nothing', src: { childImageSharp: null } } }} />);
  expect(document.querySelector('img, picture')).toBeNull();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

test('Hindi in heading, text and points is marked', () => {
  render(<Approach approach={{ ...approach, heading: 'मन', text: 'मन', points: ['मन'] }} />);
  expect(screen.getAllByText('मन').map(({ lang }) => lang)).toEqual(['hi', 'hi', 'hi']);
});
