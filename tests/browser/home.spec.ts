import type { Locator, Page } from '@playwright/test';
import clinic from '../../content/clinic.json';
import home from '../../content/pages/home.json';
import faqs from '../../content/faqs.json';
import testimonials from '../../content/testimonials.json';
import { publishedArticles } from '../publishedArticles';
import { expect, fetchNothingAhead, look, open, openWithoutScripts, splash, test, waitForReact } from './fixtures';
import { serviceTitles } from './sitePaths';

const { slides } = home.hero;
const INTERVAL = 5000;
const TRANSITION = 700;

const hero = (page: Page) => page.getByRole('region', { name: home.hero.label });
const section = (page: Page, name: string) => page.getByRole('region', { name });

/** Stops the carousel at a moment, in milliseconds since the splash would have left, or the page opened if a key ended it. */
async function slidesAt(page: Page, moment: number) {
  return hero(page).evaluate((carousel, at) => {
    const isEnded = document.documentElement.dataset.splash === 'off';
    const splash = isEnded ? 0 : parseFloat(getComputedStyle(carousel).getPropertyValue('--splash-duration'));
    for (const animation of carousel.getAnimations({ subtree: true })) {
      animation.pause();
      animation.currentTime = splash + at;
    }
    return [...carousel.querySelectorAll<HTMLElement>(':scope > div')].map((slide) => {
      const { opacity, visibility } = getComputedStyle(slide);
      return { left: slide.getBoundingClientRect().left, opacity: Number(opacity), isShown: visibility === 'visible' };
    });
  }, moment);
}

const shownAt = async (page: Page, moment: number) =>
  (await slidesAt(page, moment)).map(
    ({ left, opacity, isShown }) => isShown && opacity > 0.999 && Math.abs(left) < 0.5,
  );
const playStates = (page: Page) =>
  hero(page).evaluate((carousel) => [
    ...new Set(
      carousel
        .getAnimations({ subtree: true })
        .filter(({ playState }) => playState !== 'finished')
        .map(({ playState }) => playState),
    ),
  ]);

const about = (page: Page) => section(page, home.about.heading);
const journey = (page: Page) => section(page, 'Your Journey to Mental Wellness Starts Here');
const cards = (page: Page) => section(page, 'Our Services').getByRole('listitem');
const slider = (page: Page) => page.getByRole('group', { name: 'Testimonials' });
const headings = (page: Page) => slider(page).getByRole('heading');
const titles = testimonials.map(({ title }) => title);
const counter = (page: Page, label: string) =>
  page.locator('p', { hasText: label }).locator('[aria-hidden="true"]').first();

async function expectServices(page: Page, columns: number): Promise<void> {
  await expect(cards(page).getByRole('link')).toHaveText(serviceTitles);
  const lefts = await cards(page).evaluateAll((all) =>
    all.map((card) => Math.round(card.getBoundingClientRect().left)),
  );
  expect(new Set(lefts).size).toBe(columns);
  for (const card of await cards(page).all()) {
    await expect(card.locator('img')).toBeAttached();
    await expect(card.getByRole('paragraph').first()).toHaveText(/\w{3} \w/);
  }
}

