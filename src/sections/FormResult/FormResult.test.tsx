import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormResult } from './FormResult';

const words = {
  opened: 'WhatsApp has opened. Please press send there.',
  blocked: 'Your browser did not let WhatsApp open.',
  cleared: 'The form is empty now.',
  restored: 'Your answers are back.',
  openLink: 'Open the message in WhatsApp',
  copy: 'Copy the message',
  copied: 'The message is copied.',
  copyFailed: 'The text below is selected.',
  messageLabel: 'Your message',
};
const message = 'Hello & नमस्ते,\nName: Asha 🙂';
const blocked = { kind: 'blocked', url: 'https://wa.me/910000000001?text=Hello', message } as const;
const phone = { label: 'Appointments', display: '+91 00000 00001', href: 'tel:+910000000001' };
const scroll = jest.fn();

// jsdom has no layout, and so nothing to scroll to.
beforeEach(() => void (Element.prototype.scrollIntoView = scroll.mockReset()));

test.each(['cleared', 'restored'] as const)('“%s” is announced politely, with nothing left to do', (kind) => {
  const { rerender } = render(<FormResult result={undefined} words={words} phone={phone} />);
  // Screen readers announce changes only of a region that was there before, empty.
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('');
  rerender(<FormResult result={{ kind }} words={words} phone={phone} />);
  expect(region.textContent).toBe(words[kind]);
  expect(screen.getAllByRole('status')).toEqual([region]);
  expect(document.querySelector('a, button, textarea')).toBeNull();
});

test('a chat that seems to have opened is announced, with the same message to open again and a number to call', () => {
  const { rerender } = render(<FormResult result={undefined} words={words} phone={phone} />);
  const region = screen.getByRole('status');
  rerender(<FormResult result={{ kind: 'opened', url: blocked.url }} words={words} phone={phone} />);
  expect(region.textContent).toBe(words.opened);
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Open the message in WhatsApp', blocked.url],
    ['Appointments: +91 00000 00001', 'tel:+910000000001'],
  ]);
});

test('each result scrolls into view, its absence does not', () => {
  const { rerender } = render(<FormResult result={undefined} words={words} phone={phone} />);
  expect(scroll).not.toHaveBeenCalled();
  rerender(<FormResult result={{ kind: 'cleared' }} words={words} phone={phone} />);
  rerender(<FormResult result={{ kind: 'restored' }} words={words} phone={phone} />);
  expect(scroll).toHaveBeenCalledTimes(2);
  rerender(<FormResult result={undefined} words={words} phone={phone} />);
  expect(scroll).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('who comes back from the chat hears what happened; the window’s focus later, or after other results, is left alone', () => {
  const { container, rerender } = render(<FormResult result={undefined} words={words} phone={phone} />);
  const result = container.firstElementChild;
  const comeBack = () => {
    (document.activeElement as HTMLElement).blur();
    window.dispatchEvent(new Event('focus'));
  };
  for (const other of [{ kind: 'cleared' }, blocked] as const) {
    rerender(<FormResult result={other} words={words} phone={phone} />);
    comeBack();
    expect(document.activeElement).toBe(document.body);
  }
  rerender(<FormResult result={{ kind: 'opened', url: blocked.url }} words={words} phone={phone} />);
  expect(document.activeElement).toBe(document.body);
  comeBack();
  expect(document.activeElement).toBe(result);
  expect(result!.textContent).toContain(words.opened);
  comeBack();
  expect(document.activeElement).toBe(document.body);
});

test('a blocked message can be opened by a link in a new tab, and read but not changed', async () => {
  render(<FormResult result={blocked} words={words} phone={phone} />);
  expect(screen.getAllByRole('status')[0]!.textContent).toBe(words.blocked);
  const link = screen.getByRole('link', { name: 'Open the message in WhatsApp' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([blocked.url, '_blank']);
  const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' });
  await userEvent.type(text, 'x');
  expect(text.value).toBe(message);
});

test('it can be copied unchanged, and that is said', async () => {
  const user = userEvent.setup();
  render(<FormResult result={blocked} words={words} phone={phone} />);
  expect(screen.queryByText(words.copied)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Copy the message' }));
  expect((await screen.findByText(words.copied)).getAttribute('role')).toBe('status');
  expect(await navigator.clipboard.readText()).toBe(message);
});

test('a second press is announced again', async () => {
  const user = userEvent.setup();
  render(<FormResult result={blocked} words={words} phone={phone} />);
  const press = () => user.click(screen.getByRole('button', { name: 'Copy the message' }));
  await press();
  const region = await screen.findByText(words.copied);
  const said: (string | null)[] = [];
  const watch = new MutationObserver(() => said.push(region.textContent));
  watch.observe(region, { childList: true, characterData: true, subtree: true });
  await press();
  await waitFor(() => expect(said.at(-1)).toBe(words.copied));
  watch.disconnect();
});

test('where the browser refuses to copy, that is said, and the whole message is selected instead', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  render(<FormResult result={blocked} words={words} phone={phone} />);
  await user.click(screen.getByRole('button', { name: 'Copy the message' }));
  expect((await screen.findByText(words.copyFailed)).getAttribute('role')).toBe('status');
  const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' });
  await waitFor(() => expect(document.activeElement).toBe(text));
  expect(text.value.slice(text.selectionStart, text.selectionEnd)).toBe(message);
});

test('another message that is blocked does not count as copied', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<FormResult result={blocked} words={words} phone={phone} />);
  await user.click(screen.getByRole('button', { name: 'Copy the message' }));
  await screen.findByText(words.copied);
  rerender(
    <FormResult result={{ ...blocked, url: `${blocked.url}2`, message: 'Hello 2' }} words={words} phone={phone} />,
  );
  expect(screen.queryByText(words.copied)).toBeNull();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Hello 2');
});
