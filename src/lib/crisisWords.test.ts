import copy from '../../content/pages/blogs.json';
import { speaksOfCrisis } from './crisisWords';

const { words } = copy.crisisSearch;

describe('the shipped list', () => {
  test.each([
    'suicide',
    'SUICIDE',
    '  suicidal thoughts ',
    'suicides in India',
    'i want to commit suicide',
    'sucide',
    'self-harm',
    'self harm',
    'selfharm',
    'self–harming',
    'I don’t want to live',
    "i don't want to live any more",
    'dont want to live',
    'want to die',
    'kill myself',
    'killing  myself',
    'end my life',
    'hurting myself',
    'आत्महत्या',
    'आत्महत्या की रोकथाम',
    'ख़ुदकुशी',
    'ख़ुदकुशी'.normalize('NFD'),
    '\u0959ुदकुशी',
    'खुदकुशी',
    'मरना चाहता हूँ',
    'मरना चाहती हूं',
    'खुद को नुकसान',
    'ख़ुद को नुक़सान',
    'जीना नहीं चाहता',
    'aatmahatya',
    'Atmahatya',
    'aatm hatya',
    'khudkushi',
    'khud kushi',
    'marna chahta hu',
    'jeena nahi chahti',
    // What a frightened parent or friend types.
    'my son wants to die',
    'he tried to kill himself',
    'will you kill yourself',
    'my daughter is cutting herself',
    'she hurts herself',
    'harming himself',
    'took her own life',
    'end his life',
    'she doesn’t want to live',
    'he does not want to live',
    'says life is not worth living',
    'nothing to live for',
    'thoughts of death',
    'thinking about dying',
    'feel like dying',
    'unalive',
    'suicde',
    'suside',
    'suicied',
    'susaid',
    'self mutilation',
    'आत्म-हत्या',
    'आत्महत्\u200Dया',
    'खुद-कुशी',
    'खुदखुशी',
    'सुसाइड',
    'सेल्फ हार्म',
    'मरना',
    'मर जाऊँगा',
    'मरने की बातें करता है',
    'जान दे दूँगी',
    'ज़िंदगी ख़त्म',
    'खुद को मारना',
    'हाथ काटना',
    'marna',
    'beta marna chahta hai',
    'mar jaana chahti hai',
    'marne ki baat karta hai',
    'jaan de doongi',
    'zindagi khatam',
    'jeene ki iccha nahi hai',
    'khud ko khatam karna',
    'apne aap ko maarna',
    'hath kaatna',
    'khudkashi',
    'aatamhatya',
  ])('help for %j', (search) => expect(speaksOfCrisis(search, words)).toBe(true));

  test.each([
    '',
    ' ',
    '*',
    'sleep',
    'self-esteem',
    'self-care',
    'harm reduction',
    'want to diet',
    'end of exams',
    'how to live better',
    'killing time',
    'cutting sugar',
    'sui',
    'live with schizophrenia',
    'my life',
    'depression',
    'अवसाद',
    'असफलता',
    'जीना सीखें',
    'खुद को समझना',
    'death of a parent',
    'end of life care',
    'end of the day',
    'hurt feelings',
    'cut down on screen time',
    'take life as it comes',
    'tired',
    'मौसम',
    'जिंदगी',
    'mar',
    'jeene ki kala',
    'khud ko samajhna',
    'jeena seekhe',
    'hatke',
  ])('none for %j', (search) => expect(speaksOfCrisis(search, words)).toBe(false));
});

test('words stand side by side, in their order', () => {
  expect(speaksOfCrisis('kill all myself', ['kill* myself'])).toBe(false);
  expect(speaksOfCrisis('myself kill', ['kill* myself'])).toBe(false);
  expect(speaksOfCrisis('not kill', ['kill* myself'])).toBe(false);
});

test('an asterisk stands for any ending of a word, none included, and for no missing letter', () => {
  expect(speaksOfCrisis('suicid', ['suicid*'])).toBe(true);
  expect(speaksOfCrisis('suicidal', ['suicid*'])).toBe(true);
  expect(speaksOfCrisis('suici', ['suicid*'])).toBe(false);
});

test('what is typed is no pattern', () => {
  expect(speaksOfCrisis('die*', ['die'])).toBe(true);
  expect(speaksOfCrisis('su*', ['suicid*'])).toBe(false);
  expect(speaksOfCrisis('anything', ['*', '…', ''])).toBe(false);
});
