/** @jest-environment jsdom */
import { onClientEntry, onUncaughtError, PATIENCE } from './deployRecovery';

const OLD = 'old';
const page = (webpackCompilationHash: string) => ({ page: { webpackCompilationHash } });
const loadPage = jest.fn();
const loadPageSync = jest.fn();
const drawn = jest.fn();

beforeEach(async () => {
  document.body.innerHTML =
    '<div id="___gatsby"><main><form><input value=""></form><p class="noScriptOnly">x</p></main></div>';
  history.replaceState(null, '', '/about');
  loadPage.mockReset().mockResolvedValue(page(OLD));
  drawn.mockReset();
  Object.assign(window, {
    ___loader: { loadPage, loadPageSync },
    ___navigate: drawn,
    ___webpackCompilationHash: OLD,
  });
});

const go = (to: string | number) =>
  (window as unknown as { ___navigate: (to: string | number) => void }).___navigate(to);
const hasStarted = () =>
  Promise.race([onClientEntry().then(() => true), new Promise((done) => setTimeout(() => done(false), 20))]);
const standIn = () => document.querySelector('p')!;

test('a page of this build starts and its links draw, with query and fragment', async () => {
  expect(await hasStarted()).toBe(true);
  expect(standIn().className).toBe('noScriptOnly');
  go('/blogs?page=2#content');
  await Promise.resolve();
  await new Promise(process.nextTick);
  // The data are those of the page, whatever the query.
  expect(loadPage).toHaveBeenLastCalledWith('/blogs');
  expect(drawn).toHaveBeenCalledWith('/blogs?page=2#content', undefined);
  go(-1);
  expect(drawn).toHaveBeenLastCalledWith(-1);
});

test('Gatsby finds a page that it has in memory whatever the query', async () => {
  expect(await hasStarted()).toBe(true);
  const { ___loader } = window as unknown as { ___loader: { loadPageSync: (path: string, options?: object) => void } };
  ___loader.loadPageSync('/blogs?q=sleep', { withErrorDetails: true });
  expect(loadPageSync).toHaveBeenLastCalledWith('/blogs', { withErrorDetails: true });
});

test('of several links pressed only the last is followed; going Back drops it too', async () => {
  expect(await hasStarted()).toBe(true);
  go('/about');
  go('/contact');
  await new Promise(process.nextTick);
  expect(drawn.mock.calls.map(([to]) => to as string)).toEqual(['/contact']);
  go('/blogs');
  dispatchEvent(new PopStateEvent('popstate'));
  await new Promise(process.nextTick);
  expect(drawn).toHaveBeenCalledTimes(1);
});

test.each([
  ['is missing', undefined],
  ['failed', { status: 'error' }],
])('a page whose part %s does not start and shows what stands in', async (_, answer) => {
  loadPage.mockResolvedValue(answer);
  expect(await hasStarted()).toBe(false);
  expect(standIn().className).toBe('');
});

test('data of a kind that the scripts don’t know are a failure as well', async () => {
  loadPage.mockRejectedValue(new Error('no chunk of that name'));
  expect(await hasStarted()).toBe(false);
});

test.each([
  ['new', '', true],
  ['new', 'Asha', false],
  ['', 'Asha', true],
])('with data of deploy %j and %j in a field it may start: %p', async (hash, text, may) => {
  loadPage.mockResolvedValue(page(hash));
  document.querySelector('input')!.value = text;
  expect(await hasStarted()).toBe(may);
});

test('what React empties comes back in a new element, with what was typed', async () => {
  expect(await hasStarted()).toBe(true);
  const root = document.getElementById('___gatsby')!;
  document.querySelector('input')!.value = 'Asha';
  document.querySelector('form')!.setAttribute('data-ready', '');
  document.documentElement.setAttribute('data-awake', '');
  root.textContent = '';
  onUncaughtError();
  expect(document.querySelector('[data-ready], [data-awake]')).toBeNull();
  expect(document.getElementById('___gatsby')).not.toBe(root);
  expect(document.querySelector('input')!.value).toBe('Asha');
  expect(standIn().className).toBe('');
});

test('a page that was loaded since it could not be drawn stays HTML, once', async () => {
  history.replaceState({ skipHydration: true }, '');
  expect(await hasStarted()).toBe(false);
  expect(history.state).toBeNull();
  expect(await hasStarted()).toBe(true);
});

test('a link waits for its data ten seconds', () => expect(PATIENCE).toBe(10_000));
