/**
 * Whether an article’s day has come. Until then it waits: a build makes no page of it and names it nowhere
 * (src/gatsby/waitingArticles.ts).
 * @param today YYYY-MM-DD at the clinic, see `dayInIndia`; an article is published from the first minute of its day
 */
export const isPublished = ({ date }: { date: string }, today: string): boolean => date <= today;
