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
    'marna',
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

test('what is typed is no pattern', () => {
  expect(speaksOfCrisis('su*', ['suicid*'])).toBe(false);
  expect(speaksOfCrisis('anything', ['*', '…', ''])).toBe(false);
});