look.describe('while everything moves', () => {
  look.describe.configure({ mode: 'default' });
  look.use({ reducedMotion: 'no-preference' });

  look('has no visible controls and does not pause on hover [HER-08]', async ({ page }) => {
    await hero(page).hover();
    expect(await playStates(page)).toEqual(['running']);
    await expect(hero(page).getByRole('button')).toHaveCount(1);
    await expect(hero(page).getByRole('button')).toHaveCSS('clip-path', 'inset(50%)');
  });

  look('rests while the tab is hidden [HER-10]', async ({ page }) => {
    const setHidden = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      }, hidden);
    expect(await playStates(page)).toEqual(['running']);
    await setHidden(true);
    expect(await playStates(page)).toEqual(['paused']);
    await setHidden(false);
    expect(await playStates(page)).toEqual(['running']);
  });

  look(
    'has a call to action Book Your Confidential Consultation to /contact beside Learn More [HER-12]',
    async ({ page }) => {
      await slidesAt(page, 0);
      await expect(hero(page).getByRole('link', { name: 'Book Your Confidential Consultation' })).toHaveAttribute(
        'href',
        '/contact',
      );
    },
  );

  look('keeps the main heading of the page for screen readers while other slides show', async ({ page }) => {
    await slidesAt(page, 6000);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });

  look(
    'has 3 full-width slides, each with picture, main heading, sub-heading, paragraph and Learn More to /about [HER-01]',
    async ({ page }) => {
      for (const [index, { h1, h2, p }] of slides.entries()) {
        await slidesAt(page, index * INTERVAL + TRANSITION);
        await expect(hero(page).getByRole('heading', { name: h1 })).toBeInViewport();
        await expect(hero(page).getByText(h2)).toBeInViewport();
        await expect(hero(page).getByText(p)).toBeInViewport();
        // One only: the links of the other slides are out of reach.
        await expect(hero(page).getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/about');
        const picture = hero(page).locator('img').nth(index);
        await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(600);
        expect((await picture.boundingBox())!.width).toBeCloseTo(1440, 1);
      }
    },
  );

  look('advances every 5 seconds, wrapping from last to first without end [HER-06]', async ({ page }) => {
    for (const [moment, index] of [
      [0, 0],
      [4999, 0],
      [5700, 1],
      [9999, 1],
      [10_700, 2],
      [14_999, 2],
      [15_700, 0],
      [19_999, 0],
      [20_700, 1],
      [45_700, 0],
      [3_000_700, 0],
    ] as const) {
      expect(await shownAt(page, moment), `at ${moment} ms`).toEqual(slides.map((_, slide) => slide === index));
    }
  });

  look(
    'brings a slide in from the right with a fade and takes the other out to the left, in 0.7 s, ease-out [HER-07]',
    async ({ page }) => {
      for (const [turn, leaving, coming] of [
        [1, 0, 1],
        [2, 1, 2],
        [3, 2, 0],
      ] as const) {
        const [start, middle, end] = [
          await slidesAt(page, turn * INTERVAL + 10),
          await slidesAt(page, turn * INTERVAL + TRANSITION / 2),
          await slidesAt(page, turn * INTERVAL + TRANSITION - 10),
        ];
        expect(start[coming]!.left).toBeGreaterThan(1300);
        expect(start[coming]!.opacity).toBeLessThan(0.1);
        // Ease-out: well past half-way at half-time.
        expect(middle[coming]!.left).toBeLessThan(1440 * 0.35);
        expect(middle[coming]!.opacity).toBeGreaterThan(0.65);
        expect(middle[leaving]!.left).toBeLessThan(-1440 * 0.65);
        expect(end[coming]!.left).toBeGreaterThan(0);
        expect(end[leaving]!.left).toBeGreaterThan(-1440);
        expect(end[leaving]!.isShown).toBe(true);
      }
    },
  );

  look(
    'Your Journey to Mental Wellness Starts Here has a continuously rotating circular badge with logo and tagline, still with reduced motion [HOM-16]',
    async ({ page }) => {
      const ring = journey(page).locator('svg', { hasText: clinic.tagline });
      await expect(ring.locator('..').locator('svg, img').nth(1)).toBeVisible();
      const timing = () =>
        ring.evaluate((element) =>
          element
            .getAnimations()
            .map((animation) => [
              animation.playState,
              animation.effect!.getTiming().iterations,
              animation.effect!.getTiming().easing,
            ]),
        );
      expect(await timing()).toEqual([['running', Infinity, 'linear']]);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect(await timing()).toEqual([]);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
    },
  );
});

