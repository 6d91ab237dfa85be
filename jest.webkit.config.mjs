import site from './jest.site.config.mjs';

/** A smoke test in WebKit (npm run test:webkit); it needs a build. */
export default { ...site, testMatch: ['<rootDir>/tests/webkit/**/*.test.ts'], testTimeout: 60_000 };
