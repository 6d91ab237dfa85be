/** @jest-environment node */
import { createPages } from './createPages';

const data = {
  allService: { nodes: [{ slug: 'telepsychiatry', link: '/services/telepsychiatry' }] },
  allArticle: {
    nodes: [
      { slug: 'insomnia', link: '/blog/insomnia', language: 'en' },
      { slug: 'face-failures', link: '/blog/face-failures', language: 'hi' },
    ],
  },
  allRedirect: { nodes: [{ from: '/old', to: '/blog/insomnia' }] },
};

async function run(answer: object) {
  const actions = { createPage: jest.fn(), createRedirect: jest.fn() };
  const reporter = { panicOnBuild: jest.fn() };
  await createPages!({ actions, reporter, graphql: async () => answer } as never, {} as never, () => undefined);
  return { ...actions, ...reporter };
}

test('makes a page a service and an article, from their templates, at their own addresses', async () => {
  const { createPage } = await run({ data });
  expect(
    createPage.mock.calls.map(([{ path, component, context }]) => [
      path,
      component.replace(/^.*templates\//, ''),
      context,
    ]),
  ).toEqual([
    ['/services/telepsychiatry', 'ServicePage.tsx', { slug: 'telepsychiatry' }],
    ['/blog/insomnia', 'ArticlePage.tsx', { slug: 'insomnia', language: 'en' }],
    ['/blog/face-failures', 'ArticlePage.tsx', { slug: 'face-failures', language: 'hi' }],
  ]);
});

test('makes permanent redirects that work in the browser too', async () => {
  const { createRedirect } = await run({ data });
  expect(createRedirect).toHaveBeenCalledWith({
    fromPath: '/old',
    toPath: '/blog/insomnia',
    isPermanent: true,
    redirectInBrowser: true,
  });
});

test('stops with a message, and makes nothing, when the content can’t be queried', async () => {
  const { createPage, panicOnBuild } = await run({ errors: ['no'] });
  expect(panicOnBuild).toHaveBeenCalledWith('The content could not be queried for making pages.', ['no']);
  expect(createPage).not.toHaveBeenCalled();
});
