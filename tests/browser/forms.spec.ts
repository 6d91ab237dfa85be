import type { Page } from '@playwright/test';
import navigation from '../../content/navigation.json';
import { endSplash, expect, fetchNothingAhead, open, test, waitForReact } from './fixtures';
import { leftBehind, watchOtherHosts } from './privacy';

// What moves by itself is tested elsewhere (motion.spec.ts) and takes a third of the time here.
test.use({ reducedMotion: 'reduce' });

const OPENING = 'Hello, I would like to book an appointment. Here are the details:';
const OPENED = /WhatsApp should now be open/;
const BLOCKED = /did not let WhatsApp open/;
const person = {
  'First name': 'Asha',
  'Last name': 'Devi',
  'E-mail': 'asha@mail.example',
  'Phone number': '+91 00000 00009',
};
const TODAY = new Date('2026-11-28T06:30:00Z');
const agents = {
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  Android:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
};

const form = (page: Page) => page.getByRole('form');
const field = (page: Page, label: string) => form(page).getByLabel(label);
const submitButton = (page: Page) => form(page).locator('button[type="submit"]');
const textOf = (url: string) => new URL(url).searchParams.get('text');

async function openForm(page: Page, path: '/appointment' | '/contact' = '/appointment') {
  await page.clock.setFixedTime(TODAY);
  await open(page, path);
  await waitForReact(page);
}
/**
 * Opens a form whose page’s scripts have not come, and notes on the root what would be opened in a new tab: a browser may
 * find that the press is too long ago to open one.
 * @returns a function that lets the scripts come
 */
async function openBeforeScripts(page: Page, path: '/appointment' | '/contact'): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  await fetchNothingAhead(page);
  await page.route(/\.js$/, async (route) => {
    await gate;
    await route.continue();
  });
  await page.clock.setFixedTime(TODAY);
  await page.addInitScript(
    () => (window.open = (url) => ((document.documentElement.dataset.opened = String(url)), window)),
  );
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await endSplash(page);
  return release;
}
async function fillAppointment(page: Page, answers: Record<string, string> = {}) {
  const {
    Service = 'Counselling',
    'Preferred date': date = '2026-12-05',
    ...texts
  } = { 'Your request': 'An evening visit', ...person, ...answers };
  for (const [label, value] of Object.entries(texts)) await field(page, label).fill(value);
  await field(page, 'Service').selectOption(Service);
  await field(page, 'Preferred date').fill(date);
}
/** Presses the submit button and gives the address that opened in a new tab. */
async function submit(page: Page) {
  const popup = page.waitForEvent('popup');
  await submitButton(page).click();
  const tab = await popup;
  await tab.waitForURL(/whatsapp|wa\.me/);
  return tab.url();
}
const blockTabs = (page: Page) => page.addInitScript(() => (window.open = () => null));
const message = (page: Page, label: string) =>
  field(page, label).evaluate((element: HTMLInputElement) => element.validationMessage);

for (const [path, height] of [
  ['/contact', 664],
  ['/appointment', 844],
] as const)
  test.describe(`on a phone ${height} px high`, () => {
    test.use({ viewport: { width: 390, height } });

    test(`${path}: who comes back from WhatsApp sees what became of the message, whole, above the bar at the foot`, async ({
      page,
    }) => {
      await openForm(page, path);
      if (path === '/appointment') await fillAppointment(page);
      else for (const box of await form(page).getByRole('textbox').all()) await box.fill('asha@mail.example');
      await submit(page);
      const result = page.getByText(OPENED);
      await expect(result).toBeInViewport({ ratio: 1 });
      const { y, height: own } = (await result.boundingBox())!;
      const bar = (await page.getByRole('navigation', { name: navigation.reachBar.name }).boundingBox())!;
      expect(y + own).toBeLessThanOrEqual(bar.y);
    });
  });

