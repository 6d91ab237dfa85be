import { createPagesStatefully } from './createPagesStatefully';

const { NODE_ENV } = process.env;
const setEnvironment = (value: string | undefined) => Object.assign(process.env, { NODE_ENV: value });
afterEach(() => setEnvironment(NODE_ENV));

function pagesIn(environment: string): string[] {
  setEnvironment(environment);
  const createPage = jest.fn();
  createPagesStatefully!({ actions: { createPage } } as never, {} as never, () => undefined);
  return createPage.mock.calls.map(([{ path }]) => path as string);
}

test('the development server has the kitchen sink', () => {
  expect(pagesIn('development')).toEqual(['/kitchen-sink']);
});

test('a build has not', () => {
  expect(pagesIn('production')).toEqual([]);
});