// What moves by itself is not looked at here, and costs most of the time.
look.describe('while nothing moves', () => {
  look.describe.configure({ mode: 'default' });
  look.use({ reducedMotion: 'reduce' });
  look.beforeEach(({ page }) => waitForReact(page));

  look('the home page shows its eleven blocks in order [HOM-01, PUR-05]', async ({ page }) => {
    await expect(
      page.locator('main > section').locator('h1, h2, #lives-transformed').filter({ visible: true }),
    ).toHaveText([
      slides[0]!.h1,
      'Expert & Compassionate Psychiatric Care',
      'Our Services',
      'How It Works',
      'Your Journey to Mental Wellness Starts Here',
      /500\+ .*Lives Transformed/,
      home.blog.heading,
      'Book a Visit, or Ask Us First',
      'Ready for a Brighter Tomorrow?',
      'In Their Own Words',
      'Frequently Asked Questions',
      'How to Find Us',
    ]);
  });

  look('the bar has the links Home, About Us, Services, Blog, Contact Us in this order [NAV-04]', async ({ page }) => {
    const nav = page.getByRole('banner').getByRole('navigation');
    await expect(nav.locator(':scope > ul > li > :is(a, button)')).toHaveText([
      'Home',
      'About Us',
      'Services',
      'Blog',
      'Contact Us',
    ]);
    await expect(nav.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  });

  look('the hero stands still on its first slide with reduced motion [HER-09]', async ({ page }) => {
    expect(await playStates(page)).toEqual([]);
    expect(await shownAt(page, 20_000)).toEqual([true, false, false]);
    await expect(hero(page).getByRole('link', { name: 'Learn More' })).toHaveCount(1);
  });

  look(
    'the about block has the review card with five stars, Customer Review 5000+, four avatars and a 5k+ badge [HOM-02, HOM-03, PUR-08]',
    async ({ page }) => {
      await expect(about(page).getByRole('img', { name: clinic.reviews.starsLabel }).locator('svg')).toHaveCount(5);
      await expect(about(page).getByText('5000+').first()).toBeAttached();
      await expect(about(page).getByText('Customer Review')).toBeVisible();
      await expect(about(page).getByText('5k+')).toBeVisible();
      const avatars = about(page).locator('img[referrerpolicy="no-referrer"][loading="lazy"]');
      expect(await avatars.evaluateAll((all) => all.map((image) => image.getAttribute('src')))).toEqual(
        clinic.reviews.avatars.map(({ url }) => url),
      );
      for (const { url } of clinic.reviews.avatars)
        expect(new URL(url).hostname).not.toBe(new URL(clinic.siteUrl).hostname);
    },
  );

  look(
    'the about block has two session photos, heading, intro, vision, the four core benefits and both buttons [HOM-04, HOM-05, HOM-06, HOM-07, PUR-13]',
    async ({ page }) => {
      for (const { alt } of home.about.photos) await expect(about(page).getByRole('img', { name: alt })).toBeVisible();
      await expect(about(page).getByRole('heading', { level: 2 })).toHaveText(
        'Expert & Compassionate Psychiatric Care',
      );
      await expect(about(page).getByText(home.about.intro.split('\n\n')[0]!)).toBeVisible();
      await expect(about(page).getByRole('heading', { name: 'Our Vision' })).toBeVisible();
      await expect(about(page).getByText(home.about.vision)).toBeVisible();
      await expect(
        about(page).getByRole('heading', { name: 'Why Choose Us: Our Core Benefits', exact: true }),
      ).toBeVisible();
      await expect(about(page).getByRole('heading', { level: 4 })).toHaveText(
        home.about.benefits.map(({ label }) => label),
      );
      await expect(about(page).getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/about');
      await expect(about(page).getByRole('link', { name: 'Get in Touch' })).toHaveAttribute('href', '/contact');
    },
  );

  look('Our Services is a grid of six cards in 3 columns at 1440 px [HOM-11, HOM-12, NAV-06]', ({ page }) =>
    expectServices(page, 3),
  );

  look('How It Works has four steps numbered 01 to 04 [HOM-14]', async ({ page }) => {
    const steps = section(page, 'How It Works').getByRole('listitem');
    await expect(steps.locator(':scope > :first-child')).toHaveText(['01', '02', '03', '04']);
    await expect(steps.getByRole('heading')).toHaveText([
      'Book Appointment',
      'Initial Consultation',
      'Progress Check-ins',
      'Ongoing Support',
    ]);
  });

  look(
    'Your Journey to Mental Wellness Starts Here has Why Choose Us, intro, photo, four checklist benefits and two paragraphs [HOM-15, HOM-17, HOM-18]',
    async ({ page }) => {
      await expect(journey(page).getByText('Why Choose Us')).toBeVisible();
      await expect(journey(page).getByText(home.journey.intro)).toBeVisible();
      await expect(journey(page).getByRole('img', { name: home.journey.image.alt })).toBeVisible();
      await expect(journey(page).getByRole('heading', { level: 3 })).toHaveText([
        'Compassionate Care',
        'Holistic Healing Approach',
        'Enhanced Quality of Life',
        'Expert & Trusted Care',
      ]);
      for (const text of home.journey.paragraphs) await expect(journey(page).getByText(text)).toBeVisible();
    },
  );

  look(
    'the blog teaser shows the latest six articles, three per row, with View all Blogs to /blogs [HOM-19, HOM-20]',
    async ({ page }) => {
      const teaser = section(page, home.blog.heading);
      await expect(teaser.getByRole('article')).toHaveCount(6);
      expect(
        await teaser
          .getByRole('article')
          .getByRole('link')
          .evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
      ).toEqual(
        publishedArticles()
          .slice(0, 6)
          .map(({ slug }) => `/blog/${slug}`),
      );
      const tops = await teaser
        .getByRole('listitem')
        .evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().top)));
      expect(tops.filter((top) => top === tops[0])).toHaveLength(3);
      await expect(teaser.getByRole('link', { name: 'View all Blogs' })).toHaveAttribute('href', '/blogs');
    },
  );

  look(
    'the booking and contact block offers phone, external booking page, WhatsApp and e-mail [HOM-21, PUR-07]',
    async ({ page }) => {
      const booking = section(page, 'Book a Visit, or Ask Us First');
      for (const { number } of clinic.phones) await expect(booking.locator(`a[href="tel:${number}"]`)).toBeVisible();
      await expect(booking.getByRole('link', { name: /^Book Your Consultation/ })).toHaveAttribute(
        'href',
        clinic.bookingUrl,
      );
      await expect(booking.getByRole('link', { name: /^Book Your Consultation/ })).toHaveAttribute('target', '_blank');
      await expect(booking.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
        'href',
        `https://wa.me/${clinic.whatsappNumber.slice(1)}`,
      );
      await expect(booking.getByRole('link', { name: clinic.email })).toHaveAttribute('href', `mailto:${clinic.email}`);
    },
  );

  look(
    'Location lists travel times from four landmarks, embeds a map late, and opens directions in a new tab [LOC-01, LOC-02, LOC-03, LOC-04, DAT-04]',
    async ({ page }) => {
      const location = section(page, 'How to Find Us');
      const travel = location.locator('dl').first();
      await expect(travel.getByRole('term')).toHaveText(clinic.landmarks.map(({ landmark }) => landmark));
      await expect(travel.getByRole('definition')).toHaveText([
        '1.8 km (5 min)',
        '12.7 km (25 min)',
        '4.7 km (17 min)',
        '9 km (23 min)',
      ]);
      const frame = location.getByTitle('Map showing where the clinic is');
      await expect(frame).toHaveAttribute('loading', 'lazy');
      await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
      const size = await frame.boundingBox();
      await frame.scrollIntoViewIfNeeded();
      await expect(frame.contentFrame().getByText('Elsewhere')).toBeVisible();
      expect((await frame.boundingBox())!.height).toBe(size!.height);
      const link = location.getByRole('link', { name: /^Get Directions/ });
      await expect(link).toHaveAttribute('href', clinic.map.directionsUrl);
      await expect(link).toHaveAttribute('target', '_blank');
    },
  );

  look('counters show their final value at once with reduced motion [HOM-10]', async ({ page }) => {
    await waitForReact(page);
    for (const [label, text] of [
      ['Customer Review', '5000+'],
      ['Lives Transformed', '500+'],
    ] as const) {
      await counter(page, label).scrollIntoViewIfNeeded();
      await expect(counter(page, label)).toHaveText(text);
    }
  });

  look(
    'testimonials: off-screen slides and clones are out of reach of keyboard and screen readers, and no id is there twice [TES-06]',
    async ({ page }) => {
      await waitForReact(page);
      await expect(headings(page)).toHaveText(titles.slice(0, 3));
      const hidden = slider(page).locator('.slick-slide:not(.slick-active)');
      expect(
        await hidden.evaluateAll((all) =>
          all.every((slide) => (slide as HTMLElement).inert && slide.getAttribute('aria-hidden') === 'true'),
        ),
      ).toBe(true);
      const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
      await page.getByRole('button', { name: 'Next testimonial' }).focus();
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement!.closest('.slick-slide'))).toBeNull();
    },
  );

  look('testimonials move at once with reduced motion', async ({ page }) => {
    await waitForReact(page);
    await slider(page)
      .locator('.slick-track')
      .evaluate((track) => {
        const seen: string[] = [];
        Object.assign(window, { seen });
        new MutationObserver(() => seen.push((track as HTMLElement).style.transition)).observe(track, {
          attributes: true,
        });
      });
    await page.getByRole('button', { name: 'Next testimonial' }).click();
    await expect(headings(page)).toHaveText(titles.slice(1, 4));
    expect(
      await page.evaluate(() =>
        (window as unknown as { seen: string[] }).seen.filter((transition) => /[1-9]/.test(transition)),
      ),
    ).toEqual([]);
  });

  look(
    'the call-to-action banner Ready for a Brighter Tomorrow? opens the external booking page in a new tab [HOM-22, NAV-22]',
    async ({ page }) => {
      const link = section(page, 'Ready for a Brighter Tomorrow?').getByRole('link', {
        name: /^Book Your Confidential Consultation/,
      });
      await expect(link).toHaveAttribute('href', clinic.bookingUrl);
      const [tab] = await Promise.all([page.waitForEvent('popup'), link.click()]);
      expect(tab.url()).toBe(clinic.bookingUrl);
    },
  );
});