/** The note of a form says before its first field what happens, what to leave out, and whom to call in danger. */
async function expectNote(page: Page) {
  const id = (await form(page).getAttribute('aria-describedby'))!;
  const note = page.locator(`#${id}`);
  await expect(note).toBeVisible();
  for (const words of [
    /opens WhatsApp/,
    /the clinic gets nothing until you press send/,
    /stores nothing/,
    /leave out symptoms/,
    /112/,
    /14416/,
  ])
    await expect(note).toHaveText(words);
  const [noteBox, fieldBox] = [await note.boundingBox(), await field(page, 'First name').boundingBox()];
  expect(noteBox!.y + noteBox!.height).toBeLessThanOrEqual(fieldBox!.y);
}

test.describe('appointment form', () => {
  test('is titled Make an Appointment; fields firstName, lastName, email, phone, service, date, request, all required and empty; services; a link to the external booking page [APT-02, FRM-01, FRM-02, FRM-03, FRM-04, FRM-09, FRM-16]', async ({
    page,
  }) => {
    await openForm(page);
    await expect(page.getByRole('heading', { name: 'Make an Appointment' })).toBeVisible();
    const fields = await form(page)
      .locator('input, select, textarea')
      .evaluateAll((elements) =>
        elements.map((element) => [
          (element as HTMLInputElement).name,
          (element as HTMLInputElement).required,
          (element as HTMLInputElement).value,
        ]),
      );
    expect(fields).toEqual(
      ['firstName', 'lastName', 'email', 'phone', 'service', 'date', 'request'].map((name) => [name, true, '']),
    );
    await test.step('asks phones for the right keyboard and lets browsers fill in what they know', async () => {
      await expect(field(page, 'E-mail')).toHaveAttribute('type', 'email');
      await expect(field(page, 'Phone number')).toHaveAttribute('type', 'tel');
      await expect(field(page, 'Preferred date')).toHaveAttribute('type', 'date');
      const expected = {
        'First name': 'given-name',
        'Last name': 'family-name',
        'E-mail': 'email',
        'Phone number': 'tel',
      };
      for (const [label, autocomplete] of Object.entries(expected))
        await expect(field(page, label)).toHaveAttribute('autocomplete', autocomplete);
      await expect(field(page, 'E-mail')).toHaveAttribute('inputmode', 'email');
      await expect(field(page, 'Phone number')).toHaveAttribute('inputmode', 'tel');
    });
    await test.step('services: consultation, counseling, therapy, psychotherapy, mental-health-checkup after the empty Select a service', async () => {
      const options = field(page, 'Service').getByRole('option');
      await expect(options.first()).toHaveText('Select a service');
      expect(
        await options.evaluateAll((elements) => elements.map((element) => (element as HTMLOptionElement).value)),
      ).toEqual(['', 'consultation', 'counseling', 'therapy', 'psychotherapy', 'mental-health-checkup']);
    });
    const link = form(page).getByRole('link', { name: /Choose a time on our booking page/ });
    await expect(link).toHaveAttribute('href', /^https:\/\/booking\./);
    await expect(link).toHaveAttribute('target', '_blank');
    await expectNote(page);
  });

  test('on submit opens a WhatsApp chat with name, email, phone, service, date and request in a new tab; the form is cleared and the page says so [FRM-10, FRM-12, FRM-13, FRM-15, PUR-07]', async ({
    page,
    complaints,
  }) => {
    await openForm(page);
    await fillAppointment(page);
    const popup = page.waitForEvent('popup');
    const url = await submit(page);
    expect(url).toContain('https://web.whatsapp.com/send?phone=910000000001&text=');
    expect(textOf(url)).toBe(
      `${OPENING}\nName: Asha Devi\nE-mail: asha@mail.example\nPhone: +91 00000 00009\nService: Counselling\nDate: 5 December 2026\nRequest: An evening visit`,
    );
    const told = page.getByRole('status').filter({ hasText: OPENED });
    await expect(told).toBeVisible();
    await test.step('the page never claims that a message was sent', () => expect(told).not.toContainText(/\bsent\b/));
    for (const label of [...Object.keys(person), 'Service', 'Preferred date', 'Your request'])
      await expect(field(page, label)).toHaveValue('');
    expect(new URL(page.url()).search).toBe('');
    await test.step('the new tab has no hold on this page', async () =>
      expect(await (await popup).evaluate(() => window.opener)).toBeNull());
    expect(complaints).toEqual([]);
  });
});

