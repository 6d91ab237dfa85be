import type { Example } from '../Example';
import { Icon, ICON_PATHS, type IconName } from './Icon';

/** Every icon. */
export const iconExamples: Example[] = (Object.keys(ICON_PATHS) as IconName[]).map((name) => ({
  name,
  element: <Icon name={name} />,
}));
