import type { Rule } from '../rule';
import { articleDates } from './articleDates';
import { articleLabels } from './articleLabels';
import { articleLength } from './articleLength';
import { categoryNames } from './categoryNames';
import { categoryTags } from './categoryTags';
import { claims } from './claims';
import { coreHelplines } from './coreHelplines';
import { crisisBox } from './crisisBox';
import { datedSpans } from './datedSpans';
import { emergencyFirst } from './emergencyFirst';
import { figures } from './figures';
import { helplineCheck } from './helplineCheck';
import { helplineNumbers } from './helplineNumbers';
import { hindiText } from './hindiText';
import { mapFrame } from './mapFrame';
import { mapPosition } from './mapPosition';
import { noPlaceholders } from './noPlaceholders';
import { noticeDates } from './noticeDates';
import { openingHours } from './openingHours';
import { personFirst } from './personFirst';
import { pictures } from './pictures';
import { plainText } from './plainText';
import { readingLevel } from './readingLevel';
import { redirectTargets } from './redirectTargets';
import { references } from './references';
import { requiredCounts } from './requiredCounts';
import { safeMessaging } from './safeMessaging';
import { siteLinks } from './siteLinks';
import { sourceAddresses } from './sourceAddresses';
import { stepNumbers } from './stepNumbers';
import { uniqueChoices } from './uniqueChoices';
import { uniqueSlugs } from './uniqueSlugs';
import { uniqueText } from './uniqueText';

/** Rules on how the content fits together; quick. */
export const structureRules: readonly Rule[] = [
  uniqueSlugs,
  references,
  siteLinks,
  pictures,
  categoryNames,
  categoryTags,
  openingHours,
  datedSpans,
  stepNumbers,
  redirectTargets,
  requiredCounts,
  uniqueChoices,
  articleLabels,
  articleDates,
  sourceAddresses,
  coreHelplines,
  helplineCheck,
  mapPosition,
  mapFrame,
];

/** Rules on what the content says; they read every text. */
const wordRules: readonly Rule[] = [
  plainText,
  noPlaceholders,
  hindiText,
  uniqueText,
  articleLength,
  readingLevel,
  figures,
  noticeDates,
  helplineNumbers,
  crisisBox,
  emergencyFirst,
  safeMessaging,
  personFirst,
  claims,
];

/** Every rule of the content, in the order in which they are documented. */
export const rules: readonly Rule[] = [...structureRules, ...wordRules];
