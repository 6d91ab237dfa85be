/** What every browser has and jsdom lacks: a current browser, but for the selectors that jsdom can’t match. */
globalThis.CSS ??= { supports: (condition: string) => !condition.includes(':user-invalid') } as unknown as typeof CSS;
