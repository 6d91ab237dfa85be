import { exampleArticle } from '../../../tests/content/helpers/exampleArticle';
import { findingsOf } from '../../../tests/content/helpers/findingsOf';
import { textFindings } from '../../../tests/content/helpers/textFindings';
import { claimsExcept } from './claims';

const claims = claimsExcept([]);
const expected = 'no claim that rules on medical advertising forbid';

test.each([
  ['We cure depression.', '"cure"', 'write "can be treated", "can ease" or "helps many people recover"'],
  ['Anxiety is curable.', '"curable"', 'write "can be treated", "can ease" or "helps many people recover"'],
  ['Recovery is guaranteed.', '"guaranteed"', 'write what the treatment "can" or "may" do for "many people"'],
  ['It works for 100% of people.', '"100%"', 'write what the treatment "can" or "may" do for "many people"'],
  [
    'A permanent solution for sleep.',
    '"permanent solution"',
    'write what the treatment "can" or "may" do for "many people"',
  ],
  ['Feel instant relief.', '"instant relief"', 'write what the treatment "can" or "may" do for "many people"'],
  ['Our tablets have no side effects.', '"no side effects"', 'name the common risks and say how you watch for them'],
  ['The treatment is painless.', '"painless"', 'name the common risks and say how you watch for them'],
  [
    'Our success rate is high.',
    '"success rate"',
    'leave the number out, or keep to what the treatment is and how it works',
  ],
  ['The best private clinic in the city.', '"best private clinic"', 'say what you do and for whom, without comparing'],
  ['A leading psychiatrist treats you.', '"leading psychiatrist"', 'say what you do and for whom, without comparing'],
  [
    'The most trusted mental health team.',
    '"most trusted mental health team"',
    'say what you do and for whom, without comparing',
  ],
  ['We give you the best care.', '"the best care"', 'say what you do and for whom, without comparing'],
  ['World-class treatment at home.', '"World-class"', 'say what you do and for whom, without comparing'],
  ['Better than other clinics.', '"Better than other clinics"', 'say what you do and for whom, without comparing'],
  ['We transform lives.', '"transform lives"', 'write what the treatment "can" or "may" do for "many people"'],
  [
    'Over 12 years of experience.',
    '"Over 12 years of experience"',
    'write the qualification and the registration number',
  ],
  [
    'Trusted by thousands of families.',
    '"thousands of families"',
    'leave the number out, or keep to what the treatment is and how it works',
  ],
  ['5k+', '"5k+"', 'leave the number out, or keep to what the treatment is and how it works'],
  ['We offer 24/7 crisis care.', '"24/7"', 'write when the clinic can be reached, and whom to call at other times'],
  [
    'Free first visit this month.',
    '"Free first visit"',
    'leave it out; the clinic may name its fees, and nothing more',
  ],
  ['शहर के सबसे अच्छे डॉक्टर', '"सबसे अच्छे डॉक्टर"', 'लिखें कि आप क्या करते हैं और किसके लिए; तुलना न करें'],
  ['रोग जड़ से ख़त्म करें।', '"जड़ से ख़त्म"', 'लिखें: "मदद मिल सकती है" या "इलाज संभव है"'],
])('rejects: %s', (text, words, suggestion) => {
  const [finding, ...more] = textFindings(claims, text);
  expect(more).toEqual([]);
  expect(finding).toMatchObject({ field: '[0].answer', expected, suggestion });
  expect(finding?.found.startsWith(`${words} in “`)).toBe(true);
});

