import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WhatToBring } from './WhatToBring';

const bring = {
  heading: 'What to have ready for your call',
  items: ['A photo identity card.', 'A quiet room and a charged phone.'],
};
/** Whether only the first sheet is printed, at each call of the browser’s print command. */
let printed: boolean[];
const isSheetAlone = () => document.documentElement.hasAttribute('data-sheet');

beforeEach(() => {
  printed = [];
  // jsdom has no printer.
  window.print = () => void printed.push(isSheetAlone());
  render(<WhatToBring bring={bring} print="Print this on one page" />);
});

test('lists what to bring in order, under the heading that names the section', () => {
  const region = within(screen.getByRole('region', { name: 'What to have ready for your call' }));
  expect(region.getByRole('heading', { level: 2, name: bring.heading })).toBeTruthy();
  expect(region.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(bring.items);
});

test('nothing is printed until the button is pressed, then the sheet alone', async () => {
  expect(printed).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Print this on one page' }));
  expect(printed).toEqual([true]);
});

test('afterwards the browser’s own command prints the whole page again, and the button the sheet', async () => {
  const button = screen.getByRole('button', { name: 'Print this on one page' });
  await userEvent.click(button);
  fireEvent(window, new Event('afterprint'));
  expect(isSheetAlone()).toBe(false);
  await userEvent.click(button);
  expect(printed).toEqual([true, true]);
});
