import { render, screen } from '@testing-library/react';
import { ArticleBody } from './ArticleBody';

const article = {
  text1: 'Intro one.\n\nIntro two.',
  crux: 'The crux.',
  hookTitle: 'The hook',
  hookText: 'Hook text.',
  keyPoints: ['Point one.', 'Point two.'],
  diagnosis: { title: 'The diagnosis', content: ['Sign one.'] },
  remedies: { title: 'The remedies', content: ['Step one.'] },
  conclusion: 'The end.',
  labels: {
    crux: 'In short',
    keyPoints: 'Key points',
    conclusion: 'Conclusion',
    appointment: { label: 'Book an Appointment', link: '/appointment' },
  },
};

test('an article has intro, crux, hook, key points, diagnosis, remedies and conclusion, in this order', () => {
  const { container } = render(<ArticleBody article={article} />);
  expect([...container.querySelectorAll('h2, p')].map(({ textContent }) => textContent)).toEqual([
    'Intro one.',
    'Intro two.',
    'In short',
    'The crux.',
    'The hook',
    'Hook text.',
    'Key points',
    'Point one.',
    'Point two.',
    'The diagnosis',
    'Sign one.',
    'The remedies',
    'Step one.',
    'Conclusion',
    'The end.',
    'Book an Appointment',
  ]);
  expect(screen.getByRole('link', { name: 'Book an Appointment' }).getAttribute('href')).toBe('/appointment');
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(6);
});
