import { readFileSync } from 'node:fs';

/** The names of the raw scale, as a pattern. */
const rawSteps = `/var\\((?:${readFileSync('src/styles/raw.css', 'utf8')
  .match(/^ {2}--[\w-]+/gm)
  .map((name) => name.trim())
  .join('|')})\\)/`;

/** Safari knows the shorthand for the line alone, and drops it with a thickness. */
const THICKNESS = '/\\d/';

const explainValue = (property, value) =>
  property === 'text-decoration'
    ? `Safari drops ${property}: ${value}; set text-decoration-thickness.`
    : `${property}: ${value} names no role (src/styles/tokens.css).`;

/** Styles: standard rules, flat selectors, and the house rules on layers, colours and the widths of windows. */
export default {
  extends: ['stylelint-config-standard'],
  rules: {
    'selector-class-pattern': '^(?:[a-z][a-zA-Z0-9]*|slick-[a-z-]+)$',
    'keyframes-name-pattern': '^[a-z][a-zA-Z0-9]*$',
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'selector-pseudo-element-no-unknown': [true, { ignorePseudoElements: ['details-content'] }],
    'declaration-block-single-line-max-declarations': null,
    'declaration-empty-line-before': null,
    'rule-empty-line-before': null,
    'comment-empty-line-before': null,
    'at-rule-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'media-feature-range-notation': null,
    // In px, larger type would keep the layout of a window that is too small for it.
    'media-feature-name-unit-allowed-list': { '/width|height/': ['em', 'rem'] },
    'no-descending-specificity': null,
    'keyframe-selector-notation': null,
    'property-no-vendor-prefix': [true, { ignoreProperties: ['-webkit-font-smoothing'] }],
    'property-no-unknown': [true, { ignoreProperties: ['interactivity', 'composes'] }],
    'declaration-block-no-duplicate-properties': [true, { ignore: ['consecutive-duplicates-with-different-values'] }],
    'value-keyword-case': [
      'lower',
      { ignoreKeywords: ['currentcolor', 'Canvas', 'CanvasText', 'ButtonText', 'LinkText', 'Highlight'] },
    ],
    'font-family-name-quotes': 'always-where-recommended',
  },
  overrides: [
    {
      // Modules and shared styles name roles; only the tokens name the raw scale, and only that holds values.
      files: ['src/**/*.css'],
      rules: {
        'color-named': 'never',
        'function-disallowed-list': ['/^(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?$/'],
        // In a mask only opacity counts, not colour.
        'declaration-property-value-disallowed-list': [
          { '/^(?!mask)/': ['/#[0-9a-f]{3,8}\\b/i', rawSteps], 'text-decoration': [THICKNESS] },
          { message: explainValue },
        ],
      },
    },
    {
      files: ['src/styles/{raw,tokens}.css'],
      rules: { 'declaration-property-value-disallowed-list': null },
    },
  ],
};
