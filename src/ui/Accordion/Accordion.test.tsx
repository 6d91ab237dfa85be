import { fireEvent, render, screen, within } from '@testing-library/react';
import { Accordion } from './Accordion';

const items = [
  { question: 'Do I need a referral?', answer: 'No. You can book yourself.' },
  { question: 'What does मन mean?', answer: 'It means mind.\n\nWe say it often.' },
];

test('each question is a heading that opens its own answer; only one is open at a time, by name', () => {
  const { container } = render(<Accordion name="faqs" items={items} />);
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(
    items.map(({ question }) => question),
  );
  const details = [...container.querySelectorAll('details')];
  expect(details.map((item) => [item.getAttribute('name'), item.open])).toEqual([
    ['faqs', false],
    ['faqs', false],
  ]);
});

test('the answer is in the document before it is opened, for search in the page and for print', () => {
  const { container } = render(<Accordion name="faqs" items={items} />);
  const second = container.querySelectorAll('details')[1]!;
  expect(
    within(second)
      .getAllByText(/./, { selector: 'p' })
      .map((p) => p.textContent),
  ).toEqual(['It means mind.', 'We say it often.']);
});

test('Hindi in a question is marked', () => {
  render(<Accordion name="faqs" items={items} />);
  expect(screen.getByText('मन').getAttribute('lang')).toBe('hi');
});

describe('on paper', () => {
  const states = (container: HTMLElement) =>
    [...container.querySelectorAll('details')].map((item) => [item.getAttribute('name'), item.open]);
  const draw = (hasDetailsContent: boolean) => {
    window.CSS = { supports: () => hasDetailsContent } as never;
    const { container, unmount } = render(<Accordion name="faqs" items={items} />);
    container.querySelector('details')!.open = true;
    return { container, unmount };
  };

  test('without ::details-content all answers open, though one closes the others by name, and close again', () => {
    const { container } = draw(false);
    // Safari says so twice.
    fireEvent(window, new Event('beforeprint'));
    fireEvent(window, new Event('beforeprint'));
    expect(states(container).map(([, isOpen]) => isOpen)).toEqual([true, true]);
    expect(states(container)[1]).toEqual([null, true]);
    fireEvent(window, new Event('afterprint'));
    expect(states(container)).toEqual([
      ['faqs', true],
      ['faqs', false],
    ]);
  });

  test('what was opened between two printings stays open', () => {
    const { container } = draw(false);
    for (const event of ['beforeprint', 'afterprint']) fireEvent(window, new Event(event));
    container.querySelectorAll('details')[1]!.open = true;
    for (const event of ['beforeprint', 'afterprint']) fireEvent(window, new Event(event));
    expect(states(container).map(([, isOpen]) => isOpen)).toEqual([true, true]);
  });

  test('with it, or once the questions are gone, nothing is done', () => {
    const { container } = draw(true);
    fireEvent(window, new Event('beforeprint'));
    expect(states(container)[1]).toEqual(['faqs', false]);
    const gone = draw(false);
    gone.unmount();
    expect(() => fireEvent(window, new Event('beforeprint'))).not.toThrow();
  });
});

test('a pressed question is scrolled back to where it was, by as much as the answer above it has folded', () => {
  const frames: FrameRequestCallback[] = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  const scrolled = jest.fn();
  Object.assign(window, { scrollBy: scrolled });
  const { container } = render(<Accordion name="faqs" items={items} />);
  const summary = container.querySelectorAll('summary')[1]!;
  const top = jest.spyOn(summary, 'getBoundingClientRect');
  top.mockReturnValue({ top: 300 } as DOMRect);
  fireEvent.click(screen.getByText(/What does/));
  top.mockReturnValue({ top: -40 } as DOMRect);
  for (const frame of frames) frame(0);
  expect(scrolled.mock.calls).toEqual([[{ top: -340, behavior: 'instant' }]]);
  fireEvent.click(screen.getByText('It means mind.'));
  expect(frames).toHaveLength(1);
  jest.restoreAllMocks();
});
