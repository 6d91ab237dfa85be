import { phrase } from '../text/phrase';
import type { AvoidedWords } from '../text/avoidedWords';
import { suicideWords } from '../text/speaksOfSuicide';

const diedBySuicide = 'write "died by suicide", "took their own life" or "ended their life"';
const attempt = 'write "died by suicide", "a suicide attempt" or "survived an attempt"';
const rise = 'write "rise", "increase" or "rate", with the figure and its year';
const noMethod = 'leave out how it is done; write "a suicide attempt", or "anything they might use to hurt themselves"';
const manyCauses = 'write that suicide never has one simple cause, and that help works';
const selfHarms = 'write "person who self-harms"';

/**
 * Words on suicide that can harm, each with what to write instead. Source: WHO and IASP, Preventing suicide: a resource
 * for media professionals, update 2023.
 */
export const unsafeEnglish: readonly AvoidedWords[] = [
  {
    words: phrase('commit(?:s|ted|ting)? (?:\\p{L}+ )?suicides?', 'suicides? (?:was|were|is|are|been) committed'),
    use: diedBySuicide,
  },
  {
    words: phrase(
      '(?:un)?successful suicide(?: attempt)?s?',
      '(?:completed|failed) suicide(?: attempt)?s?',
      'complet(?:e|es|ing) suicide',
    ),
    use: attempt,
  },
  {
    words: phrase('(?:successful|unsuccessful|completed|failed|botched) attempts?'),
    inSentence: suicideWords,
    use: attempt,
  },
  { words: phrase('suicide victims?', 'victims? of suicide'), use: 'write "person who died by suicide"' },
  {
    words: phrase('cr(?:y|ies) for (?:help|attention)', 'attention[-\\s]seek(?:ing|ers?)'),
    use: 'write "sign of distress"',
  },
  {
    words: phrase(
      'suicide (?:epidemic|spate|wave|hotspot|capital|spot)s?',
      '(?:epidemic|spate|wave|plague) of (?:\\p{L}+ )?suicides?',
    ),
    use: rise,
  },
  {
    words: phrase('epidemics?', 'spates?', 'skyrocket(?:s|ed|ing)?', 'soar(?:s|ed|ing)?', 'hotspots?', 'capital of'),
    inSentence: suicideWords,
    use: rise,
  },
  { words: phrase('self[-\\s]harmers?', 'self[-\\s]injurers?'), use: selfHarms },
  { words: phrase('cutters?'), inParagraph: suicideWords, use: selfHarms },
  {
    words: phrase('(?:political|career|social|financial|commercial) suicide', 'suicide (?:mission|squad|pact|run)s?'),
    use: 'use another phrase; suicide is not a figure of speech',
  },
  {
    words: phrase('suicidal (?:person|people|patient|man|woman|men|women|teen|teenager|child|children|student)s?'),
    use: 'write "person with thoughts of suicide"',
  },
  {
    words: phrase(
      '(?:suicides?|(?:took|ended) (?:his|her|their)(?: own)? li(?:fe|ves)) (?:because of|due to|owing to|after failing)',
      '(?:suicides?|(?:took|ended) (?:his|her|their)(?: own)? li(?:fe|ves)) over (?:an?|the|his|her|their|exam~|debts?|marks|love) ?(?:exam~|results?|marks|debts?|loans?|love|affair|break-?up|quarrel|dowry)?(?! (?:last|past|years?|months?))',
    ),
    unlessDenied: true,
    use: manyCauses,
  },
  {
    words: phrase(
      'suicide (?:is|was|seems?|becomes?|can be|as) (?:the|an?)(?: only)? (?:way out|escape|solution|answer|option|relief)',
    ),
    unlessDenied: true,
    use: 'write that such a crisis can pass with support, and that help works',
  },
  {
    words: phrase(
      'shocking',
      'horrif~',
      'horror',
      'gruesome',
      'chilling',
      'grim',
      'tragic(?:ally)?',
      'heart-?breaking',
    ),
    inSentence: suicideWords,
    use: 'leave out the drama; state plainly what is known',
  },
  {
    words: phrase(
      'nooses?',
      'self-immolat~',
      '(?:lethal|fatal|deadly) (?:dose|amount|quantit(?:y|ies))s?',
      '(?:hang(?:ed|ing)?|drown(?:ed|ing)?|shoot(?:ing)?|shot|poison(?:ed|ing)?) (?:my|your|him|her|them|one)sel(?:f|ves)',
      '(?:slit|slash|cut)(?:s|ting|ed)? (?:my|your|his|her|their|the) wrists?',
    ),
    use: noMethod,
  },
  {
    words: phrase(
      'hanging(?! (?:out|around|on))|hanged|ropes?|blades?|razors?|knife|knives|guns?|firearms?|drown(?:ed|ing)|carbon monoxide',
      'overdos~|poison~|pesticides?|insecticides?|railway (?:tracks?|lines?)|jump(?:s|ed|ing)? (?:from|off|in front)',
      '\\d+ (?:pills|tablets|capsules)',
      '(?:take|takes|took|taking|swallow(?:s|ed|ing)?) (?:all|too many|a handful of|a strip of) (?:\\p{L}+ )?(?:pills|tablets|medicines)',
    ),
    inParagraph: suicideWords,
    use: noMethod,
  },
];
