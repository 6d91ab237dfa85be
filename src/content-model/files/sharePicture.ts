import { posix } from 'node:path';
import { fileIssue } from './misplacedFiles';
import { restoreIt } from './contentFile';
import type { Issue } from '../issue';
import type { PictureSizes } from '../rule';
import { findPictureFault, pictures as rule } from '../rules/pictures';

/**
 * The picture for shared links to pages without one of their own, below `content/`; src/seo/PageHead.tsx queries it.
 */
export const SHARE_PICTURE = 'pages/share.jpg';

/** Width in pixels; networks show a large card for pictures of this size. */
export const CARD_WIDTH = 1200;
/** Height in pixels of such a card. */
export const CARD_HEIGHT = 630;

function missingPicture(pictures: PictureSizes): Issue {
  const { dir, name } = posix.parse(SHARE_PICTURE);
  const other = [...pictures.keys()].find((path) => posix.parse(path).dir === dir && posix.parse(path).name === name);
  return fileIssue(SHARE_PICTURE, {
    found: 'no such file',
    expected: `a JPEG named ${posix.basename(SHARE_PICTURE)}, at least ${CARD_WIDTH} px wide (${CARD_WIDTH} × ${CARD_HEIGHT} is right), which shared links show for Home, About Us and other pages without a picture of their own`,
    suggestion: other ? `export content/${other} as JPEG to content/${SHARE_PICTURE}` : restoreIt(SHARE_PICTURE),
  });
}

/** Faults of the picture for shared links. No JSON file names it, so no field could report them. */
export function checkSharePicture(pictures: PictureSizes): Issue[] {
  const size = pictures.get(SHARE_PICTURE);
  if (size === undefined) return [{ ...missingPicture(pictures), rule: rule.name }];
  const fault = findPictureFault('the picture for shared links', size, CARD_WIDTH);
  return fault ? [{ ...fileIssue(SHARE_PICTURE, fault), rule: rule.name }] : [];
}
