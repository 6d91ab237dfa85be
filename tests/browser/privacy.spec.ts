/** Nothing that is typed is kept; what every page asks for and leaves behind: everyPage.spec.ts. */
import { expect, open, test } from './fixtures';
import { avatars } from './privacy';

test('the home page shows the reviewers and the map, so that the list above is not empty by mistake', async ({
  page,
}) => {
  await open(page, '/');
  await expect(page.locator('iframe')).toHaveCount(1);
  await expect(page.locator(`img[src="${avatars[0]}"]`)).toHaveCount(1);
});
