import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, look } from './fixtures';
import { serviceTitles } from './sitePaths';

/** Counts and conditions of each service page (SVC-10 to SVC-17). */
const services = [
  { slug: 'psychiatric-consultation', steps: 6, bullets: 6, conditions: [] },
  { slug: 'mental-health-assessment', steps: 5, bullets: 6, conditions: [] },
  {
    slug: 'medication-management',
    steps: 6,
    bullets: 6,
    conditions: ['Depression', 'Anxiety', 'ADHD', 'Bipolar disorder', 'Sleep problems'],
  },
  {
    slug: 'neuropsychiatric-care',
    steps: 6,
    bullets: 6,
    conditions: [
      'ADHD',
      'Bipolar disorder',
      'Memory or attention problems',
      'Depression',
      'Anxiety',
      'Other neuropsychiatric disorders',
    ],
  },
  {
    slug: 'child-and-adolescent-psychiatry',
    steps: 6,
    bullets: 7,
    conditions: ['ADHD', 'Depression in teens', 'Anxiety and worries', 'Mood changes', 'Behavioural concerns'],
  },
  {
    slug: 'telepsychiatry',
    steps: 6,
    bullets: 6,
    conditions: [
      'Depression',
      'Anxiety',
      'Bipolar disorder',
      'Schizophrenia',
      'psychosis',
      'Sleep problems',
      'OCD',
      'PTSD',
    ],
  },
];

interface ServiceContent {
  title: string;
  hero: { title: string; subtitle: string };
  intro: { heading: string };
  conditions: { heading: string };
  benefits: { heading: string };
  process: { heading: string };
  whyChoose: { heading: string };
  faqs: { heading: string };
}
const contentOf = (slug: string) =>
  JSON.parse(readFileSync(resolve('content/services', `${slug}.json`), 'utf8')) as ServiceContent;

