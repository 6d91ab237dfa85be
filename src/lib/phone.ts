/**
 * A telephone number as people read it, in groups of five from the end: +91 98765 43210 (docs/words.md, “Numbers and
 * dates”); Indian toll-free numbers have groups of their own: +91 1800 123 4567. So have landlines with an STD code that no
 * mobile number begins with and whose length is known: +91 11 2345 6789. Other landlines can’t be told from mobile numbers.
 */
export const formatPhone = (e164: string): string =>
  e164
    .replace(/^\+91(18[06]0)(\d{3})(?=\d{4}$)/, '+91 $1 $2 ')
    .replace(/^\+91(11|2[02]|33|4[04])(\d{4})(?=\d{4}$)/, '+91 $1 $2 ')
    .replace(/\B(?=(?:\d{5})+$)/g, ' ');

/** Link that dials an E.164 number or a short code; no separators, since some dialers break on them. */
export const telHref = (number: string): string => `tel:${number}`;

/** The digits of an E.164 number, as WhatsApp links need them. */
export const digitsOf = (e164: string): string => e164.replace(/\D/g, '');
