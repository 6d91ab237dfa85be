/** Questions and answers, of which one is open at a time. */
import { expect, open, test, waitForReact } from './fixtures';

// A new context for every test would take a fifth of the time.
test.use({ reuseContext: true });

for (const [width, path] of [
  [360, '/'],
  [1440, '/services/child-and-adolescent-psychiatry'],
] as const)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } });

    test(`a question on ${path} stays under the finger while the one above it folds`, async ({ page }) => {
      await open(page, path);
      await waitForReact(page);
      const questions = page.getByRole('main').locator('details');
      const count = await questions.count();
      await questions.first().locator('summary').click();
      for (let index = 1; index < count; index += 1) {
        const summary = questions.nth(index).locator('summary');
        // What comes into view with it has two frames to take its place before the finger is set.
        await summary.evaluate(async (element) => {
          element.scrollIntoView({ block: 'center', behavior: 'instant' });
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        });
        const before = (await summary.boundingBox())!.y;
        await summary.click();
        await expect(questions.nth(index)).toHaveAttribute('open');
        await expect(questions.nth(index - 1)).not.toHaveAttribute('open');
        await expect.poll(async () => Math.abs((await summary.boundingBox())!.y - before)).toBeLessThan(2);
      }
    });
  });
