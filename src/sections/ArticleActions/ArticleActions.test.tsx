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
  const starts = Array.from({ length: 30 }, () => {
    const { unmount } = render(<ArticleActions article={article} />);
    const start = shownLikes();
    unmount();
    return start;
  });
  expect(new Set(starts).size).toBeGreaterThan(5);
  for (const start of starts) expect(start >= 10 && start <= 109 && Number.isInteger(start)).toBe(true);
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

describe('where the device has a way to share of its own', () => {
  const share = jest.fn();
  const press = async () => {
    const user = userEvent.setup();
    render(<ArticleActions article={article} />);
    await user.click(screen.getByRole('button', { name: 'Share' }));
  };
  beforeEach(() => {
    share.mockReset().mockResolvedValue(undefined);
    Object.assign(navigator, { share });
  });
  afterEach(() => {
    delete (navigator as { share?: unknown }).share;
  });

  test('its button takes the place of copying, and gets title and address', async () => {
    await press();
    expect(share).toHaveBeenCalledWith({ title: article.title, url });
    expect(screen.queryByRole('button', { name: 'Copy the link' })).toBeNull();
    expect(screen.queryByText(/copied/)).toBeNull();
  });

  test.each([
    ['closing its sheet', 'AbortError'],
    ['a second press while it is open', 'InvalidStateError'],
  ])('%s is no failure', async (_, name) => {
    share.mockRejectedValue(new DOMException('', name));
    await press();
    expect(screen.queryByText(/copied/)).toBeNull();
  });

  test('if it fails, the link is copied, and that is said', async () => {
    share.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await press();
    expect(await screen.findByText('The link is copied.')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(url);
  });

  test('the HTML is the same as where there is none', () => {
    expect(renderToString(<ArticleActions article={article} />)).toContain('Copy the link');
  });
});
