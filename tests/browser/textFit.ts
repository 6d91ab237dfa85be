/** Whether text fits: what tests of devices share. */
import type { Page } from '@playwright/test';

/** Whether the page scrolls sideways. */
export const isWiderThanWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** Texts that a box cuts off, and pairs of texts that lie on each other; what only screen readers get is no text here. */
export function findSpoiltText(): string[] {
  const hidden = '.visuallyHidden, [data-splash-screen], iframe, dialog, svg, .slick-list';
  const texts: { words: string; box: DOMRect; element: Element }[] = [];
  const faults: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement!;
    const words = node.textContent!.trim();
    if (!words || element.closest(hidden) || element.closest('script, style')) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) if (box.width > 1) texts.push({ words, box, element });
    for (let outer: Element | null = element; outer && outer !== document.body; outer = outer.parentElement) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(outer);
      if (clipPath !== 'none') continue;
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const box = outer.getBoundingClientRect();
      const text = range.getBoundingClientRect();
      if (hides(overflowX) && (text.right > box.right + 2 || text.left < box.left - 2)) faults.push(`cut: ${words}`);
      if (hides(overflowY) && (text.bottom > box.bottom + 6 || text.top < box.top - 6)) faults.push(`cut: ${words}`);
    }
  }
  const isFixed = (element: Element) => {
    for (let outer: Element | null = element; outer; outer = outer.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(outer).position)) return true;
    return false;
  };
  // The middle half of a line of text: boxes of tight lines reach into each other without harm.
  const still = texts
    .filter(({ element }) => !isFixed(element))
    .map(({ words, box }) => ({ words, box: new DOMRect(box.x, box.y + box.height / 4, box.width, box.height / 2) }))
    .sort((one, other) => one.box.top - other.box.top);
  still.forEach((one, index) => {
    for (let next = index + 1; next < still.length && still[next]!.box.top < one.box.bottom; next += 1) {
      const other = still[next]!;
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      if (width > 2) faults.push(`“${one.words}” lies on “${other.words}”`);
    }
  });
  return [...new Set(faults)];
}

/**
 * Runs in the page: words of what is shown within a part of it that are broken in two, by no hyphen or other sign.
 * @param room px that any word must have; longer ones may be broken
 */
export function findBrokenWords({ selector, room }: { selector: string; room: number }): string[] {
  const broken = new Set<string>();
  const pen = document.createElement('canvas').getContext('2d')!;
  for (const part of document.querySelectorAll(selector)) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      // Words along a circle stand at as many heights as they have letters.
      if (node.parentElement!.closest('svg') || !node.parentElement!.checkVisibility({ visibilityProperty: true }))
        continue;
      for (const { 0: word, index } of node.textContent!.matchAll(/[\p{L}\p{M}]+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
        );
        pen.font = getComputedStyle(node.parentElement!).font;
        // Of an e-mail address, all up to the next place for a break.
        const start = node.textContent!.slice(0, index).match(/[^\s-]*$/)![0];
        const end = node.textContent!.slice(index).match(/^[^\s-]*/)![0];
        if (lines.size > 1 && pen.measureText(start + end).width < room) broken.add(word);
      }
    }
  }
  return [...broken];
}