test.describe('message', () => {
  test('arrives unchanged, whatever is in it [FRM-17, EDG-01, EDG-02, EDG-03, EDG-04, EDG-05, EDG-06]', async ({
    page,
  }) => {
    await openForm(page);
    for (const [what, text] of Object.entries({
      'an ampersand, number sign, per-cent and plus sign': 'A & B #1 100% %20 +91',
      quotes: `"double" 'single' ‘curly’`,
      'line breaks': 'one\ntwo\n\nthree',
      emoji: 'thanks 🙏🏽 👨‍👩‍👧',
      Devanagari: 'नमस्ते, शाम का समय चाहिए। क्षमा',
      '5,000 characters': `${'अ & b+'.repeat(833)}अ&`,
    }))
      await test.step(what, async () => {
        await fillAppointment(page, { 'Your request': text });
        expect(textOf(await submit(page))!.split('\nRequest: ')[1]).toBe(text);
        await expect(field(page, 'Your request')).toHaveValue('');
      });
    await test.step('half an emoji arrives with a replacement character', async () => {
      await fillAppointment(page);
      await field(page, 'Your request').evaluate(
        (element: HTMLTextAreaElement) => (element.value = 'half \uD83D emoji'),
      );
      expect(textOf(await submit(page))).toMatch(/Request: half \uFFFD emoji$/);
    });
  });
});

for (const [name, userAgent] of Object.entries(agents)) {
  test.describe(name, () => {
    test.use({ userAgent, viewport: { width: 390, height: 844 } });
    test(`on an ${name} user agent the mobile link format is used [FRM-11]`, async ({ page }) => {
      await openForm(page, '/contact');
      for (const [label, value] of Object.entries(person)) await field(page, label).fill(value);
      expect(await submit(page)).toMatch(/^https:\/\/wa\.me\/910000000001\?text=/);
    });
  });
}

test.describe('validation is the browser’s own', () => {
  test('a field is invalid once it was refused, not while nobody has filled it in, nor once it is right; spaces alone, an empty required field, a malformed e-mail and the empty service are refused [FRM-01, FRM-03, FRM-04, FRM-08, EDG-07]', async ({
    page,
  }) => {
    await openForm(page);
    await test.step('a field is invalid for screen readers once it was refused, not while nobody has filled it in, nor once it is right', async () => {
      const invalid = form(page).locator('[aria-invalid="true"]');
      const fields = form(page).locator('input, select, textarea');
      expect(await fields.evaluateAll((all) => all.map((each) => each.getAttribute('aria-invalid')))).toEqual(
        Array(await fields.count()).fill('false'),
      );
      await fillAppointment(page, { 'First name': '', 'E-mail': 'no address' });
      await field(page, 'Last name').focus();
      // Left with a wrong value, it has the red edge too; the empty one was never touched.
      await expect(invalid).toHaveCount(1);
      await expect(field(page, 'E-mail')).toHaveAttribute('aria-invalid', 'true');
      await submitButton(page).click();
      await expect(invalid).toHaveCount(2);
      await field(page, 'First name').fill('Asha');
      await expect(field(page, 'First name')).toHaveAttribute('aria-invalid', 'false');
      await field(page, 'E-mail').fill('still none');
      await expect(invalid).toHaveCount(1);
      await page.getByRole('button', { name: 'Clear' }).click();
      await expect(invalid).toHaveCount(0);
    });
    await test.step('an empty required field, a malformed e-mail and the empty service are refused', async () => {
      await field(page, 'Last name').focus();
      await submitButton(page).click();
      await expect(field(page, 'First name')).toBeFocused();
      await fillAppointment(page, { 'E-mail': 'no address' });
      await submitButton(page).click();
      await expect(field(page, 'E-mail')).toBeFocused();
      await fillAppointment(page, { Service: '' });
      await submitButton(page).click();
      await expect(field(page, 'Service')).toBeFocused();
    });
    for (const label of ['First name', 'Last name', 'Phone number', 'Your request'])
      await test.step(`only spaces in ${label}`, async () => {
        await fillAppointment(page, { [label]: '    ' });
        await submitButton(page).click();
        await expect(field(page, label)).toBeFocused();
        expect(await message(page, label)).toBe('This box looks empty. Please write something here.');
        await expect(field(page, label)).toHaveValue('    ');
      });
    await expect(page.getByRole('status').filter({ hasText: OPENED })).toHaveCount(0);
  });

  test('a typed date before today is refused, today is taken [FRM-05, EDG-09]', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-12-12T06:30:00Z'));
    await open(page, '/appointment');
    await waitForReact(page);
    await fillAppointment(page, { 'Preferred date': '2026-12-20' });
    await field(page, 'Preferred date').focus();
    // Day and month alike, whichever way round the browser asks for them.
    await page.keyboard.type('11112026');
    await submitButton(page).click();
    await expect(field(page, 'Preferred date')).toBeFocused();
    expect(await message(page, 'Preferred date')).toBe('Please choose today or a later date.');
    await page.keyboard.type('12122026');
    expect(textOf(await submit(page))).toContain('Date: 12 December 2026');
  });
});

