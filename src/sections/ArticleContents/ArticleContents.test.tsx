import { act, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { LanguageContext } from '../../ui/Text/Text';
import { ArticleBody } from '../ArticleBody/ArticleBody';
import { ArticleSources } from '../ArticleSources/ArticleSources';
import { ArticleContents } from './ArticleContents';

const article = {
  text1: 'Intro.',
  crux: 'The crux.',
  hookTitle: 'When nights are long',
  hookText: 'Hook text.',
  keyPoints: ['Point.'],
  diagnosis: { title: 'Signs of insomnia', content: ['Sign.'] },
  remedies: { title: 'What helps', content: ['Step.'] },
  conclusion: 'The end.',
  url: 'https://clinic.example/blog/insomnia',
  sources: [{ organisation: 'WHO', title: 'Sleep', year: 2019, url: 'https://who.example' }],
  sourcesCheckedOnText: '27 November 2026',
  labels: {
    contents: 'On this page',
    appointment: { label: 'Book', link: '/appointment' },
    crux: 'In short',
    keyPoints: 'Key points',
    conclusion: 'Conclusion',
    sources: 'Sources',
    sourcesNote: 'Note.',
    sourcesChecked: 'Checked on {date}.',
    information: 'Information.',
  },
};
// jsdom has no layout: here the window is 900 px high, and each heading stands 1000 px below the last.
const WINDOW = 900;
const PART = 1000;

let scroll: (to: number) => void;
let watched: Set<Element>;
/** An observer for that layout, which reads the margins asked for as browsers do. */
beforeEach(() => {
  watched = new Set();
  window.IntersectionObserver = class {
    constructor(tell: IntersectionObserverCallback, { rootMargin }: IntersectionObserverInit) {
      const [above = 0, , below = 0] = rootMargin!
        .split(' ')
        .map((margin) => parseFloat(margin) * (margin.endsWith('%') ? WINDOW / 100 : 1));
      const headings = [...document.querySelectorAll('h2')];
      const isIn = (target: Element, at: number) => {
        const top = (headings.indexOf(target as HTMLHeadingElement) + 1) * PART - at;
        return top >= -above && top <= WINDOW + below;
      };
      let last = 0;
      // As in browsers, only what has changed is told.
      scroll = (to) => {
        const changed = [...watched].filter((target) => isIn(target, to) !== isIn(target, last));
        const entries = changed.map((target) => ({ target, isIntersecting: isIn(target, to) }));
        last = to;
        act(() => tell(entries as never, this as never));
      };
    }
    observe(target: Element) {
      watched.add(target);
    }
    disconnect() {
      watched.clear();
    }
  } as never;
});

const show = () =>
  render(
    <>
      <ArticleContents article={article} />
      <ArticleBody article={article} />
      <ArticleSources article={article} />
    </>,
  );
const contents = () => within(screen.getByRole('navigation', { name: 'On this page' }));
const marked = () =>
  contents()
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'true')
    .map(({ textContent }) => textContent);

test('it lists every part of an article in reading order; each link leads to the heading of the same words', () => {
  show();
  const links = within(contents().getByRole('list')).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
  );
  expect(links).toHaveLength(7);
  for (const link of links)
    expect(document.getElementById(link.getAttribute('href')!.slice(1))!.textContent).toBe(link.textContent);
});

test('a line opens the list; the list is outside it, for windows that always show it', () => {
  show();
  expect(contents().getByText('On this page').tagName).toBe('SUMMARY');
  expect(contents().getByRole('list').closest('details')).toBeNull();
});

test('the part being read is marked from when its heading is in the upper fifth of the window', () => {
  show();
  expect(marked()).toEqual([]);
  // Headings begin at 1000; the upper fifth of the window ends 180 below its top.
  scroll(800);
  expect(marked()).toEqual([]);
  scroll(850);
  expect(marked()).toEqual(['In short']);
  scroll(1850);
  expect(marked()).toEqual(['When nights are long']);
});

test('a jump over several parts marks the one arrived at, and going back unmarks it', () => {
  show();
  scroll(6900);
  expect(marked()).toEqual(['Sources']);
  scroll(3500);
  expect(marked()).toEqual(['Key points']);
  scroll(0);
  expect(marked()).toEqual([]);
});

test('a heading that the page lacks does not keep the others from being marked', () => {
  render(
    <>
      <ArticleContents article={article} />
      <h2 id="remedies">What helps</h2>
    </>,
  );
  scroll(900);
  expect(marked()).toEqual(['What helps']);
});

test('the HTML of the build marks no part; once the page is left, nothing is watched', () => {
  expect(renderToString(<ArticleContents article={article} />)).not.toContain('aria-current');
  const { unmount } = show();
  expect(watched.size).toBe(7);
  unmount();
  expect(watched.size).toBe(0);
});

test('in the Hindi article its English words are marked', () => {
  const labels = { ...article.labels, contents: 'इस पेज पर', crux: 'संक्षेप में' };
  render(
    <LanguageContext.Provider value="hi">
      <ArticleContents article={{ ...article, labels, hookTitle: 'CBT क्या है' }} />
    </LanguageContext.Provider>,
  );
  const list = within(screen.getByRole('navigation', { name: 'इस पेज पर' })).getByRole('list');
  const [crux, hook] = within(list).getAllByRole('link');
  expect(crux!.querySelector('[lang]')).toBeNull();
  expect(within(hook!).getByText('CBT').lang).toBe('en-IN');
});
