/** @jest-environment jsdom */
import { onInitialClientRender, onPreRouteUpdate, onRouteUpdate, shouldUpdateScroll } from './routeChange';

const at = (pathname: string, hash = '') => ({ pathname, hash, search: '' });
const change = (location: object, prevLocation: object | null) => {
  onPreRouteUpdate!({ location, prevLocation } as never, {} as never);
  onRouteUpdate!({ location, prevLocation } as never, {} as never);
};
const main = () => document.getElementById('content')!;

beforeEach(() => {
  // A navigation ends what the one before was waiting for.
  change(at('/'), null);
  document.body.innerHTML = '<div data-splash-screen></div><main id="content" tabindex="-1"></main>';
  delete document.documentElement.dataset.splash;
});

/** The splash’s own animation, which jsdom does not run. */
const splashLeaves = () => document.querySelector('[data-splash-screen]')!.dispatchEvent(new Event('animationstart'));

/** As by a key. */
const splashIsEnded = () => {
  document.documentElement.dataset.splash = 'off';
  document.querySelector('[data-splash-screen]')!.dispatchEvent(new Event('animationstart'));
};

test('a new path raises the splash, anew each time', () => {
  change(at('/about'), at('/'));
  const first = document.documentElement.dataset.splash;
  change(at('/contact'), at('/about'));
  expect(first).toBeDefined();
  expect(document.documentElement.dataset.splash).toBeDefined();
  expect(document.documentElement.dataset.splash).not.toBe(first);
});

test('fonts that came too late for one page are asked for once more for the next, and their sheets do not pile up', () => {
  document.head.innerHTML = '<noscript id="fonts" data-files="/fonts-1.css"></noscript>';
  const sheets = () => document.querySelectorAll('link[href="/fonts-1.css"]');
  for (const path of ['/about', '/contact', '/blogs']) change(at(path), at('/'));
  expect(sheets()).toHaveLength(1);
  const [sheet] = sheets();
  (sheet as HTMLLinkElement).media = 'all';
  change(at('/about'), at('/blogs'));
  expect([...sheets()]).toEqual([sheet]);
});

test.each([
  ['the first page', at('/about'), null],
  ['a change of query', { ...at('/blogs'), search: '?q=sleep' }, at('/blogs')],
  ['a change to a fragment that the page lacks', at('/blogs', '#nobody'), at('/blogs')],
])('%s raises no splash and moves no focus', (_, location, previous) => {
  change(location, previous);
  splashLeaves();
  expect(document.documentElement.dataset.splash).toBeUndefined();
  expect(document.activeElement).toBe(document.body);
});

test('Gatsby’s announcer is silent where only the query changes, and names the next page by its title', async () => {
  document.body.insertAdjacentHTML('beforeend', '<div id="gatsby-announcer" aria-live="assertive"></div>');
  const announcer = document.getElementById('gatsby-announcer')!;
  const live = () => announcer.getAttribute('aria-live');
  /** As Gatsby does a frame after each navigation. */
  const gatsbySays = async () => {
    announcer.innerHTML = 'Navigated to a slide';
    await new Promise(requestAnimationFrame);
  };
  change({ ...at('/blogs'), search: '?q=sleep' }, at('/blogs'));
  await gatsbySays();
  expect(live()).toBe('off');
  change(at('/about'), at('/blogs'));
  expect(live()).toBe('off');
  document.title = 'About Us | Clinic';
  await gatsbySays();
  await new Promise(requestAnimationFrame);
  expect([live(), announcer.textContent]).toEqual(['assertive', 'About Us | Clinic']);
  // Once: each writing would be read out again.
  const [said] = announcer.childNodes;
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(announcer.firstChild).toBe(said);
  // From then on it says nothing of its own accord.
  change({ ...at('/about'), search: '?q' }, at('/about'));
  expect(live()).toBe('off');
});

test('focus goes to the content once the splash has left, and not before', () => {
  change(at('/about'), at('/'));
  expect(document.activeElement).toBe(document.body);
  splashLeaves();
  expect(document.activeElement).toBe(main());
});

