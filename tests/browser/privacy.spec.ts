/** Nothing that is typed is kept; what every page asks for and leaves behind: everyPage.spec.ts. */
import { expect, open, test, waitForReact } from './fixtures';
import { avatars, leftBehind, watchOtherHosts } from './privacy';

test('the home page shows the reviewers and the map, so that the list above is not empty by mistake', async ({
  page,
}) => {
  await open(page, '/');
  await expect(page.locator('iframe')).toHaveCount(1);
  await expect(page.locator(`img[src="${avatars[0]}"]`)).toHaveCount(1);
});

test('what is typed into a form is kept nowhere, before and after it is sent', async ({ page, context }) => {
  const requests = watchOtherHosts(page);
  await open(page, '/contact');
  await waitForReact(page);
  const form = page.locator('form[data-message-form]');
  await form.getByLabel('First name').fill('Zebulon');
  await form.getByLabel('Last name').fill('Quixote');
  await form.getByLabel('E-mail').fill('zebulon@quixote.example');
  await form.getByLabel('Phone number').fill('9999900000');
  const isKept = async () => /zebulon|quixote|99999/i.test(JSON.stringify(await leftBehind(page)) + page.url());
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  expect(await isKept()).toBe(false);
  const [popup] = await Promise.all([
    context.waitForEvent('page'),
    form.getByRole('button', { name: /WhatsApp/ }).click(),
  ]);
  await popup.waitForLoadState();
  expect(await isKept()).toBe(false);
  expect(requests.length).toBeGreaterThan(0);
  for (const request of requests) expect((await request.allHeaders()).referer).toBeUndefined();
});
