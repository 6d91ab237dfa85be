import site from './jest.site.config.mjs';

/** Tests of the finished site on real servers (npm run test:hosts); they need a build. */
export default { ...site, testMatch: ['<rootDir>/tests/hosts/**/*.test.ts'], testTimeout: 300_000 };
