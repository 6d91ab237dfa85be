/** Words that deny what a sentence says, and words that only look as if they did. */
import { phrase } from './phrase';

const not = "(?:not|never|rarely|seldom|hardly|cannot|\\p{L}+n['’]t)";
const verb =
  '(?:can|could|will|would|may|might|should|must|does|do|did|has|have|had|is|are|was|were|died|took|ended|lost)';

/** Words after “no” that belong to what follows, not to what begins another phrase: “no parking at the best clinic”. */
const following = '(?: (?!(?:at|with|in|from|by|for|through|our)(?: |$))\\S+)';
const modal = '(?:can|could|will|would|may|might|does)';

/** What ends a clause before or after a claim: English joins what it denies by “or”, not by “and”. */
export const clauseEnds = phrase(
  'and|but|although|though|while|whereas|until|unless|before|because(?! of)',
  '(?:when|after|as)(?= (?:he|she) )',
  'और|लेकिन|मगर|परंतु|किंतु|क्योंकि|इसलिए',
);

/** What begins another clause after a claim: “guaranteed results or you do not pay”. */
export const newSubjects = phrase('who|which|that|when|if|as|so|since|where|whose|I|you|we|they|he|she|it|there');

/** Where “we” begins a clause of its own: “without medicine we cure”, but not “nobody says that we cure”. */
export const ownClause = /(?<!that )(?<!\p{L})(?=we )/iu;

/** The commas of a list, which end no clause: “no cures, miracles or instant relief”. */
export const listCommas = /,(?=(?:\s+[\p{L}\p{M}-]+){1,3}(?:,(?:\s+[\p{L}\p{M}-]+){1,3}){0,8},?\s+(?:or|nor|या)\s)/giu;

const adjective =
  '(?:quick|fast|swift|easy|simple|single|short|sure|certain|safe|instant|lasting|permanent|complete|full|final|real|true|known|proven|universal)';

/** The commas between adjectives: “no quick, easy cure”, but not “no fees, lasting cures”. */
export const adjectiveCommas = new RegExp(
  `(?<=(?<!\\p{L})(?:no|not\\s+an?)\\s+(?:${adjective},\\s+){0,3}${adjective}),(?=\\s+[\\p{L}-]+,?\\s)`,
  'giu',
);

/** An aside between commas, which ends no clause either: “no doctor, however good, can cure it”, “we cannot, and will not, promise”. */
export const asides =
  /,(\s+(?:(?:however|even|as a|of course|in fact|sadly)(?:\s+\p{L}+){0,3}|and\s+(?:(?:will|would|shall|can|do|does)\s+not|cannot|never\s+will))),/giu;

/** The comma between a Hindi clause and the words that deny it: “…, इसकी गारंटी नहीं”, but not “…, इसकी दवा महँगी नहीं”. */
export const commasBeforeDenials =
  /,(?=\s+(?:इसक[ाी]|ऐस[ाीे]|यह)\s+(?:(?:कोई|हमेशा)\s+)?(?:गारंटी|वादा|दावा|वचन|आश्वासन|संभव|ज\u093c?रूरी)\s)/gu;

/** What often stands before a claim and denies something else: “do not wait”, “no doubt that”. */
export const seemingDenials = phrase(
  `${not} (?:only|just|merely|simply|alone|wait(?! for an? )|worry|worried|hesitate|delay|miss|suffer|regret|lose|go wrong|give up|doubt|forget|fear|matter|fail(?:s|ed)?|need(?! to be))`,
  'nothing (?:less|to|else)',
  'no (?:doubt|need|wonder|matter|less|fear|delay|queues?|strings|waiting|queue?ing|travelling)',
  'with no',
  'a few',
  // “People who did not get well are cured here”, but not “people who are not fully cured”.
  `who (?:\\p{L}+ ){0,2}?${not}(?: \\p{L}+){1,4}?(?= ${verb}(?: |$))`,
  '(?:शक|संदेह|शंका) (?:नहीं|न)',
);

/** What denies all that follows in its clause: “nobody can guarantee it”. */
export const widerDenials = phrase(
  not,
  'nobody|no[-\\s]one|no longer|none|nothing|neither|nor|few',
  '(?:नहीं|न|मत) (?:\\S+ ){0,3}कि',
);

/** What denies only the words that follow it at once, so that the claim must come next. */
export const nearDenials = phrase(
  '(?:without|instead of|rather than)(?: (?:an?|any|the|such|of|for|you|promises?|promising|claiming|offering|giving|expecting|seeking|calling))*$',
  // “No doctor will ever promise you a cure”, “no counselling can cure it”, but not “no parking at the best clinic”.
  `no(?! \\p{L}+ing (?!(?:(?!(?:our|your|the) )\\S+ ){0,2}${modal}(?: |$)))(?:(?: \\S+){1,4}? ${verb})?${following}{0,4}$`,
  `no such thing as${following}{0,4}$`,
  '(?:बिना|न)(?: (?:किसी|कोई))?$',
  'न तो(?: \\S+){0,4}$',
);

/** What denies the words before it: “a cure is not known”, but not “relief does not cost much”. */
export const laterDenials = phrase(
  `^(?:\\S+ ){0,3}?(?:${verb} ${not}|cannot|\\p{L}+n['’]t) (?:always |yet |ever |really )?(?:be |been |being )?(?:known|possible|certain|sure|likely|real|true|found|promised|guaranteed|given|offered|available|allowed|proven|expected|exist|happen|come|what|something|caused?|to blame|why|(?:the|an?|our) (?:\\p{L}+ )?(?:cause|reason|aim|goal|point|promise|story|word|answer|way))`,
  '^(?:\\S+ ){0,3}?(?:has|have|had|plays?|played) no (?:place|part|role)(?! for )',
  '^(?:(?!(?:है|हैं|था|थे|थी|कम|अकेले|देर|इंतज़ार|चिंता|दर्द|संकोच) )\\S+ ){0,4}?(?:नहीं|न|मत)',
);

/** What turns a denial into praise: “nobody cures as we do”. */
export const comparisons = phrase('(?:like|than|as|except|besides) (?:us|we|our|ours)');
