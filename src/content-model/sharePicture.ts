import { posix } from 'node:path';
import { fileIssue, restoreIt } from './checkFile';
import type { Issue } from './issue';
import type { PictureSizes } from './rule';
import { findPictureFault, pictures as rule } from './rules/pictures';

/** The picture for shared links of pages without one of their own, below `content/`; src/seo/PageHead.tsx asks for it. */
export const SHARE_PICTURE = 'pages/share.jpg';

/** Networks show a large card for pictures of this size. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

function missingPicture(pictures: PictureSizes): Issue {
  const { dir, name } = posix.parse(SHARE_PICTURE);
  const other = [...pictures.keys()].find((path) => posix.parse(path).dir === dir && posix.parse(path).name === name);
  return fileIssue(SHARE_PICTURE, {
    found: 'no such file',
    expected: `a JPEG named ${posix.basename(SHARE_PICTURE)}, at least ${CARD_WIDTH} px wide (${CARD_WIDTH} × ${CARD_HEIGHT} is right): what a shared link to Home, About Us and other pages without a picture of their own shows`,
    suggestion: other ? `export content/${other} as JPEG to content/${SHARE_PICTURE}` : restoreIt(SHARE_PICTURE),
  });
}

/** What is wrong with the picture for shared links: no JSON file names it, so that no field could tell. */
export function checkSharePicture(pictures: PictureSizes): Issue[] {
  const size = pictures.get(SHARE_PICTURE);
  if (size === undefined) return [{ ...missingPicture(pictures), rule: rule.name }];
  const fault = findPictureFault('the picture for shared links', size, CARD_WIDTH);
  return fault ? [{ ...fileIssue(SHARE_PICTURE, fault), rule: rule.name }] : [];
}
