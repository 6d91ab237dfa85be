import type { Example } from '../Example';
import { Icon, ICON_NAMES } from './Icon';

export const iconExamples: Example[] = ICON_NAMES.map((name) => ({ name, element: <Icon name={name} /> }));
