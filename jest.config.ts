import type { Config } from 'jest';

const transform = {
  '\\.[jt]sx?$': ['@swc/jest', { jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } } }],
  '\\.css$': '<rootDir>/tests/jest/cssTransform.cjs',
} as Config['transform'];

/** Packages that come as ES modules only, which Jest can’t load untransformed. */
const transformIgnorePatterns = ['/node_modules/(?!(?:text-readability|syllable)/)'];

/** Two projects: pure code in Node, components in jsdom. The built site and the browser have runners of their own. */
const config: Config = {
  projects: [
    { displayName: 'node', testEnvironment: 'node', testMatch: ['<rootDir>/src/**/*.test.ts'], transform, transformIgnorePatterns, modulePathIgnorePatterns: ['<rootDir>/(public|dist|\\.cache)/'] },
    {
      displayName: 'components',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/src/**/*.test.tsx'],
      transform,
      transformIgnorePatterns,
      modulePathIgnorePatterns: ['<rootDir>/(public|dist|\\.cache)/'],
      moduleNameMapper: { '^gatsby$': '<rootDir>/tests/jest/gatsby.tsx', '^gatsby-plugin-image$': '<rootDir>/tests/jest/gatsbyPluginImage.tsx' },
    },
  ],
};
export default config;
