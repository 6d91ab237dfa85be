import { exampleArticle } from '../../../tests/content/helpers/exampleArticle';
import { findingsOf } from '../../../tests/content/helpers/findingsOf';
import { textFindings } from '../../../tests/content/helpers/textFindings';
import { safeMessaging } from './safeMessaging';

test.each([
  [
    'He committed suicide last year.',
    '"committed suicide"',
    'write "died by suicide", "took their own life" or "ended their life"',
  ],
  [
    'It is hard when someone commits suicide.',
    '"commits suicide"',
    'write "died by suicide", "took their own life" or "ended their life"',
  ],
  [
    'A failed suicide attempt leaves shame.',
    '"failed suicide attempt"',
    'write "died by suicide", "a suicide attempt" or "survived an attempt"',
  ],
  [
    'After suicide was tried, one successful attempt followed.',
    '"successful attempt"',
    'write "died by suicide", "a suicide attempt" or "survived an attempt"',
  ],
  ['Families of suicide victims grieve.', '"suicide victims"', 'write "person who died by suicide"'],
  ['Self-harm is only attention-seeking.', '"attention-seeking"', 'write "sign of distress"'],
  ['It was a cry for help.', '"cry for help"', 'write "sign of distress"'],
  [
    'There is a suicide epidemic.',
    '"suicide epidemic"',
    'write "rise", "increase" or "rate", with the figure and its year',
  ],
  [
    'Rates of suicide are skyrocketing.',
    '"skyrocketing"',
    'write "rise", "increase" or "rate", with the figure and its year',
  ],
  [
    'The town is the capital of suicide.',
    '"capital of"',
    'write "rise", "increase" or "rate", with the figure and its year',
  ],
  ['Some self-harmers hide it.', '"self-harmers"', 'write "person who self-harms"'],
  ['Thoughts of suicide are common among cutters.', '"cutters"', 'write "person who self-harms"'],
  ['It would be political suicide.', '"political suicide"', 'use another phrase; suicide is not a figure of speech'],
  ['Suicidal patients need care.', '"Suicidal patients"', 'write "person with thoughts of suicide"'],
  [
    'She died by suicide because of her marks.',
    '"suicide because of"',
    'write that suicide never has one simple cause, and that help works',
  ],
  [
    'He ended his life over a debt.',
    '"ended his life over a debt"',
    'write that suicide never has one simple cause, and that help works',
  ],
  [
    'For him, suicide was the only way out.',
    '"suicide was the only way out"',
    'write that such a crisis can pass with support, and that help works',
  ],
  ['A tragic suicide shook the college.', '"tragic"', 'leave out the drama; state plainly what is known'],
  [
    'Thoughts of suicide came. He bought rope and pesticide.',
    '"rope"',
    'leave out how it is done; write "a suicide attempt", or "anything they might use to hurt themselves"',
  ],
  [
    'He tried suicide with 20 tablets.',
    '"20 tablets"',
    'leave out how it is done; write "a suicide attempt", or "anything they might use to hurt themselves"',
  ],
  [
    'She slit her wrists.',
    '"slit her wrists"',
    'leave out how it is done; write "a suicide attempt", or "anything they might use to hurt themselves"',
  ],
  ['पिछले साल उसने आत्महत्या कर ली।', '"आत्महत्या कर ली"', 'लिखें: "आत्महत्या से मृत्यु हुई" या "अपना जीवन समाप्त किया"'],
  ['यह आत्महत्या का असफल प्रयास था।', '"असफल प्रयास"', 'लिखें: "आत्महत्या का प्रयास" या "आत्महत्या से मृत्यु"'],
  ['आत्महत्या के शिकार लोगों के परिवार शोक में हैं।', '"आत्महत्या के शिकार"', 'लिखें: "आत्महत्या से जान गँवाने वाले व्यक्ति"'],
  ['आत्महत्या की बात ध्यान खींचने के लिए नहीं होती।', '"ध्यान खींचने के लिए"', 'लिखें: "तकलीफ़ का संकेत"'],
  ['आत्महत्या की बात मदद की पुकार है।', '"मदद की पुकार"', 'लिखें: "तकलीफ़ का संकेत"'],
  ['यह तो राजनीतिक आत्महत्या है।', '"राजनीतिक आत्महत्या"', 'कोई और शब्द लिखें'],
  ['आत्महत्या की महामारी फैल रही है।', '"महामारी"', 'लिखें: "बढ़ोतरी" या "दर", आँकड़े और साल के साथ'],
  [
    'आत्महत्या के विचार आए और उसने जहर खरीदा।',
    '"जहर"',
    'तरीका न बताएँ; लिखें: "आत्महत्या का प्रयास" या "जिससे खुद को नुकसान हो सकता है"',
  ],
])('rejects: %s', (text, words, suggestion) => {
  const [finding, ...more] = textFindings(safeMessaging, text).filter(({ found }) => found.startsWith(words));
  expect(finding).toMatchObject({
    field: '[0].answer',
    expected: 'words without blame, drama or method (WHO and IASP, Preventing suicide, 2023)',
    suggestion,
  });
  expect(more).toEqual([]);
});