test('focus goes to the content even where that wakes only a frame after the splash has begun to leave', async () => {
  main().style.visibility = 'hidden';
  const focus = jest.spyOn(main(), 'focus');
  change(at('/about'), at('/'));
  splashLeaves();
  expect(focus).not.toHaveBeenCalled();
  main().style.visibility = '';
  await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(main());
});

test('focus goes to the content even where the router’s own frame takes it after a quick key has ended the splash', () => {
  document.body.innerHTML = `<div id="gatsby-focus-wrapper" tabindex="-1">${document.body.innerHTML}</div>`;
  change(at('/about'), at('/'));
  splashIsEnded();
  document.getElementById('gatsby-focus-wrapper')!.focus();
  expect(document.activeElement).toBe(main());
});

test('a fragment’s element has the focus even where the router’s own frame takes it after a quick key', () => {
  document.body.innerHTML = `<div id="gatsby-focus-wrapper" tabindex="-1">${document.body.innerHTML}<p id="way"></p></div>`;
  change(at('/about', '#way'), at('/'));
  splashIsEnded();
  document.getElementById('gatsby-focus-wrapper')!.focus();
  expect(document.activeElement?.id).toBe('way');
  // Once only: a click on the page’s ground focuses that frame too.
  document.getElementById('gatsby-focus-wrapper')!.focus();
  expect(document.activeElement?.id).toBe('gatsby-focus-wrapper');
});

test('focus goes to the content of the new page even where that is drawn after a quick key has ended the splash', async () => {
  change(at('/about'), at('/'));
  splashIsEnded();
  main().outerHTML = '<main id="content" tabindex="-1">The next page</main>';
  await Promise.resolve();
  expect(document.activeElement).toBe(main());
  // From now on the focus is the visitor’s.
  main().insertAdjacentHTML('beforeend', '<a href="/">Home</a>');
  main().querySelector('a')!.focus();
  await Promise.resolve();
  expect(document.activeElement?.textContent).toBe('Home');
});

/** As when the visitor presses Back: the address is another one before the router says so. */
let backs = 0;
const goBack = () => {
  history.replaceState(null, '', `/back-${(backs += 1)}`);
  dispatchEvent(new PopStateEvent('popstate'));
};
const back = (location: object, prevLocation: object) => {
  goBack();
  change(location, prevLocation);
};

test('Back puts the focus on the link by which the page was left, which may come late', async () => {
  main().innerHTML = '<a href="/blog/a">A</a><a href="/blog/b">B</a>';
  main().querySelectorAll('a')[1]!.focus();
  change({ ...at('/blog/b'), key: '2' }, { ...at('/blogs'), key: '1' });
  splashLeaves();
  main().innerHTML = 'B';
  back({ ...at('/blogs'), key: '1' }, { ...at('/blog/b'), key: '2' });
  splashIsEnded();
  expect(document.activeElement).toBe(main());
  main().blur();
  main().innerHTML = '<a href="/blog/a">A</a><a href="/blog/b">B</a>';
  await Promise.resolve();
  expect(document.activeElement?.textContent).toBe('B');
});

test('that link counts in Safari too, where a press gives it no focus', () => {
  const links = '<a href="/blog/a">A</a><a href="/blog/b"><b>B</b></a>';
  main().innerHTML = links;
  // jsdom follows no links.
  main().addEventListener('click', (event) => event.preventDefault());
  const leave = (key: string) => change({ ...at('/blog/b'), key: `${key}2` }, { ...at('/blogs'), key });
  const comeBack = (key: string) => back({ ...at('/blogs'), key }, { ...at('/blog/b'), key: `${key}2` });
  main().querySelector('b')!.click();
  leave('pressed');
  splashIsEnded();
  comeBack('pressed');
  splashIsEnded();
  expect(document.activeElement?.getAttribute('href')).toBe('/blog/b');
  // A press elsewhere, such as on the header’s links, is none on it.
  main().innerHTML = links;
  main().querySelector('b')!.click();
  document.body.click();
  leave('elsewhere');
  splashIsEnded();
  main().blur();
  comeBack('elsewhere');
  splashIsEnded();
  expect(document.activeElement).toBe(document.body);
});