for (const [timezoneId, before, after] of [
  ['Asia/Kolkata', '2026-11-28T18:29:00Z', '2026-11-28T18:31:00Z'],
  ['America/New_York', '2026-11-29T04:59:00Z', '2026-11-29T05:01:00Z'],
  ['Pacific/Auckland', '2026-11-28T10:59:00Z', '2026-11-28T11:01:00Z'],
] as const) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });
    test('the date’s minimum is the visitor’s own day, also in a tab left open overnight [FRM-05, FRM-06, EDG-08]', async ({
      page,
    }) => {
      const date = field(page, 'Preferred date');
      await page.clock.setFixedTime(new Date(before));
      await open(page, '/appointment');
      await expect(date).toHaveAttribute('min', '2026-11-28');
      await waitForReact(page);
      await expect(date).toHaveAttribute('min', '2026-11-28');
      await fillAppointment(page, { 'Preferred date': '2026-11-28' });
      await page.clock.setFixedTime(new Date(after));
      await submitButton(page).click();
      await expect(date).toBeFocused();
      await expect(date).toHaveAttribute('min', '2026-11-29');
      await expect(date).toHaveValue('2026-11-28');
    });
  });
}

test.describe('a browser that blocks the new tab', () => {
  test('keeps the values and offers a link that opens the same message and a button that copies it [FRM-18]', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await blockTabs(page);
    await openForm(page);
    await fillAppointment(page);
    await submitButton(page).click();
    await expect(page.getByRole('status').filter({ hasText: BLOCKED })).toBeVisible();
    for (const [label, value] of Object.entries(person)) await expect(field(page, label)).toHaveValue(value);
    const link = page.getByRole('link', { name: /Open the message in WhatsApp/ });
    const text = textOf((await link.getAttribute('href'))!);
    expect(text).toContain('Service: Counselling');
    await expect(link).toHaveAttribute('target', '_blank');
    await page.getByRole('button', { name: 'Copy the message' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'The message is copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    await test.step('on paper the link’s long address does not follow it', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(link).toBeHidden();
      await expect(page.getByLabel('Your message')).toBeVisible();
    });
  });

  test('with the clipboard refused says so and selects the message’s text, which is the link’s to the letter [FRM-18]', async ({
    page,
  }) => {
    await blockTabs(page);
    await page.addInitScript(
      () => (navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'))),
    );
    await openForm(page);
    await fillAppointment(page);
    await submitButton(page).click();
    await page.getByRole('button', { name: 'Copy the message' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'did not allow copying' })).toBeVisible();
    const text = page.getByLabel('Your message');
    await expect(text).toBeFocused();
    await expect(text).not.toBeEditable();
    const link = page.getByRole('link', { name: /Open the message in WhatsApp/ });
    await expect(text).toHaveValue(textOf((await link.getAttribute('href'))!)!);
    expect(await page.evaluate(() => getSelection()!.toString())).toBe(await text.inputValue());
  });
});