test.each([
  ...['फाँसी', 'फंदा', 'ज़हर', 'कीटनाशक', 'रस्सी', 'ब्लेड', 'चाकू', 'बंदूक', 'ओवरडोज़'],
  ...['नस काटना', 'कलाई काटना', 'छत से कूदना', 'रेल की पटरी', 'गोलियाँ खाना'],
])('rejects a means in Hindi where the text speaks of suicide, and there alone: %s', (means) => {
  expect(textFindings(safeMessaging, `आत्महत्या के विचार आए। ${means} भी।`)).toMatchObject([
    { suggestion: expect.stringContaining('तरीका न बताएँ') as string },
  ]);
  expect(textFindings(safeMessaging, `विचार आए। ${means} भी।`)).toEqual([]);
});

test.each([
  'Some people think of suicide. Many who once wanted to die now live lives that matter to them.',
  'He died by suicide. She survived an attempt.',
  'Nobody dies by suicide because of one event.',
  'India recorded over 163,000 deaths by suicide in 2021.',
  'A failed attempt to stop smoking is common. It can be tried again.',
  'Hanging out with friends helps when thoughts of suicide come.',
  'In depression, thoughts of suicide can come.\n\nSome tablets are dangerous in overdose, so your doctor gives a small number.',
  'Put out of reach anything they might use to hurt themselves.',
  'Stop eating for fear of poison is a sign of paranoia.',
  'The Black Death was an epidemic.',
  'आत्महत्या की रोकथाम संभव है, और मदद उपलब्ध है।',
  'आत्महत्या से मृत्यु के बाद परिवार को सहारा चाहिए।',
])('accepts: %s', (text) => {
  expect(textFindings(safeMessaging, text)).toEqual([]);
});

test.each([
  'He ended his life because of exam results, not illness.',
  'He could not cope and ended his life over a debt.',
  'A student who did not pass took his own life because of his marks.',
  'She died by suicide because of a debt that she could not pay.',
  'He did not leave a note when he ended his life because of a quarrel.',
  'He ended his life because of pain that doctors could not ease.',
  'Nothing helped, and suicide was the only way out.',
  'She had no friends, and ended her life after failing.',
  'Suicide because of exams is not rare.',
])('finds a simple cause beside a denial of something else: %s', (text) => {
  expect(textFindings(safeMessaging, text)).toHaveLength(1);
});

test.each([
  'People do not die by suicide because of one event.',
  'No one dies by suicide over a single quarrel.',
  'Please don’t write that he ended his life because of his marks.',
  'Suicide because of one event is not the whole story.',
  'Nobody should think that suicide is the only way out.',
  'It is never true that suicide is the only way out.',
])('accepts what denies a simple cause: %s', (text) => {
  expect(textFindings(safeMessaging, text)).toEqual([]);
});

test('shows the words around the find', () => {
  const [finding] = textFindings(
    safeMessaging,
    'Every family that we have met here says that the words "committed suicide" sound like the words of a court of law.',
  );
  expect(finding?.found).toBe(
    '"committed suicide" in “… have met here says that the words "committed suicide" sound like the words of a court …”',
  );
});

test('leaves the titles of publications alone', () => {
  const [source, ...others] = exampleArticle.sources;
  expect(
    findingsOf(safeMessaging, {
      'blog/a.json': { ...exampleArticle, sources: [{ ...source, title: 'Why people commit suicide' }, ...others] },
    }),
  ).toEqual([]);
});
