interface Rule {
  selector: string;
}

interface Root {
  walkRules(visit: (rule: Rule) => void): void;
}

/** Attribute selectors that simulate each pseudo-class in the kitchen sink; see `STATES` in src/ui/Example.ts. */
const STAND_INS = {
  ':hover': "[data-state='hover']",
  ':focus-visible': "[data-state='focus']",
  ':focus-within': ":has([data-state='focus'])",
  ':active': "[data-state='active']",
  ':user-invalid': "[data-state='invalid']",
};

/** Makes a selector match elements that are only marked with a state, as well as those that are in it. */
export const showStatesOf = (selector: string): string =>
  selector.replace(
    /:(?:hover|focus-visible|focus-within|active|user-invalid)(?![\w-])/g,
    (state) => `:is(${state}, ${STAND_INS[state as keyof typeof STAND_INS]})`,
  );

/** A PostCSS plugin for the kitchen sink: `data-state="hover"` looks as under a pointer. Never in a finished page. */
export const showStates = {
  postcssPlugin: 'show-states',
  OnceExit(root: Root) {
    root.walkRules((rule) => {
      rule.selector = showStatesOf(rule.selector);
    });
  },
};
