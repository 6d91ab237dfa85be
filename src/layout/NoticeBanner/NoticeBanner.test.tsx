import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NoticeBanner } from './NoticeBanner';

const labels = { notice: 'Notice', closeNotice: 'Close this notice' };
const holi = {
  from: '2027-03-15',
  to: '2027-03-23',
  text: 'Closed for Holi on 22 and 23 March 2027.',
  link: { label: 'See our hours', link: '/appointment#opening-hours' },
};
const away = { from: '2027-04-01', to: '2027-04-02', text: 'The doctor is away on 2 April 2027.', link: null };
const draw = (notices: (typeof holi | typeof away)[]) =>
  render(
    <>
      <NoticeBanner notices={notices} labels={labels} lang={undefined} />
      <main id="content" tabIndex={-1} />
    </>,
  );

test('is a named region with its days, words and link', () => {
  draw([holi]);
  const region = screen.getByRole('region', { name: 'Notice' });
  expect(region.dataset.days).toBe('2027-03-15/2027-03-23');
  expect(region.textContent).toContain(holi.text);
  expect(screen.getByRole('link', { name: 'See our hours' }).getAttribute('href')).toBe('/appointment#opening-hours');
});

test('where several show, as without scripts, each region has a name of its own', () => {
  draw([holi, away]);
  expect(screen.getByRole('region', { name: 'Notice 1' }).textContent).toContain(holi.text);
  expect(screen.getByRole('region', { name: 'Notice 2' }).textContent).toContain(away.text);
});

test('needs no link', () => {
  draw([away]);
  expect(screen.getByRole('region').textContent).toContain(away.text);
  expect(screen.queryByRole('link')).toBeNull();
});

test('without notices there is nothing', () => {
  draw([]);
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('closing it takes it away, leaves others, moves the focus to the content and stores nothing', async () => {
  draw([holi, away]);
  await userEvent.click(screen.getAllByRole('button', { name: 'Close this notice' })[0]!);
  expect(screen.queryByText(new RegExp(holi.text))).toBeNull();
  expect(screen.getByText(new RegExp(away.text))).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(localStorage.length + sessionStorage.length).toBe(0);
  expect(document.cookie).toBe('');
});
