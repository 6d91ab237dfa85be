import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SLIDE_INTERVAL, SLIDE_TRANSITION } from './timing';

const css = readFileSync(join(__dirname, 'HeroCarousel.module.css'), 'utf8');
const keyframes = /@keyframes pass \{([\s\S]*?)\n {2}\}/.exec(css)![1]!;
const percentages = [...keyframes.matchAll(/([\d.]+)%(?:,\s*100%)? \{/g)].map(([, number]) => Number(number));

describe('timing of the hero carousel', () => {
  it('advances every 5 seconds with a transition of 0.7 s', () => {
    expect([SLIDE_INTERVAL, SLIDE_TRANSITION]).toEqual([5000, 700]);
  });

  it('has keyframes at the same moments as its constants', () => {
    const turn = 3 * SLIDE_INTERVAL;
    const moments = [0, SLIDE_TRANSITION, SLIDE_INTERVAL, SLIDE_INTERVAL + SLIDE_TRANSITION];
    expect(percentages).toHaveLength(moments.length);
    for (const [index, moment] of moments.entries()) expect((percentages[index]! / 100) * turn).toBeCloseTo(moment, 0);
  });
});
