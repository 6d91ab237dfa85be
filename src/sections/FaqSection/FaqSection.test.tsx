import { render, screen } from '@testing-library/react';
import faqs from '../../../content/faqs.json';
import sections from '../../../content/sections.json';
import { FaqSection } from './FaqSection';

const { heading } = sections.faqs;
const contactCard = { ...sections.faqs.contactCard, badge: { count: '3k+', label: 'questions answered' } };

test('shows every question with its answer, all closed, one of them open at most', () => {
  render(<FaqSection id="faqs" heading={heading} items={faqs} />);
  const details = [...document.querySelectorAll('details')];
  expect(details.map((item) => item.querySelector('h3')!.textContent)).toEqual(faqs.map(({ question }) => question));
  expect(details.every((item) => !item.open && item.getAttribute('name') === 'faqs')).toBe(true);
  expect(screen.getByRole('region', { name: 'Frequently Asked Questions' })).toBeTruthy();
});

test('shows the contact card only where it is asked for', () => {
  const { rerender } = render(<FaqSection id="faqs" heading={heading} items={faqs} />);
  expect(screen.queryByRole('link')).toBeNull();
  rerender(<FaqSection id="faqs" heading={heading} items={faqs} contactCard={contactCard} />);
  expect(screen.getByText('3k+').parentElement!.textContent).toBe('3k+ questions answered');
  expect(screen.getByRole('heading', { name: contactCard.heading })).toBeTruthy();
  expect(screen.getByRole('link', { name: contactCard.link.label }).getAttribute('href')).toBe('/contact');
});

test('a clinic that counts nothing has the card without its badge', () => {
  render(<FaqSection id="faqs" heading={heading} items={faqs} contactCard={{ ...contactCard, badge: null }} />);
  const card = screen.getByRole('heading', { name: contactCard.heading }).parentElement!;
  expect(card.textContent).toBe(`${contactCard.heading}${contactCard.text}${contactCard.link.label}`);
});
