import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { ArticleActions } from './ArticleActions';

const url = 'https://www.dwar-clinic.example/blog/insomnia';
const article = {
  title: 'Sleep & rest',
  url,
  labels: {
    like: 'Like this article',
    likes: '{count} likes',
    bookmark: 'Bookmark this article',
    share: 'Share',
    shareOnWhatsapp: 'Share on WhatsApp',
    copyLink: 'Copy the link',
    linkCopied: 'The link is copied.',
    copyFailed: 'Copy it here:',
  },
};
const shownLikes = () => Number(/^(\d+) likes$/.exec(screen.getByText(/likes$/).textContent!)![1]);

test('the like counter starts at a random integer from 10 to 109', () => {
  render(<ArticleActions article={article} />);
  expect(shownLikes()).toBeGreaterThanOrEqual(10);
  expect(shownLikes()).toBeLessThanOrEqual(109);
});

test('nothing random is in the HTML', () => {
  const html = renderToString(<ArticleActions article={article} />);
  expect(html).not.toMatch(/\d+ likes/);
  expect(renderToString(<ArticleActions article={article} />)).toBe(html);
});

test('the like counter rises by one per click, also on fast double clicks', async () => {
  const user = userEvent.setup();
  render(<ArticleActions article={article} />);
  const start = shownLikes();
  const like = screen.getByRole('button', { name: 'Like this article' });
  await user.click(like);
  expect(shownLikes()).toBe(start + 1);
  await user.dblClick(like);
  expect(shownLikes()).toBe(start + 3);
});

test('the bookmark toggles on and off, also on fast double clicks', async () => {
  const user = userEvent.setup();
  render(<ArticleActions article={article} />);
  const bookmark = screen.getByRole('button', { name: 'Bookmark this article' });
  expect(bookmark.getAttribute('aria-pressed')).toBe('false');
  await user.click(bookmark);
  expect(bookmark.getAttribute('aria-pressed')).toBe('true');
  await user.dblClick(bookmark);
  expect(bookmark.getAttribute('aria-pressed')).toBe('true');
  await user.click(bookmark);
  expect(bookmark.getAttribute('aria-pressed')).toBe('false');
});

test('sharing by WhatsApp carries title and address unchanged', () => {
  render(<ArticleActions article={article} />);
  const link = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Share on WhatsApp' }).href);
  expect(link.searchParams.get('text')).toBe(`Sleep & rest ${url}`);
});

test('copying the link says so', async () => {
  const user = userEvent.setup();
  render(<ArticleActions article={article} />);
  await user.click(screen.getByRole('button', { name: 'Copy the link' }));
  expect(await screen.findByText('The link is copied.')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(url);
});

test('when copying fails the address is shown', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  render(<ArticleActions article={article} />);
  await user.click(screen.getByRole('button', { name: 'Copy the link' }));
  expect(await screen.findByText(`Copy it here: ${url}`)).toBeTruthy();
});
