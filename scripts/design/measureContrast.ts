/** Contrast of text over pictures, on the pixels that a browser paints. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';

interface TextContrast {
  /** First words of the text. */
  text: string;
  /** Least contrast of the text’s colour with any pixel under its lines, 1 to 21 (WCAG 2.2, “contrast ratio”). */
  ratio: number;
}

interface Line {
  text: string;
  /** Red, green and blue of the text, 0 to 255. */
  colour: [number, number, number];
  box: { left: number; top: number; right: number; bottom: number };
}

/** Relative luminance of a colour of 0 to 255 per channel (WCAG 2.2). */
export function luminance([red, green, blue]: readonly [number, number, number]): number {
  const linear = (channel: number) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast of two luminances, 1 to 21. */
export const contrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/**
 * Runs in the page: finds every line of text that overlaps a picture or is in the header, once all pictures have
 * loaded.
 * @param places selector of the parts to look in
 */
async function findLines(places: string): Promise<Line[]> {
  await document.fonts.ready;
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  const place = (box: DOMRect) => ({
    left: box.left + scrollX,
    top: box.top + scrollY,
    right: box.right + scrollX,
    bottom: box.bottom + scrollY,
  });
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest(places) !== null &&
    !element.closest('.visuallyHidden, dialog, svg, [data-splash-screen]');
  const pictures = [...document.images]
    .filter((image) => isSeen(image))
    .map((image) => place(image.getBoundingClientRect()));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lines: Line[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement!;
    if (!node.textContent!.trim() || !isSeen(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      const box = place(rect);
      const isOver = pictures.some(
        ({ left, top, right, bottom }) => box.left < right && box.right > left && box.top < bottom && box.bottom > top,
      );
      const isOnPage = box.left >= 0 && box.right <= innerWidth && box.top >= 0 && rect.width > 1;
      if (!isOnPage || !(isOver || parent.closest('header'))) continue;
      const colour = getComputedStyle(parent)
        .color.match(/[\d.]+/g)!
        .map(Number)
        .slice(0, 3) as Line['colour'];
      lines.push({ text: node.textContent!.trim().slice(0, 40), colour, box });
    }
  }
  return lines;
}

/**
 * Runs in the page: makes text transparent, so that only what is under it shows. It uses a constructed style sheet,
 * since the page’s policy forbids any other.
 */
function hideText() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important; transition: none !important }',
  );
  document.adoptedStyleSheets.push(sheet);
}

/** Runs in the page: turns every picture white, the worst background for white text. */
function whitenPictures() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('img { filter: brightness(0) invert(1) !important }');
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Runs in the page: shows one slide of the carousel and stops all animation of slides.
 * @returns whether there is such a slide; a page without a carousel counts as having one
 */
function showSlide(index: number): boolean {
  const slides = [...document.querySelectorAll<HTMLElement>('[data-carousel] > div')];
  slides.forEach((slide, at) => {
    slide.style.cssText += `;animation: none !important; translate: none; opacity: ${at === index ? 1 : 0}`;
    slide.style.visibility = at === index ? 'visible' : 'hidden';
  });
  return index < Math.max(slides.length, 1);
}

/** The least contrast of each line with the pixels under it. */
async function readLines(page: Page, lines: readonly Line[]): Promise<TextContrast[]> {
  if (lines.length === 0) return [];
  const height = Math.ceil(Math.max(...lines.map(({ box }) => box.bottom)));
  const width = page.viewportSize()!.width;
  const shot = await page.screenshot({ fullPage: true, scale: 'css', clip: { x: 0, y: 0, width, height } });
  const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return lines.map(({ text, colour, box }) => {
    const own = luminance(colour);
    let ratio = 21;
    for (let y = Math.floor(box.top); y < Math.min(Math.ceil(box.bottom), info.height); y++)
      for (let x = Math.floor(box.left); x < Math.min(Math.ceil(box.right), info.width); x++) {
        const at = (y * info.width + x) * info.channels;
        ratio = Math.min(ratio, contrast(own, luminance([data[at]!, data[at + 1]!, data[at + 2]!])));
      }
    return { text, ratio };
  });
}

/**
 * Reads lines and the pixels under them from one layout. A full-page screenshot may move the lines, for instance if a
 * web font arrives meanwhile, so it repeats until two readings agree.
 * @throws if the layout never comes to rest
 */
async function measureLines(page: Page, places: string): Promise<TextContrast[]> {
  let lines = await page.evaluate(findLines, places);
  for (let turn = 0; turn < 5; turn++) {
    const measured = await readLines(page, lines);
    const before = JSON.stringify(lines);
    lines = await page.evaluate(findLines, places);
    if (JSON.stringify(lines) === before) return measured;
  }
  throw new Error('Text keeps moving, so nobody can say what lies under it.');
}

/**
 * Contrast of every line of text that stands over a picture or in the header at the top of the page, on each slide of a
 * carousel, at the worst pixel under it. The page must be past its splash, at scroll position zero.
 * @param pictures `white` measures with white pictures, which says whether any picture will do
 */
export async function measureContrast(page: Page, pictures: 'own' | 'white' = 'own'): Promise<TextContrast[]> {
  const all: TextContrast[] = [];
  await page.evaluate(hideText);
  if (pictures === 'white') await page.evaluate(whitenPictures);
  for (let slide = 0; await page.evaluate(showSlide, slide); slide++) {
    const places = slide === 0 ? 'body' : 'header, [data-carousel]';
    all.push(...(await measureLines(page, places)));
  }
  return all;
}
