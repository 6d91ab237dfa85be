import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import sections from '../../../content/sections.json';
import { AppointmentForm } from './AppointmentForm';

const { appointmentForm: copy, formResult: words } = sections;
const clinic = {
  whatsappNumber: '+910000000001',
  whatsappUrl: 'https://wa.me/910000000001',
  bookingUrl: 'https://booking.example/',
  email: 'care@clinic.example',
  emergencyNote: 'This website is not for emergencies.',
  openingHours: [
    ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map((day) => ({
      day,
      shifts: [{ opens: '16:00', closes: '19:00' }],
    })),
    { day: 'Sunday', shifts: [] },
  ],
  closures: [{ from: '2026-12-07', to: '2026-12-08', reason: 'Away' }],
  phones: [],
  appointmentPhone: { label: 'Appointments', display: '+91 00000 00001', href: 'tel:+910000000001' },
};
const today = '2026-11-28';
const openTab = jest.spyOn(window, 'open');
const field = <E extends HTMLElement>(name: string) => screen.getByLabelText<E>(name);
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Book Appointment' }));

function draw() {
  render(<AppointmentForm copy={copy} clinic={clinic} words={words} />);
  for (const [label, value] of Object.entries({
    'First name': 'Asha',
    'Last name': 'Devi',
    'E-mail': 'asha@mail.example',
    'Phone number': '+91 00000 00009',
    'Preferred date': today,
    [copy.request]: 'Evening & calm',
  })) {
    fireEvent.input(field(label), { target: { value } });
  }
  fireEvent.change(field('Service'), { target: { value: 'counseling' } });
}

beforeEach(() => {
  jest.useFakeTimers({
    now: new Date(2026, 10, 28, 12),
    doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'nextTick', 'setImmediate'],
  });
  // jsdom has no layout, and so nothing to scroll to.
  Element.prototype.scrollIntoView = jest.fn();
  openTab.mockReset().mockReturnValue({ closed: false, opener: window } as never);
  draw();
});
afterEach(() => jest.useRealTimers());

test('opens the composed message in a new tab without a tie to this page, and clears the form', async () => {
  await submit();
  expect(openTab).toHaveBeenCalledTimes(1);
  const [url, target] = openTab.mock.calls[0]!;
  expect(target).toBe('_blank');
  expect(new URL(String(url)).searchParams.get('text')).toBe(
    'Hello, I would like to book an appointment. Here are the details:\nName: Asha Devi\nE-mail: asha@mail.example\nPhone: +91 00000 00009\nService: Counselling\nDate: 28 November 2026\nRequest: Evening & calm',
  );
  expect((openTab.mock.results[0]!.value as Window).opener).toBeNull();
  expect(screen.getAllByRole('status')[0]!.textContent).toBe(words.opened);
  expect(screen.getAllByRole('textbox').every((box) => (box as HTMLInputElement).value === '')).toBe(true);
  expect(field<HTMLSelectElement>('Service').value).toBe('');
});

test('a blocked tab keeps every value and offers the same message as a link and to copy', async () => {
  openTab.mockReturnValue(null);
  const { writeText } = Object.assign(navigator.clipboard ?? {}, { writeText: jest.fn().mockResolvedValue(undefined) });
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  await submit();
  expect(field<HTMLInputElement>('First name').value).toBe('Asha');
  expect(screen.getAllByRole('status')[0]!.textContent).toBe(words.blocked);
  expect(screen.getByRole('link', { name: words.openLink }).getAttribute('href')).toBe(openTab.mock.calls[0]![0]);
  fireEvent.click(screen.getByRole('button', { name: words.copy }));
  await waitFor(() => expect(screen.getByText(words.copied)).toBeTruthy());
  expect(writeText).toHaveBeenCalledWith(expect.stringContaining('Request: Evening & calm'));
  expect(field<HTMLTextAreaElement>(words.messageLabel).value).toBe(writeText.mock.calls[0]![0]);
  expect(field<HTMLTextAreaElement>(words.messageLabel).readOnly).toBe(true);
});

