/** Tests over the finished site in `dist/` (npm run test:site); they need a build. */
export default {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/tests/site/**/*.test.ts'],
  transform: {
    '\\.[jt]sx?$': ['@swc/jest', { jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx: true } } }],
  },
  modulePathIgnorePatterns: ['<rootDir>/(public|dist|\\.cache)/'],
};