test('after Back only Gatsby scrolls, as WebKit would move the page that is being left; later the browser may again', async () => {
  // What the tests before have left waiting.
  await new Promise(requestAnimationFrame);
  history.scrollRestoration = 'auto';
  const modes = [];
  back({ ...at('/blogs'), key: '8' }, { ...at('/about'), key: '9' });
  modes.push(history.scrollRestoration);
  await new Promise(requestAnimationFrame);
  modes.push(history.scrollRestoration);
  expect(modes).toEqual(['manual', 'auto']);
});

test('a change of the fragment alone is left to the browser', async () => {
  await new Promise(requestAnimationFrame);
  history.scrollRestoration = 'auto';
  history.replaceState(null, '', '/same');
  change(at('/same'), at('/'));
  history.replaceState(null, '', '/same#part');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(history.scrollRestoration).toBe('auto');
});

test('after Back a link that is out of sight, as on a slide, leaves the focus to one in sight with its address', async () => {
  const links = '<a href="/about">On the second slide</a><a href="/about">On the first</a><a href="/blogs">Blog</a>';
  main().innerHTML = links;
  main().querySelector('a')!.focus();
  change({ ...at('/about'), key: '11' }, { ...at('/'), key: '10' });
  main().innerHTML = links;
  const [hidden, shown, other] = main().querySelectorAll('a');
  hidden!.style.visibility = 'hidden';
  back({ ...at('/'), key: '10' }, { ...at('/about'), key: '11' });
  splashIsEnded();
  await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(shown);
  // From now on the focus is the visitor’s, whatever slides in.
  other!.focus();
  hidden!.style.visibility = '';
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(other);
});

test('the link by which one page was left is not taken for that of another, though the browser loaded both', () => {
  main().innerHTML = '<a href="/blogs">Blog</a><a href="/contact">Contact</a>';
  main().querySelector('a')!.focus();
  change({ ...at('/blogs'), key: '13' }, { ...at('/'), key: 'initial' });
  splashIsEnded();
  main().querySelectorAll('a')[1]!.focus();
  change({ ...at('/contact'), key: '15' }, { ...at('/about'), key: 'initial' });
  splashIsEnded();
  back({ ...at('/'), key: 'initial' }, { ...at('/about'), key: 'initial' });
  splashIsEnded();
  expect(document.activeElement?.textContent).toBe('Blog');
});

