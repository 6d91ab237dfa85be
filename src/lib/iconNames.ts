/** Names of the icons that content may choose; src/ui/Icon draws each of them, and others. */
export const ICON_NAMES = [
  'chat',
  'clipboard',
  'capsule',
  'brain',
  'child',
  'screen',
  'heart',
  'leaf',
  'sun',
  'shield',
  'clock',
  'people',
  'star',
  'home',
  'lock',
  'book',
  'path',
  'phone',
] as const;

/** Name of an icon that content may choose. */
export type ContentIconName = (typeof ICON_NAMES)[number];
