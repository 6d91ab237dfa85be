import type { Rule } from '../rule';
import { reportAvoidedWords, type AvoidedWords } from '../text/avoidedWords';
import { phrase } from '../text/phrase';
import { suicideWords } from '../text/speaksOfSuicide';

const diedBySuicide = 'write "died by suicide", "took their own life" or "ended their life"';
const attempt = 'write "died by suicide", "a suicide attempt" or "survived an attempt"';
const rise = 'write "rise", "increase" or "rate", with the figure and its year';
const noMethod = 'leave out how it is done; write "a suicide attempt", or "anything they might use to hurt themselves"';
const manyCauses = 'write that suicide never has one simple cause, and that help works';
const selfHarms = 'write "person who self-harms"';
const hindiDeath = 'लिखें: "आत्महत्या से मृत्यु हुई" या "अपना जीवन समाप्त किया"';
const hindiNoMethod = 'तरीका न बताएँ; लिखें: "आत्महत्या का प्रयास" या "जिससे खुद को नुकसान हो सकता है"';

/** Source: WHO and IASP, Preventing suicide: a resource for media professionals, update 2023. */
const english: readonly AvoidedWords[] = [
  { words: phrase('commit(?:s|ted|ting)? (?:\\p{L}+ )?suicides?', 'suicides? (?:was|were|is|are|been) committed'), use: diedBySuicide },
  { words: phrase('(?:un)?successful suicide(?: attempt)?s?', '(?:completed|failed) suicide(?: attempt)?s?', 'complet(?:e|es|ing) suicide'), use: attempt },
  { words: phrase('(?:successful|unsuccessful|completed|failed|botched) attempts?'), inSentence: suicideWords, use: attempt },
  { words: phrase('suicide victims?', 'victims? of suicide'), use: 'write "person who died by suicide"' },
  { words: phrase('cr(?:y|ies) for (?:help|attention)', 'attention[-\\s]seek(?:ing|ers?)'), use: 'write "sign of distress"' },
  { words: phrase('suicide (?:epidemic|spate|wave|hotspot|capital|spot)s?', '(?:epidemic|spate|wave|plague) of (?:\\p{L}+ )?suicides?'), use: rise },
  { words: phrase('epidemics?', 'spates?', 'skyrocket(?:s|ed|ing)?', 'soar(?:s|ed|ing)?', 'hotspots?', 'capital of'), inSentence: suicideWords, use: rise },
  { words: phrase('self[-\\s]harmers?', 'self[-\\s]injurers?'), use: selfHarms },
  { words: phrase('cutters?'), inParagraph: suicideWords, use: selfHarms },
  { words: phrase('(?:political|career|social|financial|commercial) suicide', 'suicide (?:mission|squad|pact|run)s?'), use: 'take another phrase; suicide is no figure of speech' },
  { words: phrase('suicidal (?:person|people|patient|man|woman|men|women|teen|teenager|child|children|student)s?'), use: 'write "person with thoughts of suicide"' },
  {
    words: phrase(
      '(?:suicides?|(?:took|ended) (?:his|her|their)(?: own)? li(?:fe|ves)) (?:because of|due to|owing to|after failing)',
      '(?:suicides?|(?:took|ended) (?:his|her|their)(?: own)? li(?:fe|ves)) over (?:an?|the|his|her|their|exam~|debts?|marks|love) ?(?:exam~|results?|marks|debts?|loans?|love|affair|break-?up|quarrel|dowry)?(?! (?:last|past|years?|months?))',
    ),
    unlessDenied: true,
    use: manyCauses,
  },
  { words: phrase('suicide (?:is|was|seems?|becomes?|can be|as) (?:the|an?)(?: only)? (?:way out|escape|solution|answer|option|relief)'), unlessDenied: true, use: 'write that such a crisis can pass with support, and that help works' },
  { words: phrase('shocking', 'horrif~', 'horror', 'gruesome', 'chilling', 'grim', 'tragic(?:ally)?', 'heart-?breaking'), inSentence: suicideWords, use: 'leave out the drama; state plainly what is known' },
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

/** The same in Hindi. */
const hindi: readonly AvoidedWords[] = [
  { words: phrase('(?:आत्महत्या|ख़ुदकुशी) (?:कर )?(?:ली|लिया|लेते|लेती|लेता|चुके|चुका|चुकी)', '(?:आत्महत्या|ख़ुदकुशी) (?:की|करते|करती|करता)(?= (?:है|हैं|थी|था|थे)|[।,.])'), use: hindiDeath },
  { words: phrase('(?:सफल|असफल|नाकाम|विफल) (?:आत्महत्या|प्रयास~|कोशिश~)'), inSentence: suicideWords, use: 'लिखें: "आत्महत्या का प्रयास" या "आत्महत्या से मृत्यु"' },
  { words: phrase('आत्महत्या (?:का|के|की) (?:शिकार|पीड़ित)'), use: 'लिखें: "आत्महत्या से जान गँवाने वाले व्यक्ति"' },
  { words: phrase('ध्यान (?:खींचने|आकर्षित करने|पाने) (?:के लिए|का|की)', 'मदद की पुकार'), inParagraph: suicideWords, use: 'लिखें: "तकलीफ़ का संकेत"' },
  { words: phrase('महामारी', 'सिलसिला', 'बाढ़', 'लहर', 'राजधानी', 'गढ़'), inSentence: suicideWords, use: 'लिखें: "बढ़ोतरी" या "दर", आँकड़े और साल के साथ' },
  { words: phrase('राजनीतिक आत्महत्या', 'आत्मघाती (?:मिशन|हमल~|दस्त~)'), use: 'कोई और शब्द लिखें' },
  {
    words: phrase('फाँसी', 'फंद[ाे]', 'ज़हर~', 'कीटनाशक~', 'रस्सी', 'ब्लेड', 'चाकू', 'बंदूक', 'ओवरडोज़', '(?:नस|कलाई) काट~', 'से कूद~', 'रेल की पटरी', 'गोलियाँ खा~'),
    inParagraph: suicideWords,
    use: hindiNoMethod,
  },
];

/** Words about suicide can harm or help; this keeps to those that help (conventions, section 1). */
export const safeMessaging: Rule = {
  name: 'safe-messaging',
  description: 'Texts on suicide and self-harm name no method and no single cause, and use words without blame or drama (WHO and IASP, 2023).',
  check(content, report) {
    reportAvoidedWords(content, report, [...english, ...hindi], 'words without blame, drama or method (WHO and IASP, Preventing suicide, 2023)');
  },
};
