import fc from 'fast-check';
import { composeMessage, isMobileAgent, whatsappChatUrl, whatsappShareUrl, whatsappUrl } from './whatsappMessage';

fc.configureGlobal({ numRuns: 1000 });

const NUMBER = '+910000000001';
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';

const agents = [DESKTOP, IPHONE, ANDROID];
const textOf = (url: string) => new URL(url).searchParams.get('text');
/** Any text that can be sent: of whole characters. */
const anyText = fc.string({ unit: 'binary', maxLength: 300 });
/** Any text at all, lone halves of surrogate pairs too. */
const brokenText = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 60 })
  .map((units) => String.fromCharCode(...units));

describe('whatsappUrl', () => {
  test.each([
    ['an ampersand', 'A & B'],
    ['a number sign', 'Flat #12'],
    ['a per-cent sign', '100% sure, %20 and %'],
    ['a plus sign', '+91 00000 00002'],
    ['a question mark and an equals sign', 'why? a=b'],
    ['quotes', `She said "it's fine", ‘really’`],
    ['line breaks', 'one\ntwo\n\nthree'],
    ['emoji', 'thanks 🙏🏽 👨‍👩‍👧'],
    ['Devanagari', 'नमस्ते, मुझे क्षमा करें। श्री ज्ञान'],
    ['5,000 characters', 'अ & b+'.repeat(834).slice(0, 5000)],
  ])('%s arrives unchanged', (_, text) => {
    for (const agent of agents) expect(textOf(whatsappUrl(NUMBER, text, agent))).toBe(text);
  });

  test('half an emoji becomes the replacement character instead of an error', () => {
    expect(textOf(whatsappUrl(NUMBER, 'ok \uD83D', DESKTOP))).toBe('ok \uFFFD');
    expect(textOf(whatsappUrl(NUMBER, '\uDE4F ok', DESKTOP))).toBe('\uFFFD ok');
    expect(textOf(whatsappUrl(NUMBER, '\uDE4F\uD83D 🙏', DESKTOP))).toBe('\uFFFD\uFFFD 🙏');
  });

  test('any text survives the link, and any broken text arrives as well-formed text', () => {
    fc.assert(
      fc.property(
        anyText,
        fc.constantFrom(...agents),
        (text, agent) => textOf(whatsappUrl(NUMBER, text, agent)) === text,
      ),
    );
    fc.assert(
      fc.property(
        brokenText,
        fc.constantFrom(...agents),
        (text, agent) => textOf(whatsappUrl(NUMBER, text, agent)) === text.toWellFormed(),
      ),
    );
  });

  test('the text never adds a parameter or a fragment to the link', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(...agents), (text, agent) => {
        const url = new URL(whatsappUrl(NUMBER, text, agent));
        return url.hash === '' && [...url.searchParams.keys()].join() === (agent === DESKTOP ? 'phone,text' : 'text');
      }),
    );
  });

  test('iPhone and Android get the mobile link, all others the web link', () => {
    expect(whatsappUrl(NUMBER, 'hi', IPHONE)).toBe('https://wa.me/910000000001?text=hi');
    expect(whatsappUrl(NUMBER, 'hi', ANDROID)).toBe('https://wa.me/910000000001?text=hi');
    expect(whatsappUrl(NUMBER, 'hi', DESKTOP)).toBe('https://web.whatsapp.com/send?phone=910000000001&text=hi');
    expect(isMobileAgent('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)')).toBe(false);
    expect(isMobileAgent('')).toBe(false);
    expect([IPHONE, ANDROID].map((agent) => isMobileAgent(agent.toLowerCase()))).toEqual([true, true]);
  });
});

describe('composeMessage', () => {
  test('writes the opening line, then a line a field, and leaves out fields with nothing to say', () => {
    expect(
      composeMessage('Hello.', [
        ['Name', ' Asha  '],
        ['Query', ' \n '],
        ['Phone', '+91 00000'],
      ]),
    ).toBe('Hello.\nName: Asha\nPhone: +91 00000');
  });

  test('line breaks of any kind become one kind', () => {
    expect(composeMessage('Hello.', [['Request', 'one\r\ntwo\rthree\nfour']])).toBe(
      'Hello.\nRequest: one\ntwo\nthree\nfour',
    );
  });

  test('every value stands in the message as written, and the message survives the link', () => {
    const line = fc.tuple(fc.constantFrom('Name', 'Phone', 'Request'), fc.string({ unit: 'binary', maxLength: 80 }));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 6 }), (lines) => {
        const message = composeMessage('Hello.', lines);
        const told = lines
          .map(([label, value]) => [label, value.replace(/\r\n?/g, '\n').trim()] as const)
          .filter(([, value]) => value !== '');
        return (
          message === ['Hello.', ...told.map(([label, value]) => `${label}: ${value}`)].join('\n') &&
          textOf(whatsappUrl(NUMBER, message, IPHONE)) === message
        );
      }),
    );
  });
});

test('the plain chat link carries digits only', () => {
  expect(whatsappChatUrl(NUMBER)).toBe('https://wa.me/910000000001');
});

test('a shared text arrives whole, for nobody in particular', () => {
  fc.assert(
    fc.property(brokenText, (text) => {
      const url = new URL(whatsappShareUrl(text));
      expect([url.origin, url.pathname, url.hash, ...url.searchParams.keys()]).toEqual([
        'https://wa.me',
        '/',
        '',
        'text',
      ]);
      expect(textOf(url.href)).toBe(text.toWellFormed());
    }),
  );
});
