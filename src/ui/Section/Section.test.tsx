import { render, screen } from '@testing-library/react';
import { Section } from './Section';

const draw = (props: Partial<Parameters<typeof Section>[0]> = {}) =>
  render(
    <Section id="services" heading="Our Services" {...props}>
      <p>The cards.</p>
    </Section>,
  );
/** What the section says, paragraph by paragraph, in reading order. */
const read = () =>
  [...screen.getByRole('region').querySelectorAll('h2, p, a')].map((part) => `${part.localName}: ${part.textContent}`);

test('is a region of the page, named by its heading', () => {
  draw();
  const region = screen.getByRole('region', { name: 'Our Services' });
  expect(region.contains(screen.getByRole('heading', { level: 2, name: 'Our Services' }))).toBe(true);
});

test('reads heading, introduction, what stands beneath, tools, then its content', () => {
  draw({ intro: 'Six ways.', beneath: <p>In short.</p>, tools: <a href="/blogs">All of them</a> });
  expect(read()).toEqual(['h2: Our Services', 'p: Six ways.', 'p: In short.', 'a: All of them', 'p: The cards.']);
});

test('without introduction and tools there is nothing between heading and content', () => {
  draw();
  expect(read()).toEqual(['h2: Our Services', 'p: The cards.']);
});

test('without a heading of its own it is named by the element of its children that has the id', () => {
  render(
    <Section id="claim">
      <p id="claim">500+ Lives Transformed</p>
    </Section>,
  );
  expect(screen.getByRole('region', { name: '500+ Lives Transformed' })).toBeTruthy();
  expect(screen.queryByRole('heading')).toBeNull();
});

test('marks Hindi in heading and introduction', () => {
  draw({ heading: 'Our सेवाएँ', intro: 'In English or हिंदी.' });
  expect(screen.getByRole('region', { name: 'Our सेवाएँ' })).toBeTruthy();
  expect([screen.getByText('सेवाएँ').lang, screen.getByText('हिंदी').lang]).toEqual(['hi', 'hi']);
});