test.each([
  'There is no cure for this disease, but treatment can help.',
  'Can depression be cured?',
  'Medicine does not cure grief.',
  'Nobody can guarantee a result.',
  'Your best friend may come too. It is best to ask a doctor. Do your best.',
  'The best studied treatment is talking therapy. Walking works best in the morning.',
  'Cognitive behavioural therapy is the best treatment for panic in some studies.',
  'Only doctors prescribe. The top step is high. A cord leading to a doctor.',
  'Ask a trusted adult. Talk with someone you trust.',
  'Our rehabilitation expert helps people return to work.',
  'We cannot say that it is free of side effects.',
  'Exercise classes cost nothing, and the call is free.',
  'Our forms are not watched round the clock.',
  'Open from 4 to 7. The 7 to 9 hours that adults need. Rates rose by 100 per 100,000.',
])('accepts: %s', (text) => {
  expect(textFindings(claims, text)).toEqual([]);
});

// A denial counts only if it denies the claim itself, not something beside it.
test.each([
  'We cure anxiety without medicine.',
  'Guaranteed results without medicine.',
  'Best psychiatrist in Ranchi, no waiting.',
  'Painless, and you will never feel alone.',
  'Guaranteed results or you do not pay.',
  'No waiting at the best clinic in the city.',
  'Without medicine we cure anxiety.',
  'With no medicine anxiety is cured.',
  'Do not miss our free consultation.',
  'You do not need medicine to be cured.',
  'We not only treat depression, we cure it.',
  'A few visits cured her.',
  'Never suffer again with permanent relief.',
  'Our method never fails to cure.',
  'Nobody cures trauma like we do.',
  'There is no doubt that anxiety is curable.',
  'Instant relief does not cost much.',
  'The treatment is painless and does not take long.',
  'You are not alone because the best clinic is near.',
  'A permanent cure that is not expensive.',
  'People who did not get well elsewhere are cured here.',
  'इलाज की गारंटी, दर्द नहीं।',
  'हर कोई पूरी तरह ठीक हो जाता है।',
  'बिना दवा के जड़ से इलाज होता है।',
  'असर किसी चमत्कार से कम नहीं।',
  'इसमें कोई संदेह नहीं कि इलाज शर्तिया है।',
  'आप अकेले नहीं हैं और इलाज की गारंटी है।',
  'No waiting, easy cures.',
  'No waiting here: our team can cure you.',
  'No waiting is needed to be cured.',
  'No waiting, and we can cure you.',
  'No travelling far, we can guarantee results.',
  'We do not stop, and will not, we cure you.',
  'A cure that plays no small part in our fame.',
  'Guaranteed results have no waiting time.',
  'बीमारी जड़ से ख़त्म, इसकी दवा महँगी नहीं।',
  'न तो दर्द, न इंतज़ार: इलाज की गारंटी।',
  'No fees, total cure.',
  'No pain, instant relief.',
  'No booking fee, easy cures.',
  'No parking at the best clinic in the city.',
  'There is no such thing as a queue at the best clinic in the city.',
  'We cure you where shame has no place.',
  'Our cure has no place for fear.',
  'जड़ से इलाज, यह हमेशा महँगा नहीं।',
  'No magic, real cures.',
  'जड़ से इलाज, यह हमेशा होता है, दर्द नहीं।',
])('finds a claim beside a denial of something else: %s', (text) => {
  expect(textFindings(claims, text)).toHaveLength(1);
});