test.describe('hero carousel', () => {
  test('is paused and played again by a button that shows when the keyboard reaches it [HER-11, EDG-23]', async ({
    page,
  }) => {
    await open(page, '/');
    await page.getByRole('link', { name: 'Skip to main content' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const pause = page.getByRole('button', { name: 'Pause the slides' });
    await expect(pause).toBeFocused();
    await expect(pause).toHaveCSS('clip-path', 'none');
    await page.keyboard.press('Enter');
    expect(await playStates(page)).toEqual(['paused']);
    const play = page.getByRole('button', { name: 'Play the slides' });
    await expect(play).toBeFocused();
    await page.keyboard.press('Space');
    expect(await playStates(page)).toEqual(['running']);
    await expect(pause).toBeFocused();
  });

  for (const how of ['a link of the slide that leaves', 'a link of the slide that comes', 'its button'] as const)
    test(`stopped by ${how} while the slides change, it shows one of them whole, with the focus in it`, async ({
      page,
    }) => {
      await open(page, '/');
      await page.keyboard.press('Shift');
      await waitForReact(page);
      await page.evaluate(
        ([pressed, half]) => {
          const carousel = document.querySelector('[data-carousel]')!;
          const slides = [...carousel.querySelectorAll(':scope > div')];
          const animations = carousel
            .getAnimations({ subtree: true })
            .filter(({ effect }) => slides.includes((effect as KeyframeEffect).target!));
          const second = animations.find(
            ({ effect }) =>
              (effect as KeyframeEffect).target === slides[1] && effect!.getTiming().iterations === Infinity,
          )!;
          const { localTime, delay } = second.effect!.getComputedTiming();
          // To the middle of the first change, in which the second slide comes.
          const step = delay! + half - (localTime as number);
          for (const animation of animations) animation.currentTime = (animation.currentTime as number) + step;
          if (pressed === 'its button') carousel.querySelector<HTMLElement>('[data-does="carousel"]')!.click();
          else slides[pressed.endsWith('leaves') ? 0 : 1]!.querySelector('a')!.focus();
        },
        [how, 350] as const,
      );
      const inView = () =>
        hero(page).evaluate((carousel) =>
          [...carousel.querySelectorAll(':scope > div')]
            .map((slide, index) => ({ index, ...slide.getBoundingClientRect().toJSON(), slide }))
            .filter(({ slide, right, left }) => {
              const { visibility, opacity } = getComputedStyle(slide);
              return visibility === 'visible' && Number(opacity) > 0 && right > 0 && left < innerWidth;
            })
            .map(({ index, left, slide }) => [index, Math.round(left), getComputedStyle(slide).opacity]),
        );
      await expect.poll(inView).toEqual([[how.includes('leaves') ? 0 : 1, 0, '1']]);
      expect(await playStates(page)).toEqual(['paused']);
      if (how.includes('link')) await expect(hero(page).locator('a:focus')).toBeInViewport({ ratio: 1 });
    });

  test('stands still while one of its links is held down, however slowly, and goes on after', async ({ page }) => {
    await open(page, '/');
    const link = hero(page).getByRole('link', { name: 'Learn More' });
    await link.hover();
    await page.mouse.down();
    expect(await playStates(page)).toEqual(['paused']);
    await page.mouse.move(0, 0);
    await page.mouse.up();
    expect(await playStates(page)).toEqual(['running']);
  });

  test('stops when the keyboard reaches one of its links, and stays so until somebody presses Play', async ({
    page,
  }) => {
    await open(page, '/');
    await page.keyboard.press('Shift');
    await page.getByRole('link', { name: 'Skip to main content' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(hero(page).getByRole('link', { name: 'Learn More' })).toBeFocused();
    expect(await playStates(page)).toEqual(['paused']);
    await waitForReact(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(hero(page).locator(':focus')).toHaveCount(0);
    expect(await playStates(page)).toEqual(['paused']);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name: 'Play the slides' })).toBeFocused();
    await page.keyboard.press('Enter');
    expect(await playStates(page)).toEqual(['running']);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all parts come, slides run, counters show their final value, and all six testimonials stand [HOM-10, TES-01]', async ({
    page,
  }) => {
    await openWithoutScripts(page, '/');
    await test.step('parts', async () => {
      const parts = page.locator('.turns > :not(.turns), #content ~ footer');
      expect(await parts.count()).toBeGreaterThan(10);
      for (const part of await parts.all()) {
        await expect(part).toBeVisible();
        // The hero rests by itself, once scrolled away from.
        if (await part.evaluate((element) => !element.matches('[data-carousel]')))
          await expect(part).toHaveCSS('content-visibility', 'visible');
      }
    });
    await test.step('slides', async () => {
      expect(
        await hero(page)
          .locator(':scope > div')
          .evaluateAll((all) => all.map((slide) => slide.getAnimations().length > 0)),
      ).toEqual(slides.map(() => true));
      await expect(hero(page).getByRole('button')).toHaveCount(0);
    });
    await test.step('counters', async () => {
      for (const text of ['5000+', '500+'])
        await expect(page.locator('main [aria-hidden="true"]').getByText(text, { exact: true })).toHaveCount(1);
    });
    await test.step('testimonials', async () => {
      const boxes = await slider(page)
        .locator('figure')
        .evaluateAll((all) =>
          all.map((card) => card.getBoundingClientRect()).map(({ left, right }) => left >= 0 && right <= innerWidth),
        );
      expect(boxes).toEqual(testimonials.map(() => true));
      expect(testimonials).toHaveLength(6);
      for (const { title, content, author } of testimonials)
        for (const text of [title, content, author]) await expect(slider(page).getByText(text)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Next testimonial' })).toHaveCount(0);
    });
  });

  // With scripts: thirdParties.spec.ts.
  test('letters show where an avatar cannot load [HOM-03]', async ({ page }) => {
    await page.route(
      (url) => url.hostname !== 'localhost',
      (route) => route.abort(),
    );
    await openWithoutScripts(page, '/');
    await page.getByText('Customer Review').scrollIntoViewIfNeeded();
    for (const { url, fallback } of clinic.reviews.avatars) {
      const letter = about(page).getByText(fallback, { exact: true });
      await expect(letter).toBeVisible();
      expect((await letter.locator('..').boundingBox())!.width).toBe(48);
      // It stands beneath the picture, which shows nothing over it, no words either.
      const picture = page.locator(`img[src="${url}"]`);
      await expect(picture).toHaveAttribute('alt', '');
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
        .toBe(0);
    }
  });
});

test('counters count up when seen, once: 5000+ over 5 s, 500+ over 3 s [HOM-08, HOM-09, HOM-10, PUR-08, PUR-10]', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/');
  await page.mouse.move(700, 500);
  await waitForReact(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  for (const { label, value, seconds } of [
    { label: 'Customer Review', value: 5000, seconds: 5 },
    { label: 'Lives Transformed', value: 500, seconds: 3 },
  ])
    await test.step(label, async () => {
      const number = counter(page, label);
      await expect(number).toHaveText(`${value}+`);
      await number.scrollIntoViewIfNeeded();
      await expect(number).toHaveText('0+');
      await page.clock.runFor(seconds * 500);
      const half = parseInt((await number.textContent())!, 10);
      expect(half / value).toBeGreaterThan(0.45);
      expect(half / value).toBeLessThan(0.55);
      await page.clock.runFor(seconds * 500 + 50);
      await expect(number).toHaveText(`${value}+`);
      await page.mouse.wheel(0, -5000);
      await number.scrollIntoViewIfNeeded();
      await page.clock.runFor(200);
      await expect(number).toHaveText(`${value}+`);
    });
});

test.describe('services', () => {
  // The slides above are not looked at, and cost most of the time while they move.
  test.use({ reducedMotion: 'reduce' });

  for (const [width, columns] of [
    [360, 1],
    [768, 2],
  ] as const)
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height: 800 } });
      test(`Our Services is a grid of six cards in ${columns} column(s) [HOM-11, HOM-12, NAV-06]`, async ({ page }) => {
        await open(page, '/');
        await expectServices(page, columns);
      });
    });

  test('a card shows a Learn More arrow to the keyboard and on hover, and leads to its service page wherever it is clicked [HOM-12, HOM-13, NAV-23]', async ({
    page,
  }) => {
    await open(page, '/');
    const card = cards(page).filter({ hasText: 'Telepsychiatry' });
    const more = card.getByText('Learn More');
    await expect(more).toHaveCSS('opacity', '0');
    await card.getByRole('link').focus();
    await expect(more).toHaveCSS('opacity', '1');
    await card.getByRole('link').blur();
    await expect(more).toHaveCSS('opacity', '0');
    await card.hover();
    await expect(more).toHaveCSS('opacity', '1');
    await expect(more.locator('svg')).toBeVisible();
    await card.click({ position: { x: 20, y: 20 } });
    await page.waitForURL('**/services/telepsychiatry');
  });

  test.describe('by touch', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    test('the arrow of each card is always there', async ({ page }) => {
      await open(page, '/');
      const hints = cards(page).getByText('Learn More');
      await expect(hints).toHaveCount(serviceTitles.length);
      for (const hint of await hints.all()) await expect(hint).toHaveCSS('opacity', '1');
    });
  });
});

