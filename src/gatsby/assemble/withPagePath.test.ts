import { withPagePath } from './withPagePath';

test('gives what the action gives', () => expect(withPagePath('about/index.html', () => 1)).toBe(1));

test('an error says of which page it is, and keeps what it comes from', () => {
  const cause = new Error('the page has no head.');
  const act = () =>
    withPagePath('about/index.html', () => {
      throw cause;
    });
  expect(act).toThrow(expect.objectContaining({ message: 'about/index.html: the page has no head.', cause }));
});