test('a refused clipboard is said, and the text stands there selected, to copy', async () => {
  openTab.mockReturnValue(null);
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: () => Promise.reject(new Error('denied')) },
  });
  await submit();
  fireEvent.click(screen.getByRole('button', { name: words.copy }));
  await waitFor(() => expect(screen.getByText(words.copyFailed)).toBeTruthy());
  const text = field<HTMLTextAreaElement>(words.messageLabel);
  expect(text.value).toContain('Name: Asha Devi');
  expect(document.activeElement).toBe(text);
  expect(text.value.slice(text.selectionStart, text.selectionEnd)).toBe(text.value);
});

test('a browser that throws instead of opening counts as blocked', async () => {
  openTab.mockImplementation(() => {
    throw new Error('no tabs here');
  });
  await submit();
  expect(screen.getByRole('link', { name: words.openLink })).toBeTruthy();
});

test('an edit takes the result away, since it no longer tells of the form', async () => {
  openTab.mockReturnValue(null);
  await submit();
  fireEvent.input(field('First name'), { target: { value: 'Ravi' } });
  expect(screen.queryByRole('link', { name: words.openLink })).toBeNull();
});

test.each(['First name', 'Last name', 'Phone number', copy.request])('refuses spaces alone in “%s”', async (label) => {
  fireEvent.input(field(label), { target: { value: '   ' } });
  await submit();
  expect(openTab).not.toHaveBeenCalled();
  expect(field<HTMLInputElement>(label).validationMessage).toBe(words.onlySpaces);
});

test.each(['First name', 'Last name', 'E-mail', 'Phone number', 'Service', 'Preferred date', copy.request])(
  'refuses an empty “%s”',
  async (label) => {
    fireEvent.input(field(label), { target: { value: '' } });
    await submit();
    expect(openTab).not.toHaveBeenCalled();
    expect(field<HTMLInputElement>(label).validity.valueMissing).toBe(true);
  },
);

test('refuses a typed date before the visitor’s today, also when the day has changed since', async () => {
  fireEvent.input(field('Preferred date'), { target: { value: '2026-11-27' } });
  await submit();
  expect(openTab).not.toHaveBeenCalled();
  expect(field<HTMLInputElement>('Preferred date').validationMessage).toBe(words.dateInPast);
  fireEvent.input(field('Preferred date'), { target: { value: today } });
  jest.setSystemTime(new Date(2026, 10, 29, 0, 1));
  await submit();
  expect(openTab).not.toHaveBeenCalled();
  fireEvent.input(field('Preferred date'), { target: { value: '2026-11-30' } });
  await submit();
  expect(openTab).toHaveBeenCalledTimes(1);
});

test.each([
  ['a day on which the week has no shift', '2026-11-29', 'Monday 30 November 2026'],
  ['the first day of a closure', '2026-12-07', 'Wednesday 9 December 2026'],
  ['a Sunday before a closure', '2026-12-06', 'Wednesday 9 December 2026'],
])('refuses %s and names the next open day', async (_, date, next) => {
  fireEvent.input(field('Preferred date'), { target: { value: date } });
  expect(field<HTMLInputElement>('Preferred date').validationMessage).toBe(words.dateClosed.replace('{day}', next));
  await submit();
  expect(openTab).not.toHaveBeenCalled();
  fireEvent.input(field('Preferred date'), { target: { value: '2026-12-09' } });
  expect(field<HTMLInputElement>('Preferred date').validationMessage).toBe('');
  await submit();
  expect(openTab).toHaveBeenCalledTimes(1);
});

test('a past day is told as past, even if the clinic was closed on it', () => {
  fireEvent.input(field('Preferred date'), { target: { value: '2026-11-22' } });
  expect(field<HTMLInputElement>('Preferred date').validationMessage).toBe(words.dateInPast);
});

test('carries a plain link to the booking page beside the submit button', () => {
  expect(screen.getAllByRole('link', { name: copy.bookingLink })[0]!.getAttribute('href')).toBe(clinic.bookingUrl);
});