test.each([
  'No doctor, however good, can guarantee a result.',
  'No honest doctor will ever promise you a cure.',
  'No medicine is without risks.',
  'No medicine cures grief, but talking can ease it.',
  'We do not promise cures, miracles or instant relief.',
  'There are no discounts, special offers or free visits.',
  'A cure for this illness is not known yet.',
  'A permanent cure is not always possible.',
  'We help people to live well without promising a cure.',
  'A discount is not offered to anyone.',
  'People who are not fully cured can live well.',
  'You do not need to be completely recovered to go back to work.',
  'Few treatments are painless for everyone.',
  'A blood test may not be painless.',
  'We do not call our clinic the best clinic.',
  'Nobody can say when it will be cured.',
  'Miracles do not happen in a clinic.',
  'A doctor is not here 24/7.',
  'It is not magic but it helps, and we don’t promise instant relief.',
  'Very few people feel instant relief.',
  'इलाज की कोई गारंटी नहीं होती।',
  'हम शर्तिया इलाज का वादा नहीं करते।',
  'बीमारी जड़ से ख़त्म नहीं होती, पर संभाली जा सकती है।',
  'कोई नहीं कह सकता कि रोग हमेशा के लिए ठीक होगा।',
  'यह न कोई चमत्कार है, न जादू।',
  'किसी की गारंटी पर भरोसा न करें।',
  'बिना किसी गारंटी के, पर पूरी मेहनत से।',
  'There is no such thing as a permanent cure.',
  'There is no such thing as a miracle or a cure.',
  'There is no such thing as a guaranteed cure.',
  'No counselling can cure schizophrenia.',
  'No talking therapy can guarantee a result.',
  'There is no quick, easy cure.',
  'We cannot, and will not, promise a cure.',
  'Miracles have no place in medicine.',
  'हर व्यक्ति पूरी तरह ठीक हो जाए, इसकी गारंटी नहीं दी जा सकती।',
  'न तो यह चमत्कार है, न जादू।',
  'We do not, and cannot, guarantee a result.',
  'It is not a quick, lasting cure.',
  'हर रोग पूरी तरह ठीक हो जाए, यह ज़रूरी नहीं।',
])('accepts what denies a claim: %s', (text) => {
  expect(textFindings(claims, text)).toEqual([]);
});

const counter = { value: 5000, suffix: '+', label: 'Customer Review', durationMs: 5000 };

test('takes counted numbers, ratings and testimonials for claims', () => {
  const files = {
    'clinic.json': { reviews: { count: counter, stars: 5 } },
    'testimonials.json': [{ title: 'Thanks', content: 'I felt heard.', author: 'A mother' }],
  };
  expect(findingsOf(claims, files)).toEqual([
    { file: 'clinic.json', field: 'reviews.stars', found: '"5 stars"', expected, suggestion: 'leave the rating out' },
    {
      file: 'clinic.json',
      field: 'reviews.count.value',
      found: '"5000+"',
      expected,
      suggestion: 'leave the number out; a clinic may name its services, hours and fees',
    },
    {
      file: 'testimonials.json',
      field: '[0].content',
      found: '"a testimonial"',
      expected,
      suggestion: 'leave it out; describe what happens at a visit',
    },
  ]);
});

const exception = {
  typeName: 'TeamMember',
  field: 'description[]',
  words: /^Over \d+ years of experience$/,
  reason: 'Specification, section 1: years',
} as const;
const member = (line: string) => ({ 'team/asha.json': { slug: 'asha', description: ['Speaks Hindi.', line] } });

test('lets a listed exception pass in its place, and there only', () => {
  expect(findingsOf(claimsExcept([exception]), member('Over 12 years of experience in psychiatry.'))).toEqual([]);
  expect(
    findingsOf(claimsExcept([exception]), member('Over 12 years of experience at a leading hospital.')),
  ).toMatchObject([{ found: expect.stringContaining('"leading hospital"') as string }]);
  expect(
    findingsOf(claimsExcept([exception]), {
      ...member('Over 12 years of experience.'),
      'faqs.json': [{ question: 'Who?', answer: 'Over 12 years of experience.' }],
    }),
  ).toMatchObject([{ file: 'faqs.json' }]);
});

test('says nothing of an exception that nothing needs: the editor can’t mend the code', () => {
  expect(findingsOf(claimsExcept([exception]), member('Trained in Ranchi.'))).toEqual([]);
});

test('leaves the titles of publications alone', () => {
  const [source, ...others] = exampleArticle.sources;
  expect(
    findingsOf(claims, {
      'blog/a.json': { ...exampleArticle, sources: [{ ...source, title: 'The cure of melancholy' }, ...others] },
    }),
  ).toEqual([]);
});
