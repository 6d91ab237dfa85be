import site from './jest.site.config.mjs';

/** A smoke test of every page and form in Firefox (npm run test:firefox); it needs a build. */
export default { ...site, testMatch: ['<rootDir>/tests/firefox/**/*.test.ts'], testTimeout: 30_000 };
