/** Styles: standard rules, flat selectors, and the two house rules on layers and colours. */
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
      files: ['src/**/*.module.css'],
      rules: {
        // Raw colours live in styles/tokens.css; modules name roles.
        'color-named': ['never', { ignore: ['inside-function'] }],
      },
    },
  ],
};
