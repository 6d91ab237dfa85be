import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server.node';
import sections from '../../../content/sections.json';
import { InputField, TextAreaField } from '../../ui/Field/Field';
import { NewTabLabel } from '../../ui/Link/Link';
import { MessageForm } from './MessageForm';

const words = sections.formResult;
const clinic = {
  whatsappNumber: '+910000000001',
  whatsappUrl: 'https://wa.me/910000000001',
  bookingUrl: 'https://booking.example/',
  email: 'care@clinic.example',
  emergencyNote: 'This website is not for emergencies.',
  appointmentPhone: { label: 'Appointments', display: '+91 00000 00001', href: 'tel:+910000000001' },
  phones: [
    { label: 'Appointments', display: '+91 00000 00001', href: 'tel:+910000000001' },
    { label: 'Customer services', display: '+91 00000 00002', href: 'tel:+910000000002' },
  ],
};
const form = (props: Partial<Parameters<typeof MessageForm>[0]> = {}) => (
  <MessageForm
    id="write"
    heading="Send Us a Message"
    submit="Continue in WhatsApp"
    bookingLink="Choose a time"
    clinic={clinic}
    words={words}
    compose={(read) => `Hello\n${read('firstName')}\n${read('query')}`}
    {...props}
  >
    <InputField label="First name" name="firstName" required />
    <InputField label="E-mail" name="email" type="email" />
    <TextAreaField label="Your question" name="query" />
  </MessageForm>
);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** Names of the fields that screen readers call wrong. */
const refused = () =>
  screen.getAllByRole('textbox').flatMap((each) => (each.ariaInvalid === 'true' ? each.getAttribute('name') : []));
const openTab = jest.spyOn(window, 'open');
const userAgent = jest.spyOn(navigator, 'userAgent', 'get');

beforeEach(() => {
  // jsdom has no layout, and so nothing to scroll to.
  Element.prototype.scrollIntoView = jest.fn();
  openTab.mockReset().mockReturnValue({ closed: false } as never);
  userAgent.mockReturnValue('Mozilla/5.0 (X11; Linux x86_64)');
});
afterEach(() => document.body.replaceChildren());

test('is named by its heading, and described by what happens and that it is not for emergencies', () => {
  render(form());
  const description = `${words.intro} ${clinic.emergencyNote}`;
  expect(screen.getByRole('form', { name: 'Send Us a Message', description })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'Send Us a Message' })).toBeTruthy();
});

test.each([
  ['a computer', 'Mozilla/5.0 (X11; Linux x86_64)', /^https:\/\/web\.whatsapp\.com\/send\?phone=910000000001&/],
  ['an Android phone', 'Mozilla/5.0 (Linux; Android 15)', /^https:\/\/wa\.me\/910000000001\?/],
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)', /^https:\/\/wa\.me\/910000000001\?/],
])('on %s, what was typed arrives unchanged in WhatsApp, and nothing is posted', (_, agent, address) => {
  userAgent.mockReturnValue(agent);
  render(form());
  fireEvent.input(field('First name'), { target: { value: 'आशा' } });
  fireEvent.input(field('Your question'), { target: { value: '5% & #1 + “you” 🙂\nनमस्ते' } });
  const isPosted = fireEvent.submit(screen.getByRole('form'));
  expect(isPosted).toBe(false);
  const url = String(openTab.mock.calls[0]![0]);
  expect(url).toMatch(address);
  expect(new URL(url).searchParams.get('text')).toBe('Hello\nआशा\n5% & #1 + “you” 🙂\nनमस्ते');
});

test('the button says that it opens a new tab, as links do', () => {
  render(<NewTabLabel.Provider value="opens in a new tab">{form()}</NewTabLabel.Provider>);
  expect(screen.getByRole('button', { name: 'Continue in WhatsApp opens in a new tab' })).toBeTruthy();
});

test('a refused field says why, in the browser’s words of the moment, until it is right', async () => {
  render(form());
  const name = field('First name');
  jest.spyOn(name, 'validationMessage', 'get').mockReturnValue('Please fill out this field.');
  await press('Continue in WhatsApp');
  expect(name.getAttribute('aria-description')).toBe('Please fill out this field.');
  jest.spyOn(name, 'validationMessage', 'get').mockReturnValue('Please write more than spaces.');
  fireEvent.input(name, { target: { value: '  ' } });
  expect(name.getAttribute('aria-description')).toBe('Please write more than spaces.');
  fireEvent.input(name, { target: { value: 'Asha' } });
  expect(name.hasAttribute('aria-description')).toBe(false);
});