for (const { slug, steps, bullets, conditions } of services) {
  look.describe(`the page ${slug}`, () => {
    look.describe.configure({ mode: 'default' });
    look.use({ address: `/services/${slug}`, reducedMotion: 'reduce' });
    const content = contentOf(slug);

    look('has a full-width hero banner, 500 px high, with title and subtitle [SVC-01]', async ({ page }) => {
      const heading = page.getByRole('heading', { level: 1, name: content.hero.title });
      await expect(heading).toBeVisible();
      const hero = page.locator('[data-ground="dark"]', { has: heading });
      await expect(hero).toContainText(content.hero.subtitle);
      expect(await hero.boundingBox()).toMatchObject({ x: 0, y: 0, width: 1440, height: 500 });
    });

    look('has a side navigation of all six services with the current one marked [SVC-02, NAV-06]', async ({ page }) => {
      const links = page.getByRole('main').getByRole('navigation', { name: 'Our Services' }).getByRole('link');
      await expect(links).toHaveText(serviceTitles);
      const current = links.and(page.locator('[aria-current="page"]'));
      await expect(current).toHaveCount(1);
      await expect(current).toHaveText(content.title);
    });

    look(
      'has an intro with image and a conditions grid [SVC-03, SVC-04, SVC-14, SVC-15, SVC-16, SVC-17]',
      async ({ page }) => {
        await expect(page.getByRole('region', { name: content.intro.heading }).getByRole('img')).toHaveCount(1);
        const names = await page
          .getByRole('region', { name: content.conditions.heading })
          .getByRole('listitem')
          .getByRole('heading', { level: 3 })
          .allTextContents();
        expect(names.length).toBeGreaterThan(2);
        for (const condition of conditions) expect(names.join(', ').toLowerCase()).toContain(condition.toLowerCase());
      },
    );

    look(`has ${bullets} benefit bullets and two highlight cards [SVC-05, SVC-13]`, async ({ page }) => {
      const benefits = page.getByRole('region', { name: content.benefits.heading });
      await expect(benefits.getByRole('heading', { level: 3 })).toHaveCount(2);
      await expect(benefits.getByRole('listitem')).toHaveCount(bullets + 2);
    });

    look(`has ${steps} process steps numbered from 01 [SVC-06, SVC-10, SVC-11, SVC-12]`, async ({ page }) => {
      const items = page.getByRole('region', { name: content.process.heading }).getByRole('listitem');
      await expect(items).toHaveCount(steps);
      for (let index = 0; index < steps; index += 1) {
        await expect(items.nth(index)).toContainText(`0${index + 1}`);
        await expect(items.nth(index).getByRole('heading')).toHaveText(/\S/);
        await expect(items.nth(index).getByRole('paragraph').last()).toHaveText(/\S/);
      }
    });

    look('has six why-choose cards [SVC-07, SVC-12]', async ({ page }) => {
      const cards = page.getByRole('region', { name: content.whyChoose.heading }).getByRole('listitem');
      await expect(cards.getByRole('heading', { level: 3 })).toHaveCount(6);
      for (const card of await cards.all()) await expect(card.getByRole('paragraph')).toHaveText(/\S/);
    });

    look('has 10 FAQs, of which one at most is open [SVC-08, SVC-10, SVC-11, SVC-12, FAQ-03]', async ({ page }) => {
      const questions = page.getByRole('region', { name: content.faqs.heading });
      const summaries = questions.locator('summary');
      await expect(summaries).toHaveCount(10);
      await summaries.nth(0).click();
      await summaries.nth(1).click();
      await expect(questions.locator('details[open]')).toHaveCount(1);
    });

    look(
      'has the crisis help once before the questions, and the common contact block at the bottom [SVC-09, SAF-01]',
      async ({ page }) => {
        const help = page.getByRole('main').getByRole('note');
        await expect(help).toHaveCount(1);
        await expect(help.locator('a[href="tel:1098"]')).toHaveCount(
          slug === 'child-and-adolescent-psychiatry' ? 1 : 0,
        );
        const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
        expect(headings.slice(-3)).toEqual([
          'If You Need Help Right Now',
          content.faqs.heading,
          'Book a Visit, or Ask Us First',
        ]);
      },
    );

    const reasons = slug === 'telepsychiatry' ? 5 : 0;
    look(
      reasons ? 'adds a checklist of five reasons for online consultation [SVC-18]' : 'has no checklist',
      async ({ page }) => {
        const checklist = page.locator('section[aria-labelledby="service-checklist"]');
        await expect(checklist).toHaveCount(reasons ? 1 : 0);
        await expect(checklist.getByRole('listitem')).toHaveCount(reasons);
      },
    );

    if (slug === 'telepsychiatry')
      look('the side navigation stays in view while the overview scrolls by on wide screens', async ({ page }) => {
        const navigation = page.getByRole('main').getByRole('navigation', { name: 'Our Services' });
        await page
          .getByRole('region', { name: content.conditions.heading })
          .getByRole('listitem')
          .first()
          .scrollIntoViewIfNeeded();
        await expect(navigation).toBeInViewport({ ratio: 1 });
      });

    // The last looks, since they leave the page otherwise.
    look(
      'its hero is 500 px high at 1024 px too, and its picture stands beside the words [SVC-01]',
      async ({ page }) => {
        await page.setViewportSize({ width: 1024, height: 768 });
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        const hero = page.locator('[data-tall]');
        expect(await hero.boundingBox()).toMatchObject({ x: 0, y: 0, width: 1024, height: 500 });
        const [words, picture] = [hero.getByRole('heading', { level: 1 }), hero.getByRole('img')];
        expect((await picture.boundingBox())!.x).toBeGreaterThan((await words.boundingBox())!.x + 256);
      },
    );

    if (slug === 'telepsychiatry')
      look(
        'choosing a service in the side navigation opens its page, which is then the one marked',
        async ({ page }) => {
          const navigation = page.getByRole('main').getByRole('navigation', { name: 'Our Services' });
          await navigation.getByRole('link', { name: 'Medication Management' }).click();
          await expect(page).toHaveURL(/\/services\/medication-management$/);
          await expect(page.getByRole('main').locator('nav [aria-current="page"]')).toHaveText('Medication Management');
        },
      );
  });
}