test.describe('clearing', () => {
  test('empties the form, says so, and can be taken back', async ({ page }) => {
    await openForm(page, '/contact');
    for (const [label, value] of Object.entries(person)) await field(page, label).fill(value);
    await page.getByRole('button', { name: 'Clear the form' }).click();
    for (const label of Object.keys(person)) await expect(field(page, label)).toHaveValue('');
    await expect(page.getByRole('status').filter({ hasText: 'The form is empty now' })).toBeVisible();
    await expect(field(page, 'First name')).toBeFocused();
    await page.getByRole('button', { name: 'Bring my answers back' }).click();
    for (const [label, value] of Object.entries(person)) await expect(field(page, label)).toHaveValue(value);
    await expect(page.getByRole('status').filter({ hasText: 'Your answers are back' })).toBeVisible();
    await expect(field(page, 'First name')).toBeFocused();
  });

  test('what was cleared is gone for good once the page was left and the visitor comes back', async ({ page }) => {
    await openForm(page, '/contact');
    for (const [label, value] of Object.entries(person)) await field(page, label).fill(value);
    await page.getByRole('button', { name: 'Clear the form' }).click();
    await expect(page.getByRole('button', { name: 'Bring my answers back' })).toBeVisible();
    await page.goto('/feed.xml');
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Bring my answers back' })).toHaveCount(0);
    await expect(field(page, 'First name')).toHaveValue('');
  });
});

test.describe('contact form', () => {
  test('fields firstName, lastName, email, phone required, query optional, with the note before them [FRM-07, FRM-09]', async ({
    page,
  }) => {
    await openForm(page, '/contact');
    const fields = await form(page)
      .locator('input, textarea')
      .evaluateAll((elements) =>
        elements.map((element) => [(element as HTMLInputElement).name, (element as HTMLInputElement).required]),
      );
    expect(fields).toEqual([
      ['firstName', true],
      ['lastName', true],
      ['email', true],
      ['phone', true],
      ['query', false],
    ]);
    await expectNote(page);
  });

  test('message contains a greeting, name, email, phone and query; afterwards the form is cleared [FRM-14, FRM-15]', async ({
    page,
  }) => {
    await openForm(page, '/contact');
    for (const [label, value] of Object.entries({ ...person, 'Your question': 'Do you see children?' }))
      await field(page, label).fill(value);
    expect(textOf(await submit(page))).toMatch(
      /^Hello, .*\nName: Asha Devi\nE-mail: asha@mail\.example\nPhone: \+91 00000 00009\nQuery: Do you see children\?$/,
    );
    await expect(field(page, 'Your question')).toHaveValue('');
  });
});