test('a refused submit opens nothing and marks what is wrong; a mark goes once its field is right', async () => {
  render(form());
  fireEvent.input(field('E-mail'), { target: { value: 'no address' } });
  expect(refused()).toEqual([]);
  await press('Continue in WhatsApp');
  expect(openTab).not.toHaveBeenCalled();
  expect(refused()).toEqual(['firstName', 'email']);
  fireEvent.input(field('First name'), { target: { value: 'Asha' } });
  fireEvent.input(field('E-mail'), { target: { value: 'still none' } });
  expect(refused()).toEqual(['email']);
  // Nor does a submit that the browser let through, such as one of a day that has just passed.
  fireEvent.submit(screen.getByRole('form'));
  expect(openTab).not.toHaveBeenCalled();
});

test('a refused submit shows the first wrong field with its label, which Safari leaves behind the header', async () => {
  render(form());
  fireEvent.input(field('E-mail'), { target: { value: 'no address' } });
  const show = jest.mocked(Element.prototype.scrollIntoView);
  // What the tests before have left waiting.
  await new Promise(requestAnimationFrame);
  show.mockClear();
  await press('Continue in WhatsApp');
  await new Promise(requestAnimationFrame);
  expect(show.mock.contexts.map((shown) => (shown as HTMLInputElement).name)).toEqual(['firstName']);
  expect(show).toHaveBeenCalledWith({ block: 'nearest' });
});

test('an emptied form has no marks left', async () => {
  render(form());
  await press('Continue in WhatsApp');
  expect(refused()).toEqual(['firstName']);
  await press(words.clear);
  expect(refused()).toEqual([]);
});

test('a submit that was held until React came is made then, once, with what was typed before', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(form());
  field('First name').value = 'Asha';
  screen.getByRole('form').setAttribute('data-held', '');
  // React’s development build complains of the attribute, which is the early script’s own.
  const complain = jest.spyOn(console, 'error').mockImplementation(() => {});
  render(form(), { container, hydrate: true });
  complain.mockRestore();
  expect(openTab).toHaveBeenCalledTimes(1);
  expect(new URL(String(openTab.mock.calls[0]![0])).searchParams.get('text')).toBe('Hello\nAsha\n');
});

test('beside the button is the plain chat, and the booking page only where that is asked for', () => {
  const { rerender } = render(form());
  const links = () =>
    within(screen.getByRole('form'))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')]);
  expect(links()).toEqual([[words.whatsappLink, clinic.whatsappUrl, '_blank']]);
  rerender(form({ booksOnline: true }));
  expect(links()).toEqual([
    [words.whatsappLink, clinic.whatsappUrl, '_blank'],
    ['Choose a time', clinic.bookingUrl, '_blank'],
  ]);
});

test('once the chat has opened, the same message and a number to call are there too', async () => {
  render(form());
  await userEvent.type(screen.getByLabelText('First name'), 'Asha');
  await press('Continue in WhatsApp');
  expect(screen.getByRole('link', { name: words.openLink }).getAttribute('href')).toBe(
    String(openTab.mock.calls[0]![0]),
  );
  expect(screen.getByRole('link', { name: 'Appointments: +91 00000 00001' }).getAttribute('href')).toBe(
    'tel:+910000000001',
  );
});

test('beside the form, the other ways are to call, to e-mail, to write on WhatsApp and to book online', () => {
  render(form());
  expect(screen.getByRole('heading', { level: 3, name: words.noScriptHeading })).toBeTruthy();
  expect(
    screen.getAllByRole('listitem').map((way) => [way.textContent, way.querySelector('a')!.getAttribute('href')]),
  ).toEqual([
    ['Appointments: +91 00000 00001', 'tel:+910000000001'],
    ['Customer services: +91 00000 00002', 'tel:+910000000002'],
    ['care@clinic.example', 'mailto:care@clinic.example'],
    [words.whatsappLink, 'https://wa.me/910000000001'],
    ['Choose a time', 'https://booking.example/'],
  ]);
});
