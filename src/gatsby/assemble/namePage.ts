/**
 * What an action with one page gives.
 * @param path of the page
 * @throws what the action throws, with the path before its words: `about/index.html: the page has no …`
 */
export function namePage<Result>(path: string, action: () => Result): Result {
  try {
    return action();
  } catch (cause) {
    throw new Error(`${path}: ${(cause as Error).message}`, { cause });
  }
}