test('says before the first field what happens, what stays out, and that it is not for emergencies', () => {
  const note = document.getElementById(screen.getByRole('form').getAttribute('aria-describedby')!)!;
  expect(note.textContent).toBe(words.intro + clinic.emergencyNote);
  expect(note.compareDocumentPosition(field('First name'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

describe('two presses in quick succession are one', () => {
  const submitButton = () => screen.getByRole('button', { name: new RegExp(`^${copy.submit}`) });
  const expectOneMessage = () => {
    expect(openTab).toHaveBeenCalledTimes(1);
    expect(screen.getAllByRole('status')[0]!.textContent).toBe(words.opened);
    expect(document.querySelector('[aria-invalid="true"]')).toBeNull();
  };

  test('a double click, whatever is under the pointer by then', async () => {
    await userEvent.dblClick(submitButton());
    expectOneMessage();
    fireEvent.click(screen.getByRole('button', { name: words.restore }), { detail: 2 });
    expectOneMessage();
  });

  test.each([
    ['the button', submitButton],
    ['a field', () => field('First name')],
  ])('Enter twice on %s', async (_, element) => {
    element().focus();
    await userEvent.keyboard('{Enter}{Enter}');
    expectOneMessage();
  });
});

test('fields filled without a word to the page are checked at the press, and none stays marked once the form is empty', async () => {
  field<HTMLInputElement>('First name').value = ' ';
  await submit();
  expect(openTab).not.toHaveBeenCalled();
  expect(field('First name').getAttribute('aria-invalid')).toBe('true');
  field<HTMLInputElement>('First name').value = 'Asha';
  await submit();
  expect(openTab).toHaveBeenCalledTimes(1);
  expect(document.querySelector('[aria-invalid="true"]')).toBeNull();
});

test('nothing of a message stays once the page is left', async () => {
  await submit();
  expect(screen.getByRole('link', { name: new RegExp(words.openLink) })).toBeTruthy();
  fireEvent(window, new Event('pagehide'));
  await waitFor(() => expect(screen.queryByRole('link', { name: new RegExp(words.openLink) })).toBeNull());
  expect(document.body.innerHTML).not.toContain('Asha');
});

describe('Clear the form', () => {
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const values = () => [...document.querySelectorAll<HTMLInputElement>('form [name]')].map(({ value }) => value);

  test('empties every field, says so, and goes to the first field', async () => {
    await press(words.clear);
    expect(new Set(values())).toEqual(new Set(['']));
    expect(screen.getAllByRole('status')[0]!.textContent).toBe(words.cleared);
    expect(document.activeElement).toBe(field('First name'));
  });

  test('can be taken back, and leaves what was typed since', async () => {
    const before = values();
    await press(words.clear);
    fireEvent.input(field('First name'), { target: { value: 'Ravi' } });
    await press(words.restore);
    expect(values()).toEqual(['Ravi', ...before.slice(1)]);
    expect(screen.getAllByRole('status')[0]!.textContent).toBe(words.restored);
    expect(document.activeElement).toBe(field('First name'));
    expect(screen.queryByRole('button', { name: words.restore })).toBeNull();
  });

  test('a second press does not lose what the first took', async () => {
    const before = values();
    await press(words.clear);
    await press(words.clear);
    await press(words.restore);
    expect(values()).toEqual(before);
  });

  test('an empty form has nothing to bring back', async () => {
    screen.getByRole<HTMLFormElement>('form').reset();
    await press(words.clear);
    expect(screen.queryByRole('button', { name: words.restore })).toBeNull();
  });

  test('takes a message that waits away too', async () => {
    openTab.mockReturnValue(null);
    await submit();
    await press(words.clear);
    expect(screen.queryByLabelText(words.messageLabel)).toBeNull();
    expect(screen.queryByRole('link', { name: words.openLink })).toBeNull();
  });

  test('is final once the page is left', async () => {
    await press(words.clear);
    fireEvent(window, new Event('pagehide'));
    await waitFor(() => expect(screen.queryByRole('button', { name: words.restore })).toBeNull());
  });

  test('can be taken back after a message has opened too, since nobody knows whether WhatsApp came up', async () => {
    const before = values();
    await submit();
    expect(values()).not.toEqual(before);
    await press(words.restore);
    expect(values()).toEqual(before);
  });
});

test('stores nothing', async () => {
  await submit();
  expect(localStorage.length + sessionStorage.length).toBe(0);
  expect(document.cookie).toBe('');
  expect(location.search).toBe('');
});
