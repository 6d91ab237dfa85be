import { textFindings } from '../../../tests/content/helpers/textFindings';
import { personFirst } from './personFirst';

test.each([
  [
    'Mental patients need rest.',
    '"Mental patients"',
    'write "person with a mental health condition" or "person in our care"',
  ],
  ['People call him crazy.', '"crazy"', 'write "person with a mental health condition" or "person in our care"'],
  ['A schizophrenic can work.', '"schizophrenic"', 'write "person with schizophrenia"'],
  ['She is a bipolar.', '"a bipolar"', 'write "person with bipolar disorder"'],
  ['An epileptic may drive.', '"An epileptic"', 'write "person with epilepsy"'],
  ['He suffers from depression.', '"suffers from"', 'write "lives with" or "has"'],
  ['They are victims of anxiety.', '"victims of"', 'write "lives with" or "has"'],
  [
    'Addicts can recover.',
    '"Addicts"',
    'write "person with a substance use disorder", "person with alcohol dependence" or "substance use"',
  ],
  [
    'Her father is an alcoholic.',
    '"alcoholic"',
    'write "person with a substance use disorder", "person with alcohol dependence" or "substance use"',
  ],
  ['Drug abuse is common.', '"Drug abuse"', 'write "substance use", "alcohol use" or "substance use disorder"'],
  ['She has been clean for a year.', '"been clean"', 'write "not using", "negative" or "positive"'],
  ['Normal people sleep at night.', '"Normal people"', 'write "people without the condition" or "most people"'],
  ['A retarded child needs help.', '"retarded"', 'write "intellectual disability"'],
  [
    'He is wheelchair-bound.',
    '"wheelchair-bound"',
    'write "uses a wheelchair", "disabled person" or "person with a disability"',
  ],
  ['A demented parent forgets.', '"demented"', 'write "person with dementia"'],
  ['She was hysterical.', '"hysterical"', 'write "functional or dissociative symptoms"'],
  ['He comes from a broken home.', '"broken home"', 'write "family stress" or "separated parents"'],
  [
    'The patient refuses medicine.',
    '"refuses medicine"',
    'write "is not taking the medicine at present" or "has concerns about it"',
  ],
  [
    'He is non-compliant.',
    '"non-compliant"',
    'write "is not taking the medicine at present" or "has concerns about it"',
  ],
  ['We see difficult cases.', '"difficult cases"', 'write "person" or "patient"'],
  ['A mental hospital is far.', '"mental hospital"', 'write "clinic", "hospital" or "in-patient unit"'],
  ['She was locked up for weeks.', '"was locked up"', 'write "admitted"'],
  ['I am so OCD about my desk.', '"so OCD"', 'say what you mean, such as "tidy" or "changing"; a diagnosis is no joke'],
  ['वह पागल नहीं है।', '"पागल"', 'लिखें: "मानसिक रोग के साथ जी रहे व्यक्ति"'],
  ['वे अवसाद से पीड़ित हैं।', '"से पीड़ित"', 'लिखें: "… के साथ जी रहे हैं" या "… है"'],
  ['Depressives need rest.', '"Depressives"', 'write "person with …" and the name of the condition'],
  ['सामान्य लोग रात में सोते हैं।', '"सामान्य लोग"', 'लिखें: "ज़्यादातर लोग"'],
  ['मंदबुद्धि बच्चे को मदद चाहिए।', '"मंदबुद्धि"', 'लिखें: "बौद्धिक दिव्यांगता"'],
  ['विकलांग को मदद चाहिए।', '"विकलांग"', 'लिखें: "दिव्यांग व्यक्ति"'],
  ['नशेड़ी को मदद चाहिए।', '"नशेड़ी"', 'लिखें: "नशे की लत के साथ जी रहे व्यक्ति"'],
])('rejects: %s', (text, words, suggestion) => {
  expect(textFindings(personFirst, text)).toEqual([
    expect.objectContaining({
      found: expect.stringMatching(new RegExp(`^${words} in `)) as string,
      expected: 'words that put the person before the condition and lay no blame',
      suggestion,
    }),
  ]);
});

test.each([
  'A person with schizophrenia can work.',
  'She has a bipolar disorder diagnosis, and he had an epileptic seizure.',
  'Psychosis can be treated. A psychotic episode can be frightening.',
  'Addiction is a health condition. Screens can be addictive.',
  'Avoid alcoholic drinks; non-alcoholic ones are fine.',
  'Memory can also suffer.',
  'Help for victims of violence and of crime.',
  'In any case, come. In some cases, medicine helps. Your case notes are private.',
  'If a subject hurts too much, say so.',
  'School refusal is common. My son refuses to go to school.',
  'This is not a normal part of ageing. It is normal to grieve.',
  'Nobody is made to stay. He was admitted.',
  'Bad parenting does not cause autism, nor do broken homes.',
  'No child is ill because of bad parenting.',
  'Bad parenting has no role in autism.',
  'Bad parenting plays no part in autism.',
  'ADHD is common, so ADHD can be missed.',
  'मानसिक रोग के साथ जी रहे व्यक्ति को सहारा चाहिए।',
  'वे अवसाद के साथ जी रहे हैं।',
])('accepts: %s', (text) => {
  expect(textFindings(personFirst, text)).toEqual([]);
});
