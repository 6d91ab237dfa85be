/** A telephone number as people read it, in groups of five from the end: +91 98765 43210 (docs/words.md, “Numbers and dates”). */
export const formatPhone = (e164: string): string => e164.replace(/\B(?=(?:\d{5})+$)/g, ' ');

/** Link that dials an E.164 number or a short code; no separators, since some dialers break on them. */
export const telHref = (number: string): string => `tel:${number}`;

/** The digits of an E.164 number, as WhatsApp links want them. */
export const digitsOf = (e164: string): string => e164.replace(/\D/g, '');