test.describe('testimonial slider', () => {
  /** Left edge and width of the cards in view. */
  const places = (cards: Locator) =>
    cards.evaluateAll((all) =>
      all
        .map((card) => card.getBoundingClientRect())
        .filter(({ left, right }) => left >= 0 && right <= innerWidth)
        .map(({ left, width, top, height }) => [left, width, top, height].map(Math.round)),
    );

  for (const [width, count, gap] of [
    [767, 1, 15],
    [768, 2, 30],
    [1024, 3, 40],
  ] as const) {
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height: 800 } });
      test(`shows ${count} with gaps of ${gap} px, at first paint and after React, without a jump [TES-03, TES-04, TES-05]`, async ({
        page,
      }) => {
        await page.addInitScript(() => {
          const shifts: number[] = [];
          Object.assign(window, { shifts });
          new PerformanceObserver((list) =>
            shifts.push(...list.getEntries().map((entry) => (entry as unknown as { value: number }).value)),
          ).observe({ type: 'layout-shift', buffered: true });
        });
        await fetchNothingAhead(page);
        await page.route('**/*.js', async (route) => {
          await released;
          await route.continue();
        });
        let release = () => {};
        const released = new Promise<void>((resolve) => (release = resolve));
        await page.goto('/', { waitUntil: 'domcontentloaded' });
        await expect(splash(page)).toBeHidden();
        await page.evaluate(() => document.fonts.ready);
        await slider(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
        const before = await places(slider(page).locator('figure'));
        expect(before).toHaveLength(count);
        for (const [index, [left]] of before.entries())
          if (index > 0) expect(left! - before[index - 1]![0]! - before[index - 1]![1]!).toBeCloseTo(gap, -0.5);
        const top = await slider(page).evaluate((element) => element.getBoundingClientRect().top);
        // What moves before that is the fonts’ doing, beneath the splash.
        await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.splice(0));
        release();
        await page.mouse.move(100, 100);
        await waitForReact(page);
        await expect(slider(page).locator('.slick-active')).toHaveCount(count);
        await expect(headings(page)).toHaveText(titles.slice(0, count));
        const after = await places(slider(page).locator('.slick-active figure'));
        for (const [index, place] of after.entries())
          for (const [axis, value] of place.entries())
            expect(Math.abs(value - before[index]![axis]!)).toBeLessThanOrEqual(1);
        expect(
          Math.abs((await slider(page).evaluate((element) => element.getBoundingClientRect().top)) - top),
        ).toBeLessThanOrEqual(1);
        expect(new Set(after.map(([, , , height]) => height)).size).toBe(1);
        expect(
          await page.evaluate(() =>
            (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
          ),
        ).toBeLessThan(0.02);
        if (width === 1024) {
          await page.setViewportSize({ width: 1023, height: 800 });
          await expect(slider(page).locator('.slick-active')).toHaveCount(2);
        }
      });
    });
  }

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 800 } });
    test('the first click counts, before React is awake; it loops with its previous and next buttons [TES-02]', async ({
      page,
    }) => {
      await open(page, '/');
      const [previous, next] = ['Previous testimonial', 'Next testimonial'].map((name) =>
        page.getByRole('button', { name }),
      );
      const settled = () => expect(slider(page).locator('.slick-track')).not.toHaveAttribute('style', /transition/);
      await next!.click();
      await expect(headings(page)).toHaveText([titles[1]!]);
      await waitForReact(page);
      for (const title of [titles[0]!, titles.at(-1)!]) {
        await settled();
        await previous!.click();
        await expect(headings(page)).toHaveText([title]);
      }
      for (const title of [...titles, titles[0]!]) {
        await settled();
        await next!.click();
        await expect(headings(page)).toHaveText([title]);
      }
    });
  });
});

