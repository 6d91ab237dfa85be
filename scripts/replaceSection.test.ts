/** @jest-environment node */
import { replaceOrAppendSection, replaceSection } from './replaceSection';

const markers = { start: '<!-- figures -->', end: '<!-- /figures -->' };
const page = (text: string) => `# Page\n\n<!-- figures -->\n\n${text}\n\n<!-- /figures -->\n\n## Next\n`;

test('the text between the markers is replaced, and the rest of the page stays', () => {
  expect(replaceSection(page('one'), markers, 'two\n')).toBe(page('two'));
  expect(replaceSection(page('one'), markers, 'two for $1 and $&')).toBe(page('two for $1 and $&'));
  expect(replaceOrAppendSection(page('one'), markers, 'two', '## Figures')).toBe(page('two'));
});

test.each([
  ['no marker', '# Page\n'],
  ['no end', '# Page\n\n<!-- figures -->\n'],
  ['no start', '# Page\n\n<!-- /figures -->\n'],
  ['its markers the wrong way round', '<!-- /figures --> <!-- figures -->'],
])('a page with %s is refused', (what, text) => {
  expect(() => replaceSection(text, markers, 'two')).toThrow(
    'no place for the generated text, between "<!-- figures -->" and "<!-- /figures -->"',
  );
  if (what !== 'no marker') expect(() => replaceOrAppendSection(text, markers, 'two')).toThrow('no place');
});

test('a page without markers can get them at its end, with a heading or without', () => {
  const block = '<!-- figures -->\n\none\n\n<!-- /figures -->\n';
  expect(replaceOrAppendSection('# Page\n\nwords\n\n', markers, 'one')).toBe(`# Page\n\nwords\n\n${block}`);
  expect(replaceOrAppendSection('# Page\n', markers, 'one', '## Figures')).toBe(`# Page\n\n## Figures\n\n${block}`);
});
