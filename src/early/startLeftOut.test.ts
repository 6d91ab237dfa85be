/** @jest-environment jsdom */
import { startCarousel } from './carousel';
import { startFlipCards } from './flipCards';
import { startLeftOut } from './startLeftOut';

jest.mock('./carousel', () => ({ startCarousel: jest.fn() }));
jest.mock('./flipCards', () => ({ startFlipCards: jest.fn() }));

beforeEach(jest.clearAllMocks);

test.each([
  ['an article', '<p></p>', 1, 1],
  ['the home page', '<section data-carousel="true"></section>', 0, 1],
  ['About', '<ul><li data-flip-card="true"></li></ul>', 1, 0],
])('opened on %s, the parts that its own early script has are not started again', (_, html, carousel, flips) => {
  document.body.innerHTML = html;
  startLeftOut();
  expect(startCarousel).toHaveBeenCalledTimes(carousel);
  expect(startFlipCards).toHaveBeenCalledTimes(flips);
});
