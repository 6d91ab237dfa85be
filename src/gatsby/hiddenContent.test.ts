/** @jest-environment node */
import { resolve } from 'node:path';
import config from '../../gatsby-config';

/** What the build leaves out of the content folder, as gatsby-config says. */
const ignored = (config.plugins ?? []).flatMap((plugin) =>
  typeof plugin === 'object' && plugin?.resolve === 'gatsby-source-filesystem'
    ? (plugin.options as { ignore: ((path: string) => boolean)[] }).ignore
    : [],
);
const isIgnored = (path: string) => ignored.some((ignore) => ignore(resolve('content', path)));

test.each(['blog/.draft.json', 'blog/._insomnia.json', '.DS_Store', '.notes/list.json', 'pages/._share.jpg'])(
  'makes no node of %s, which no check has read',
  (path) => expect(isIgnored(path)).toBe(true),
);

test.each(['', 'clinic.json', 'blog', 'blog/insomnia.json', 'pages/share.jpg'])('reads %j', (path) =>
  expect(isIgnored(path)).toBe(false),
);
