import type { Rule } from '../rule';
import { reportAvoidedWords, type AvoidedWords } from '../text/avoidedWords';
import { phrase } from '../text/phrase';

const person = 'write "person with a mental health condition" or "person in our care"';
const livesWith = 'write "lives with" or "has"';
const substance = 'write "person with a substance use disorder", "person with alcohol dependence" or "substance use"';
const illnesses =
  'depression|anxiety|schizophrenia|psychosis|bipolar|dementia|epilepsy|mental|addiction|disorder|illness|disease|stroke|autism|ADHD|OCD|PTSD|condition|circumstances?';

/** Source: docs/words.md, “People and illness”. */
const english: readonly AvoidedWords[] = [
  {
    words: phrase(
      'mental(?:ly)? (?:ill )?patients?|the mentally ill|lunatics?|insan(?:e|ity)|mad(?:man|men|woman|ness)|mad|craz(?:y|ies)|psychos?|nutters?|maniacs?',
    ),
    use: person,
  },
  { words: phrase('schizophrenics?'), use: 'write "person with schizophrenia"' },
  {
    words: phrase(
      'bipolars|a bipolar(?! (?:disorder|episode|depression|illness|diagnosis|mood|spectrum|phase|condition|relapse|I|II))|manic[-\\s]depressives?',
    ),
    use: 'write "person with bipolar disorder"',
  },
  {
    words: phrase('epileptics|an epileptic(?! (?:seizure|fit|episode|attack|disorder|condition))'),
    use: 'write "person with epilepsy"',
  },
  {
    words: phrase(
      'depressives|anorexics?|psychotics|a psychotic(?! (?:episode|disorder|illness|symptom|condition|relapse|experience|break))',
    ),
    use: 'write "person with …" and the name of the condition',
  },
  {
    words: phrase(
      'suffer(?:s|ed|ing)? from|sufferers?|stricken (?:with|by)|afflict(?:s|ed|ing|ions?)|(?:a )?victims? of(?= (?:\\p{L}+ )?(?:' +
        illnesses +
        '))',
    ),
    use: livesWith,
  },
  {
    words: phrase(
      'addicts?|junkies?|druggies|drunks|drunkards?|substance abusers?|drug abusers?|alcoholics?(?! (?:drinks?|beverages?|anonymous|liver|hepatitis|content))',
    ),
    unless: phrase('non-alcoholic'),
    use: substance,
  },
  {
    words: phrase('(?:drug|substance|alcohol) abuse'),
    use: 'write "substance use", "alcohol use" or "substance use disorder"',
  },
  {
    words: phrase(
      '(?:stay(?:s|ed|ing)?|get(?:s|ting)?|got|been|is|are|be) clean(?= (?:for|since|from|of) )|clean and sober|(?:clean|dirty) (?:drug |urine )?(?:tests?|urine|samples?)',
    ),
    use: 'write "not using", "negative" or "positive"',
  },
  {
    words: phrase('normal (?:people|persons?|children|kids|child|adults?|men|women|ones|students?|individuals?)'),
    use: 'write "people without the condition" or "most people"',
  },
  { words: phrase('retard(?:s|ed|ation)?|feeble-?minded|slow child(?:ren)?'), use: 'write "intellectual disability"' },
  {
    words: phrase(
      'wheelchair[-\\s]bound|confined to (?:a|the|his|her|their) (?:wheelchair|bed)|cripples?|crippled|handicap(?:s|ped)?|the disabled',
    ),
    use: 'write "uses a wheelchair", "disabled person" or "person with a disability"',
  },
  { words: phrase('demented|senil(?:e|ity)'), use: 'write "person with dementia"' },
  { words: phrase('hysteri(?:a|c|cs|cal|cally)'), use: 'write "functional or dissociative symptoms"' },
  {
    words: phrase('broken (?:homes?|famil(?:y|ies))|bad (?:parent(?:s|ing)?|mother(?:s|ing)?|father(?:s|ing)?)'),
    unlessDenied: true,
    use: 'write "family stress" or "separated parents"',
  },
  {
    words: phrase(
      'refus(?:e|es|ed|ing) (?:all |any |the |their |his |her |your )?(?:medicines?|medications?|tablets?|treatment|help|therapy)|non-?complian(?:t|ce)|uncooperative|difficult patients?',
    ),
    use: 'write "is not taking the medicine at present" or "has concerns about it"',
  },
  {
    words: phrase(
      '(?:mental|psychiatric|psych|hopeless|difficult|chronic|suicide|our|hard) cases|(?:a|an) (?:mental|psychiatric|hopeless|difficult|chronic|suicide|hard) case|(?:mental|psychiatric|human|the|our|study) subjects',
    ),
    use: 'write "person" or "patient"',
  },
  {
    words: phrase('asylums?|mental (?:hospitals?|institutions?|homes?)|mad ?houses?|loony bins?'),
    use: 'write "clinic", "hospital" or "in-patient unit"',
  },
  {
    words: phrase('(?:is|are|was|were|be|been|being|get|gets|got) (?:confined|locked up|locked away|put away)'),
    use: 'write "admitted"',
  },
  {
    words: phrase(
      '(?:so|a bit|a little|such an?|totally|very) (?:OCD|bipolar|ADHD|autistic)(?=[.,!?\'"’”]| about| today)',
    ),
    use: 'say what you mean, such as "tidy" or "changing"; a diagnosis is no joke',
  },
];

/** The same in Hindi. */
const hindi: readonly AvoidedWords[] = [
  {
    words: phrase('पागल~', 'सनकी', 'विक्षिप्त', 'दिमाग़ी मरीज़~', 'मानसिक (?:रोगी~|मरीज़~)'),
    use: 'लिखें: "मानसिक रोग के साथ जी रहे व्यक्ति"',
  },
  { words: phrase('(?:से|का|के|की) (?:पीड़ित|ग्रस्त|ग्रसित|शिकार)'), use: 'लिखें: "… के साथ जी रहे हैं" या "… है"' },
  { words: phrase('नशेड़ी~', 'नशेबाज़~', 'शराबी~', 'पियक्कड़~'), use: 'लिखें: "नशे की लत के साथ जी रहे व्यक्ति"' },
  { words: phrase('(?:सामान्य|नॉर्मल) (?:लोग~|व्यक्ति~|बच्च~)'), use: 'लिखें: "ज़्यादातर लोग"' },
  { words: phrase('मंद ?बुद्धि'), use: 'लिखें: "बौद्धिक दिव्यांगता"' },
  { words: phrase('अपाहिज', 'लँगड़~', 'विकलांग'), use: 'लिखें: "दिव्यांग व्यक्ति"' },
];

/** A condition is something that a person has, never what the person is. */
export const personFirst: Rule = {
  name: 'person-first',
  description:
    'Texts name the person before the condition and lay no blame (APA Bias-Free Language Guidelines; docs/words.md).',
  check(content, report) {
    reportAvoidedWords(
      content,
      report,
      [...english, ...hindi],
      'words that put the person before the condition and lay no blame',
    );
  },
};
