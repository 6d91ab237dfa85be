import type { ReactElement } from 'react';
import type { ContentIconName } from '../../lib/iconNames';

/** Line icons on a 24-unit grid, drawn in the colour of the text around them; always decoration beside words. */
export const ICON_PATHS = {
  chat: 'M4 5h16v11H10l-4 4v-4H4zM8 9h8M8 12h5',
  clipboard: 'M8 4h8v3H8zM8 5H5v16h14V5h-3M8 12l2 2 4-4M8 18h8',
  capsule: 'M8.5 3.5a5 5 0 0 1 5 5v7a5 5 0 0 1-10 0v-7a5 5 0 0 1 5-5zM3.5 12h10M17 8v8M20.5 12h-7',
  brain:
    'M12 5a3 3 0 0 0-5.5 1.5A3.5 3.5 0 0 0 5 13a3.5 3.5 0 0 0 3 5.5A3 3 0 0 0 12 20zM12 5a3 3 0 0 1 5.5 1.5A3.5 3.5 0 0 1 19 13a3.5 3.5 0 0 1-3 5.5A3 3 0 0 1 12 20M8 10a3 3 0 0 0 4 2M16 14a3 3 0 0 0-4-2',
  child: 'M12 8.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM12 8.5V15M7 11l5 1 5-1M9 21.5l3-6.5 3 6.5',
  screen: 'M4 5h16v11H4zM9 20h6M12 16v4M9 13a3 3 0 0 1 6 0M12 10a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3',
  heart: 'M12 20S4 15 4 9.5A4.2 4.2 0 0 1 12 7.5 4.2 4.2 0 0 1 20 9.5C20 15 12 20 12 20z',
  leaf: 'M5 19C5 9 11 5 20 4c0 10-5 15-12 14M5 21c1-5 4-9 9-11',
  sun: 'M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3 19 19M5 19l1.7-1.7M17.3 6.7 19 5',
  shield: 'M12 3l7 3v6c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6zM9 12l2 2 4-4',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3 2',
  people:
    'M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3.5 20a5.5 5.5 0 0 1 11 0M16 11a2.5 2.5 0 1 0-1-4.8M16.5 14a5 5 0 0 1 4 6',
  star: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z',
  home: 'M4 21V11a8 8 0 0 1 16 0v10zM9.5 21v-6a2.5 2.5 0 0 1 5 0v6',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  book: 'M12 6c-2-1.5-5-2-8-2v14c3 0 6 .5 8 2 2-1.5 5-2 8-2V4c-3 0-6 .5-8 2zM12 6v14',
  path: 'M5 21c0-4 4-5 7-6s5-3 4-5-5-2-5-4 2-3 5-3M5 21h.1',
  phone: 'M6 3h3l2 5-2.5 2a12 12 0 0 0 5.5 5.5l2-2.5 5 2v3a2 2 0 0 1-2 2C11 20 4 13 4 5a2 2 0 0 1 2-2z',
  mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
  pin: 'M12 21s7-6.5 7-11.5a7 7 0 0 0-14 0C5 14.5 12 21 12 21zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  arrow: 'M4 12h15M13 6l6 6-6 6',
  chevron: 'M6 9l6 6 6-6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  bookmark: 'M6 4h12v17l-6-4.5L6 21z',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l4.5 4.5',
  pause: 'M8 5v14M16 5v14',
  play: 'M8 5l11 7-11 7z',
} satisfies Record<ContentIconName, string> & Record<string, string>;

/** Name of an icon. */
export type IconName = keyof typeof ICON_PATHS;

interface IconProps {
  name: IconName;
  className?: string;
}

/** An icon, hidden from screen readers: the words beside it say what it means. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}

/** An icon that content chose. GraphQL types its name as any text; the content check allows only ContentIconName. */
export const ContentIcon = Icon as (props: { name: string; className?: string }) => ReactElement;
