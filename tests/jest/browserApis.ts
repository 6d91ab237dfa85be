/** What every browser has and jsdom lacks; a current browser. */
globalThis.CSS ??= { supports: () => true } as unknown as typeof CSS;
