import fc from 'fast-check';
import { digitsOf, formatPhone, telHref } from './phone';

describe('formatPhone', () => {
  test.each([
    ['+919876543210', '+91 98765 43210'],
    ['+910000012345', '+91 00000 12345'],
    ['+14155550123', '+1 41555 50123'],
    ['+9118001234567', '+91 1800 123 4567'],
    ['+9118601234567', '+91 1860 123 4567'],
    // Landlines of Delhi and Chennai, and of Jamshedpur, whose digits might be a mobile number’s.
    ['+911123456789', '+91 11 2345 6789'],
    ['+914423456789', '+91 44 2345 6789'],
    ['+916572234567', '+91 65722 34567'],
    // Too short and too long to be toll-free.
    ['+911800123456', '+91 18001 23456'],
    ['+91180012345678', '+9118 00123 45678'],
    ['14416', '14416'],
    ['112', '112'],
  ])('%s is shown as %s', (number, shown) => expect(formatPhone(number)).toBe(shown));
});

describe('links to numbers', () => {
  test('a tel: link has no separators', () => expect(telHref('+919876543210')).toBe('tel:+919876543210'));
  test('WhatsApp wants digits only', () => expect(digitsOf('+91 98765-43210')).toBe('919876543210'));

  test('what is shown has the digits that are dialled', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+[1-9]\d{6,14}$/), (number) => {
        expect(formatPhone(number).replaceAll(' ', '')).toBe(number);
        expect(digitsOf(formatPhone(number))).toBe(digitsOf(telHref(number)));
      }),
    );
  });
});