test.describe('privacy', () => {
  test('no value is stored, logged or put in the page’s own address, before and after it is sent, and no request carries one [FRM-10, FRM-20]', async ({
    page,
    context,
    complaints,
  }) => {
    const requests: string[] = [];
    context.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')));
    const others = watchOtherHosts(page);
    await openForm(page);
    await fillAppointment(page, { 'First name': 'Uncommonname' });
    const stored = async () =>
      JSON.stringify([
        await leftBehind(page),
        await page.evaluate(() => [
          { ...localStorage },
          { ...sessionStorage },
          document.cookie,
          history.state,
          location.href,
        ]),
      ]);
    // As when the visitor leaves for another page.
    await page.evaluate(() => dispatchEvent(new Event('pagehide')));
    expect(await stored()).not.toContain('Uncommonname');
    await submit(page);
    expect(await stored()).not.toContain('Uncommonname');
    expect(
      requests.filter((request) => request.includes('Uncommonname')).map((request) => new URL(request).hostname),
    ).toEqual(['web.whatsapp.com']);
    expect(others.length).toBeGreaterThan(0);
    for (const request of others) expect((await request.allHeaders()).referer).toBeUndefined();
    expect(complaints).toEqual([]);
  });

  test('clearing, taking back and a blocked tab keep values out of storage, address, history, console and requests', async ({
    page,
    context,
    complaints,
  }) => {
    const requests: string[] = [];
    context.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')));
    await blockTabs(page);
    await openForm(page);
    await fillAppointment(page, { 'First name': 'Uncommonname' });
    await page.getByRole('button', { name: 'Clear the form' }).click();
    await page.getByRole('button', { name: 'Bring my answers back' }).click();
    await submitButton(page).click();
    await expect(page.getByLabel('Your message')).toHaveValue(/Uncommonname/);
    const stored = await page.evaluate(async () =>
      JSON.stringify([
        { ...localStorage },
        { ...sessionStorage },
        document.cookie,
        history.state,
        location.href,
        window.name,
        await indexedDB.databases(),
        await caches.keys(),
      ]),
    );
    expect(stored).not.toContain('Uncommonname');
    expect(requests.filter((request) => request.includes('Uncommonname'))).toEqual([]);
    expect(requests.length).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
  });

  test('before the scripts have come, typed values stay and a submit waits for them instead of being sent', async ({
    page,
  }) => {
    const release = await openBeforeScripts(page, '/appointment');
    await fillAppointment(page);
    await submitButton(page).click();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/appointment');
    for (const [label, value] of Object.entries(person)) await expect(field(page, label)).toHaveValue(value);
    release();
    await expect(page.locator('html')).toHaveAttribute('data-opened', /Name%3A%20Asha%20Devi/);
    await expect(page.getByRole('status').filter({ hasText: OPENED })).toBeVisible();
  });

  test('before the scripts have come, what is typed after a press withdraws it', async ({ page }) => {
    const release = await openBeforeScripts(page, '/contact');
    for (const [label, value] of Object.entries(person)) await field(page, label).fill(value);
    await submitButton(page).click();
    // A press that waits can be seen.
    await expect(submitButton(page)).not.toHaveCSS('opacity', '1');
    await field(page, 'Phone number').fill('+91 00000 00008');
    await expect(submitButton(page)).toHaveCSS('opacity', '1');
    await page.getByRole('button', { name: 'Clear the form' }).click();
    await field(page, 'First name').fill('Ravi');
    release();
    await expect(form(page)).toHaveAttribute('data-ready');
    await expect(page.locator('html')).toHaveAttribute('data-awake');
    const typed = { ...person, 'First name': 'Ravi', 'Phone number': '+91 00000 00008' };
    for (const [label, value] of Object.entries(typed)) await expect(field(page, label)).toHaveValue(value);
    await expect(page.locator('html')).not.toHaveAttribute('data-opened');
    await expect(page.getByRole('status').filter({ hasText: /./ })).toHaveCount(0);
  });
});

test.describe('a double click on the submit button', () => {
  test.use({ viewport: { width: 1366, height: 768 } });

  for (const path of ['/appointment', '/contact'] as const)
    test(`${path}: is one press, though other things are under the pointer by the second`, async ({
      page,
      context,
    }) => {
      await openForm(page, path);
      if (path === '/appointment') await fillAppointment(page);
      else for (const [label, value] of Object.entries(person)) await field(page, label).fill(value);
      await submitButton(page).scrollIntoViewIfNeeded();
      const { x, y, width, height } = (await submitButton(page).boundingBox())!;
      await page.mouse.move(x + width / 2, y + height / 2);
      const result = page.getByRole('status').filter({ hasText: OPENED });
      for (const clickCount of [1, 2]) {
        await page.mouse.down({ clickCount });
        await page.mouse.up({ clickCount });
        await expect(result).toBeVisible();
      }
      await expect(form(page).locator('[aria-invalid="true"]')).toHaveCount(0);
      await expect(field(page, 'First name')).toHaveValue('');
      expect(context.pages()).toHaveLength(2);
    });
});

test.describe('on a phone 320 px wide', () => {
  test.use({ viewport: { width: 320, height: 740 }, isMobile: true, hasTouch: true });

  for (const path of ['/appointment', '/contact'] as const)
    test(`what ${path} says after the message has opened stays in its panel`, async ({ page }) => {
      await openForm(page, path);
      if (path === '/appointment') await fillAppointment(page);
      else for (const [label, value] of Object.entries(person)) await field(page, label).fill(value);
      await submit(page);
      const result = page.getByRole('status').filter({ hasText: OPENED });
      await expect(result).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      const panel = (await page.locator('[data-kind="opened"]').boundingBox())!;
      for (const part of await page.locator('[data-kind="opened"] *:visible').all()) {
        const { x, width: wide } = (await part.boundingBox())!;
        expect(x + wide).toBeLessThanOrEqual(panel.x + panel.width);
      }
    });
});
