import { findPhrases, phrase } from './phrase';

const own = "(?:my|your|his|her|their|our|one's)";
const self = '(?:myself|yourself|yourselves|himself|herself|themselves|ourselves|oneself|themself)';

/** Words that speak of suicide or self-harm, plainly or in a roundabout way. */
export const suicideWords = phrase(
  'suicid~',
  'self[-\\s]?harm~',
  'self[-\\s]?injur~',
  `(?:harm|hurt|injure|kill)(?:s|ed|d|ing)? ${self}`,
  `cut(?:s|ting)? ${self}(?! (?:off|some|loose))`,
  `end(?:s|ed|ing)? ${own}(?: own)? li(?:fe|ves)`,
  `(?:take|takes|took|taken|taking) ${own} own li(?:fe|ves)`,
  '(?:wish|want)(?:es|s|ed|ing)? (?:to die|to be dead|not to live)',
  'end(?:s|ing)? it all',
  'not (?:want|wish)(?:ing)? to (?:live|be alive|be here|wake up|exist)',
  '(?:wish|wishes|wished) (?:I|you|he|she|they) (?:was|were) (?:dead|not alive)',
  '(?:thoughts?|talk|talks|talking|speaks?|speaking|thinking|ideas?) of (?:death|dying)',
  '(?:better off|rather be) (?:dead|without (?:me|them|him|her))',
  '(?:life|living) is not worth (?:living|it)',
  'no (?:reason|wish|will) to live',
  'आत्महत्या~',
  'आत्मघात~',
  'ख़ुदकुशी',
  '(?:ख़ुद|अपने आप|स्वयं) को (?:नुक़सान|चोट|हानि)',
  'जान (?:देने|दे दूँ|लेने)',
  '(?:अपना|अपनी) (?:जीवन|ज़िंदगी|जान) (?:समाप्त|ख़त्म|ले)~',
  'मर जाने',
  'मरने (?:के|का|की) (?:विचार~|ख़याल~|इच्छा|बात~)',
  'जीने की इच्छा (?:न|नहीं|ख़त्म)',
  'जीने का मन (?:न|नहीं)',
  '(?:जीना नहीं|मरना) चाह~',
);

/** The first place where a text speaks of suicide or self-harm. */
export const findSuicideWords = (text: string): { start: number; end: number } | undefined =>
  findPhrases(text, suicideWords)[0];
