import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VisitAddress } from './VisitAddress';

const clinic = {
  fullName: 'The Clinic',
  address: { street: '1 Street', locality: 'City', region: 'State', postalCode: '800001' },
};
const words = { copyAddress: 'Copy the address', addressCopied: 'Copied.', addressSelected: 'Selected.' };
const press = async () => {
  const user = userEvent.setup();
  render(<VisitAddress clinic={clinic} words={words} />);
  return () => user.click(screen.getByRole('button', { name: 'Copy the address' }));
};

test('copies the address in lines, and says so', async () => {
  await (
    await press()
  )();
  expect(await screen.findByText('Copied.')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe('The Clinic\n1 Street\nCity 800001, State');
});

test('where the browser refuses, selects the address, and says so', async () => {
  const copy = await press();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await copy();
  expect(await screen.findByText('Selected.')).toBeTruthy();
  expect(String(getSelection())).toBe('The Clinic1 StreetCity 800001, State');
});
