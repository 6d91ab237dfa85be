import { namePage } from './namePage';

test('gives what the action gives', () => expect(namePage('about/index.html', () => 1)).toBe(1));

test('an error says of which page it is, and keeps what it comes from', () => {
  const cause = new Error('the page has no head.');
  const act = () =>
    namePage('about/index.html', () => {
      throw cause;
    });
  expect(act).toThrow(expect.objectContaining({ message: 'about/index.html: the page has no head.', cause }));
});
