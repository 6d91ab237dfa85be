import { render, screen } from '@testing-library/react';
import { CrisisHelp } from './CrisisHelp';

const helpline = (name: string, audience: string, display: string) => ({
  name,
  nameInHindi: `हिंदी नाम ${name}`,
  audience,
  description: `About ${name}`,
  descriptionInHindi: `हिंदी ${name}`,
  numbers: [{ display, href: `tel:${display.replaceAll('-', '')}` }],
});
const clinic = {
  helplines: [
    helpline('Emergency', 'everyone', '112'),
    helpline('Tele-MANAS', 'everyone', '1-800-891-4416'),
    helpline('Childline', 'children', '1098'),
  ],
  helplinesCheckedOnText: '27 November 2026',
  helplinesCheckedOnTextInHindi: '27 नवंबर 2026',
};
const copy = {
  english: { heading: 'Help now', text: 'You are not alone.', checked: 'Checked on' },
  hindi: { heading: 'अभी मदद', text: 'आप अकेले नहीं हैं।', checked: 'जाँच:' },
};

test('the crisis box names helplines with numbers to tap and the day of their check', () => {
  render(<CrisisHelp clinic={clinic} copy={copy} />);
  expect(screen.getByRole('note', { name: 'Help now' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '112' }).getAttribute('href')).toBe('tel:112');
  expect(screen.getByRole('link', { name: '1-800-891-4416' }).getAttribute('href')).toBe('tel:18008914416');
  expect(screen.getByText('Checked on 27 November 2026')).toBeTruthy();
});

test('lines for children stand on pages about children only', () => {
  const { rerender } = render(<CrisisHelp clinic={clinic} copy={copy} />);
  expect(screen.queryByRole('link', { name: '1098' })).toBeNull();
  rerender(<CrisisHelp clinic={clinic} copy={copy} withChildren />);
  expect(screen.getByRole('link', { name: '1098' })).toBeTruthy();
});

test('in a Hindi article the box speaks Hindi', () => {
  render(<CrisisHelp clinic={clinic} copy={copy} language="hi" />);
  expect(screen.getByRole('note', { name: 'अभी मदद' }).lang).toBe('hi');
  expect(screen.getByText('हिंदी नाम Tele-MANAS')).toBeTruthy();
  expect(screen.queryByText('Tele-MANAS')).toBeNull();
  expect(screen.getByText('जाँच: 27 नवंबर 2026')).toBeTruthy();
  expect(screen.queryByText('Help now')).toBeNull();
});
