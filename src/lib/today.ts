/** The visitor’s own calendar day as YYYY-MM-DD, never the UTC one (FRM-06). */
export function localDay(now: Date): string {
  const pad = (n: number, length: number) => String(n).padStart(length, '0');
  return `${pad(now.getFullYear(), 4)}-${pad(now.getMonth() + 1, 2)}-${pad(now.getDate(), 2)}`;
}
