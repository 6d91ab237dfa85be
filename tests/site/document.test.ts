import type { Element } from 'domhandler';
import { HtmlValidate } from 'html-validate';
import { faults, pages } from './site';

test('every page is valid HTML', () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended'],
    rules: {
      // How React and Gatsby write HTML, valid but not to the taste of the validator’s style rules.
      'void-style': 'off',
      'no-inline-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'attr-case': 'off',
      'attr-quotes': 'off',
      'doctype-style': 'off',
      'no-trailing-whitespace': 'off',
      'long-title': 'off',
      'script-type': 'off',
      // Gatsby’s root element is named ___gatsby.
      'valid-id': ['error', { relaxed: true }],
      // A list without markers loses its role in Safari unless it says so.
      'no-redundant-role': 'off',
      'prefer-native-element': ['error', { exclude: ['status', 'list', 'img', 'region'] }],
      // The article list filters as one types, and Enter sends the search; a button would do nothing more.
      'wcag/h32': 'off',
      // Phone numbers are told apart by their links; their spaces may break.
      'tel-non-breaking': 'off',
    },
  });
  const found = pages.flatMap(({ path, html }) => {
    const report = validator.validateStringSync(html.replace(/charSet=/g, 'charset='));
    return report.results.flatMap(({ messages }) =>
      messages.map(
        ({ ruleId, message, line, column, selector }) =>
          `${path}: ${ruleId}: ${message} (${selector ?? `${line}:${column}`})`,
      ),
    );
  });
  expect(found).toEqual([]);
});

test('every page has one h1, one main, one header, one footer', () => {
  expect(
    faults(({ $ }) =>
      ['h1', 'main', 'body header', 'body footer']
        .filter((selector) => $(selector).not('article header, article footer, section header').length !== 1)
        .map((selector) => `${$(selector).length} × ${selector}`),
    ),
  ).toEqual([]);
});

test('headings leave no level out', () => {
  expect(
    faults(({ $ }) => {
      const levels = $('main :is(h1, h2, h3, h4, h5, h6)')
        .map((_, heading) => Number((heading as Element).tagName.slice(1)))
        .get();
      return levels.flatMap((level, index) =>
        level > (levels[index - 1] ?? 0) + 1 ? [`h${level} after h${levels[index - 1] ?? 0}`] : [],
      );
    }),
  ).toEqual([]);
});

test('ids are unique, and every reference to an id finds one', () => {
  expect(
    faults(({ $ }) => {
      const ids = $('[id]')
        .map((_, element) => $(element).attr('id'))
        .get();
      const doubled = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `id ${id} twice`);
      const references = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for'].flatMap((attribute) =>
        $(`[${attribute}]`)
          .map((_, element) => $(element).attr(attribute)!.split(/\s+/))
          .get(),
      );
      return [...doubled, ...references.filter((id) => !ids.includes(id)).map((id) => `no id ${id}`)];
    }),
  ).toEqual([]);
});

test('every picture has words or says that it is decoration, and reserves its place', () => {
  expect(
    faults(({ $ }) =>
      $('img')
        .toArray()
        .flatMap((image) => {
          const missing = ['alt', 'width', 'height'].filter((name) => $(image).attr(name) === undefined);
          return missing.map((name) => `img ${$(image).attr('src')} without ${name}`);
        }),
    ),
  ).toEqual([]);
});

test('no page holds sound or film', () => {
  expect(
    faults(({ $ }) =>
      $('audio, video, object, embed')
        .toArray()
        .map(({ tagName }) => tagName),
    ),
  ).toEqual([]);
});

test('everything in Devanagari is marked as Hindi [ART-13]', () => {
  expect(
    faults(({ $ }) => {
      const walk = (node: ReturnType<typeof $>): string[] =>
        node
          .contents()
          .toArray()
          .flatMap((child) => {
            if (child.type === 'text')
              return /\p{Script=Devanagari}/u.test(child.data) && $(child).closest('[lang]').attr('lang') !== 'hi'
                ? [child.data.slice(0, 40)]
                : [];
            return child.type === 'tag' && !['script', 'style'].includes(child.name) ? walk($(child)) : [];
          });
      return walk($('body'));
    }),
  ).toEqual([]);
});

test('nothing is a placeholder', () => {
  expect(
    faults(
      ({ $ }) =>
        $('body')
          .clone()
          .find('script, style')
          .remove()
          .end()
          .text()
          .match(/\b(?:lorem ipsum|TODO|TBD|undefined|NaN)\b|\[object Object\]/g)
          ?.slice(0, 3) ?? [],
    ),
  ).toEqual([]);
});

test('around a Hindi page, each text without Devanagari is marked as English', () => {
  const hindi = pages.filter(({ $ }) => $('html').attr('lang') === 'hi');
  expect(hindi.length).toBeGreaterThan(0);
  expect(
    faults(
      ({ $ }) =>
        $('body *')
          .not('main *, script, style, noscript, noscript *')
          .toArray()
          .filter((element) => {
            const own = $(element)
              .contents()
              .filter((_, { type }) => type === 'text')
              .text()
              .trim();
            return (
              /\p{Letter}/u.test(own) &&
              !/\p{Script=Devanagari}/u.test(own) &&
              $(element).closest('[lang]').attr('lang') !== 'en-IN'
            );
          })
          .map((element) => $.html(element).slice(0, 120)),
      hindi,
    ),
  ).toEqual([]);
});
