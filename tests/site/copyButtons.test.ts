import { canonicalPages } from './site';

test('each page with a Copy button is of a kind that is tried without a clipboard (tests/browser/clipboard.spec.ts)', () => {
  const found = canonicalPages.flatMap(({ path, $ }) =>
    $('button')
      .toArray()
      .map((button) => $(button).text())
      .filter((words) => /Copy|कॉपी/.test(words))
      .map((words) => `${path.replace(/^\/blog\/.*/, 'article')}: ${words}`),
  );
  // The home page has the same block as the contact page, English articles the same button as the Hindi one.
  expect(new Set(found)).toEqual(
    new Set(['/: Copy the address', '/contact: Copy the address', 'article: Copy the link', 'article: लिंक कॉपी करें']),
  );
});
