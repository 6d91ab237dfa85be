import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** The rooms of `src`: its top-level folders with imports of their own. */
const rooms = [
  'lib',
  'content-model',
  'gatsby',
  'early',
  'browser',
  'ui',
  'seo',
  'layout',
  'sections',
  'templates',
  'pages',
  'kitchen-sink',
];
const allBut = (...known) => rooms.filter((room) => !known.includes(room));

/** Import zones (docs/architecture.md): the rooms that each room of `src` may not import. */
const zones = {
  'src/lib': allBut('lib'),
  'src/content-model': allBut('content-model', 'lib'),
  'src/gatsby': allBut('gatsby', 'content-model', 'lib'),
  'src/early': allBut('early', 'lib'),
  'src/browser': allBut('browser', 'early', 'lib'),
  'src/ui': allBut('ui', 'lib'),
  'src/seo': allBut('seo', 'lib'),
  'src/layout': allBut('layout', 'ui', 'seo', 'lib', 'early'),
  'src/sections': allBut('sections', 'ui', 'seo', 'lib', 'early'),
  'src/templates': allBut('templates', 'sections', 'layout', 'ui', 'seo', 'lib', 'early'),
  'src/pages': allBut('pages', 'sections', 'layout', 'ui', 'seo', 'lib', 'early'),
  'src/kitchen-sink': allBut('kitchen-sink', 'sections', 'layout', 'ui', 'seo', 'lib', 'early'),
};
const noFramework = ['src/lib', 'src/content-model'];

const helmetTakesProps = {
  selector: "JSXElement[openingElement.name.name='Helmet'] > JSXElement",
  message: 'Give Helmet its tags as props; with child tags, Gatsby under React 19 loses them all in the browser.',
};
const noJsonImports = {
  selector: 'ImportDeclaration[source.value=/content\\u002F.*\\.json$/]',
  message: 'Words come from GraphQL queries; no component imports JSON.',
};
const listsKeepTheirRole = {
  selector:
    'JSXOpeningElement[name.name=/^[ou]l$/]:has(> JSXAttribute[name.name="className"]):not(:has(> JSXAttribute[name.name="role"]))',
  message: 'Add role="list": lists with a class have no markers, and Safari drops the role of such a list.',
};
/** Gatsby renders an exported Head beside Helmet’s tags, so that a page would have two titles. */
const noHeadExport = {
  selector:
    'ExportNamedDeclaration > :matches(FunctionDeclaration[id.name="Head"], VariableDeclaration:has(> VariableDeclarator[id.name="Head"]))',
  message: 'Head tags come from PageHead (src/seo), which uses Helmet; do not export Gatsby’s Head as well.',
};

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      '.cache',
      'public',
      'dist',
      'dist-hosts',
      'reports',
      '.wrangler',
      'src/gatsby-types.d.ts',
      'art',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-restricted-syntax': ['error', helmetTakesProps, noJsonImports, noHeadExport, listsKeepTheirRole],
      eqeqeq: 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      // What only the browser knows (year, today, random start of likes) must come after hydration, by an effect.
      'react-hooks/set-state-in-effect': 'off',
    },
  },
  { files: ['src/**/*.tsx'], ...jsxA11y.flatConfigs.strict },
  // As `listsKeepTheirRole` asks.
  { files: ['src/**/*.tsx'], rules: { 'jsx-a11y/no-redundant-roles': ['error', { ol: ['list'], ul: ['list'] }] } },
  // Tests may read the shipped content.
  { files: ['**/*.test.{ts,tsx}', 'tests/**'], rules: { 'no-restricted-syntax': ['error', helmetTakesProps] } },
  ...Object.entries(zones).map(([room, forbidden]) => ({
    files: [`${room}/**/*.{ts,tsx}`],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: `^(?:\\.\\./)+(?:${forbidden.join('|')})/`,
              message: `${room} may not import from there (docs/architecture.md, “Import zones”).`,
            },
            ...(noFramework.includes(room)
              ? [
                  {
                    group: ['react', 'react-dom', 'react-dom/*', 'gatsby', 'gatsby-*'],
                    message: `${room} knows neither React nor Gatsby.`,
                  },
                ]
              : []),
          ],
        },
      ],
    },
  })),
  { files: ['tests/**', '**/*.test.*', 'scripts/**'], rules: { '@typescript-eslint/no-empty-function': 'off' } },
  {
    files: ['**/*.cjs', '*.mjs'],
    languageOptions: { globals: { module: 'writable', require: 'readonly' } },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
