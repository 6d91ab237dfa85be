/** A telephone number as people read it: +91 98765 43210 (conventions, “Indian formats”); other countries in groups of five from the end. */
export function formatPhone(e164: string): string {
  const match = /^\+91(\d{5})(\d{5})$/.exec(e164);
  return match ? `+91 ${match[1]} ${match[2]}` : e164.replace(/(\d{5})$/, ' $1');
}

/** Link that dials an E.164 number or a short code; no separators, since some dialers break on them. */
export const telHref = (number: string): string => `tel:${number}`;

/** The digits of an E.164 number, as WhatsApp links want them. */
export const digitsOf = (e164: string): string => e164.replace(/\D/g, '');
