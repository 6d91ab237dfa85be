const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
  },
];
const shared = {
  transform: { '\\.[jt]sx?$': swc, '\\.css$': '<rootDir>/tests/jest/cssTransform.cjs' },
  // These come as ES modules only, which Jest can’t load untransformed.
  transformIgnorePatterns: ['/node_modules/(?!(?:text-readability|syllable)/)'],
  modulePathIgnorePatterns: ['<rootDir>/(public|dist|\\.cache)/'],
};

/**
 * Two projects: pure code in Node, components in jsdom. The built site (jest.site.config.mjs) and the browser have
 * runners of their own.
 */
export default {
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{src,scripts,tests/content}/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'components',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/src/**/*.test.tsx'],
      setupFiles: ['<rootDir>/tests/jest/browserApis.ts'],
      moduleNameMapper: { '^gatsby$': '<rootDir>/tests/jest/gatsby.tsx' },
    },
  ],
};