describe('scrolling', () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const place = { ...at('/blog/a'), key: '1' };
  let kept = 640;
  const update = (location: object, previous?: object) =>
    shouldUpdateScroll!(
      {
        prevRouterProps: previous && { location: previous },
        routerProps: { location },
        getSavedScrollPosition: () => [0, kept],
      } as never,
      {} as never,
    );
  const { getEntriesByType } = performance;
  const openedBy = (type: string) =>
    Object.assign(performance, { getEntriesByType: () => [{ type } as PerformanceNavigationTiming] });
  beforeEach(() => scrollTo.mockClear());
  afterAll(() => {
    scrollTo.mockRestore();
    Object.assign(performance, { getEntriesByType });
  });

  test.each([
    ['navigate', '', '', false],
    ['navigate', '', '#a', false],
    ['navigate', '?page=2', '', false],
    ['reload', '', '', false],
    ['reload', '?page=2', '', true],
    ['back_forward', '?page=2', '', true],
    ['reload', '?page=2', '#a', false],
  ])('as React takes over a page opened by %s, at “%s%s”, Gatsby may: %p', (type, search, hash, may) => {
    openedBy(type);
    expect(update({ ...place, search, hash })).toBe(may);
  });

  test.each([
    ['a link', at('/about'), place, true],
    ['a link to a fragment', at('/about'), { ...place, hash: '#b' }, true],
    ['a choice in a list', at('/blog/a'), { ...place, state: { keepsScroll: true } }, false],
    ['Back to another page', at('/about'), place, true],
    ['Back to another query', { ...at('/blog/a'), search: '?page=2' }, place, true],
    ['Back to a choice in a list', at('/about'), { ...place, state: { keepsScroll: true } }, true],
    ['Back within a page, from a fragment', at('/blog/a', '#b'), place, false],
    ['Back within a page, to a fragment', at('/blog/a'), { ...place, hash: '#b' }, false],
    ['Back within a list, to a fragment', { ...at('/blog/a'), search: '?q=a' }, { ...place, hash: '#b' }, false],
  ])('after %s Gatsby may: %p', (how, previous, location, may) => {
    if (how.startsWith('Back')) goBack();
    expect(update(location, previous)).toBe(may);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  test('Back to a page at a fragment goes to where the visitor was', () => {
    goBack();
    expect(update({ ...place, hash: '#b' }, at('/about'))).toBe(false);
    expect(scrollTo).toHaveBeenCalledWith({ top: 640, behavior: 'instant' });
    // Where nobody has scrolled nothing is kept, and the fragment counts.
    kept = 0;
    expect(update({ ...place, hash: '#b' }, at('/about'))).toBe(true);
  });
});

test('what the visitor focuses first stays so, however late the link comes', async () => {
  main().innerHTML = '<a href="/blog/b">B</a>';
  main().querySelector('a')!.focus();
  change({ ...at('/blog/b'), key: '4' }, { ...at('/blogs'), key: '3' });
  main().innerHTML = '<button>Search</button>';
  back({ ...at('/blogs'), key: '3' }, { ...at('/blog/b'), key: '4' });
  splashIsEnded();
  main().querySelector('button')!.focus();
  main().insertAdjacentHTML('beforeend', '<a href="/blog/b">B</a>');
  await Promise.resolve();
  expect(document.activeElement?.textContent).toBe('Search');
});

test('Back to a page that was left otherwise leaves the focus alone', () => {
  change({ ...at('/about'), key: '6' }, { ...at('/'), key: '5' });
  splashLeaves();
  main().blur();
  back({ ...at('/'), key: '5' }, { ...at('/about'), key: '6' });
  splashLeaves();
  expect(document.activeElement).toBe(document.body);
});

test.each([
  ['a new page', at('/')],
  ['the same page', at('/about')],
])('a fragment takes the focus to its element, on %s, and leaves it as it was', (_, previous) => {
  document.body.insertAdjacentHTML('beforeend', '<h2 id="हमारी-टीम">Our team</h2>');
  change(at('/about', encodeURI('#हमारी-टीम')), previous);
  splashLeaves();
  const heading = document.querySelector('h2')!;
  expect(document.activeElement).toBe(heading);
  heading.blur();
  expect(heading.hasAttribute('tabindex')).toBe(false);
});

test('a fragment that the new page lacks counts as none: the page begins at its top, and so does the focus', () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  change(at('/about', '#nobody'), at('/'));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  splashLeaves();
  expect(document.activeElement).toBe(main());
  scrollTo.mockClear();
  change(at('/contact'), at('/about'));
  expect(scrollTo).not.toHaveBeenCalled();
});

test('a link to the fragment that the address has already is no Back', () => {
  // The router says nothing of it.
  dispatchEvent(new PopStateEvent('popstate'));
  change(at('/'), at('/about'));
  splashLeaves();
  expect(document.activeElement?.id).toBe('content');
});

test('menus that are open close before the next page', () => {
  document.body.innerHTML =
    '<dialog data-mobile-menu open></dialog><button data-does="menu" aria-expanded="true"></button>';
  const close = (HTMLDialogElement.prototype.close = jest.fn());
  onPreRouteUpdate!({ location: at('/about'), prevLocation: at('/') } as never, {} as never);
  expect(close).toHaveBeenCalledTimes(1);
  expect(document.querySelector('button')!.getAttribute('aria-expanded')).toBe('false');
});

test('the document is marked once React has taken over', () => {
  onInitialClientRender!({} as never, {} as never);
  expect(document.documentElement.hasAttribute('data-awake')).toBe(true);
});