test.describe('questions', () => {
  test.use({ reducedMotion: 'reduce' });

  test('the FAQ accordion has one item open or none: opening one closes another, a second click closes it, also on fast clicks [FAQ-01, FAQ-03, EDG-15, PUR-09]', async ({
    page,
  }) => {
    await open(page, '/');
    const block = section(page, 'Frequently Asked Questions');
    const answer = (index: number) => block.getByText(faqs[index]!.answer.split('\n\n')[0]!);
    const question = (index: number) => block.getByText(faqs[index]!.question);
    for (const index of faqs.keys()) await expect(answer(index)).toBeHidden();
    await question(0).click();
    await expect(answer(0)).toBeVisible();
    await question(2).click();
    await expect(answer(2)).toBeVisible();
    await expect(answer(0)).toBeHidden();
    await question(2).click();
    await expect(answer(2)).toBeHidden();
    await expect(block.getByText('3k+')).toBeVisible();
    await question(0).click({ clickCount: 2 });
    await expect(answer(0)).toBeHidden();
    await question(0).click({ clickCount: 3 });
    await expect(answer(0)).toBeVisible();
    // Opening one closes the other, which moves what stands below: where the second click lands is the visitor’s luck.
    await question(1).click({ clickCount: 2 });
    expect(await block.locator('details[open]').count()).toBeLessThanOrEqual(1);
  });
});
