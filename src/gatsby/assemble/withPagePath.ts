/**
 * Runs an action on one page.
 * @param path the page’s path
 * @throws the action’s error, its message prefixed with the page’s path: `about/index.html: the page has no …`
 */
export function withPagePath<Result>(path: string, action: () => Result): Result {
  try {
    return action();
  } catch (cause) {
    throw new Error(`${path}: ${(cause as Error).message}`, { cause });
  }
}
