/** Day on which an article last changed. */
export const lastChange = ({ date, updated }: { date: string; updated?: string | null }): string =>
  updated && updated > date ? updated : date;
