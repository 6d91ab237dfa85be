import { render, screen, within } from '@testing-library/react';
import about from '../../../content/pages/about.json';
import { TeamCards } from './TeamCards';

const { team } = about;
const picture = { alt: 'Portrait.', src: { childImageSharp: null } };
const member = {
  slug: 'asha',
  name: 'Dr. Asha',
  degrees: 'MBBS',
  designation: 'Psychiatrist',
  image: picture,
  description: ['Listens first.'],
  registration: { number: 'SAMPLE-00000', body: 'Sample Council' },
  languages: ['Hindi', 'English'],
  fieldsOfWork: ['Anxiety, OCD and PTSD', 'Sleep'],
};
const bare = { ...member, slug: 'ravi', name: 'Ravi', registration: null, languages: null, fieldsOfWork: null };
/** Styles hide the heading of one of its faces. */
const card = (name: string) => within(screen.getAllByRole('heading', { name })[0]!.closest('li')!);

beforeEach(() => {
  render(<TeamCards {...team} members={[member, bare]} />);
});

test('a card tells registration, languages and fields of work', () => {
  for (const words of [
    'Registration: SAMPLE-00000, Sample Council',
    'Speaks: Hindi, English',
    'Fields of work: Anxiety, OCD and PTSD; Sleep',
  ])
    expect(card('Dr. Asha').getByText(words)).toBeTruthy();
});

test('what a member’s file leaves out has no empty line', () => {
  for (const label of [team.registration, team.languages, team.fieldsOfWork])
    expect(card('Ravi').queryByText(label, { exact: false })).toBeNull();
  expect(card('Ravi').getByText('Listens first.')).toBeTruthy();
});
