import { readFileSync } from 'node:fs';
import { PAGE_PARTS } from './earlyScript';

const read = (module: string) => readFileSync(`src/early/${module}.ts`, 'utf8');

test.each(PAGE_PARTS)('$start is started for the pages that follow, and in development', ({ start }) => {
  // On pages that follow, no form waits for React.
  if (start !== 'startForms') expect(read('startLeftOut')).toContain(`${start}()`);
  expect(read('startInDevelopment')).toMatch(new RegExp(`startEarly\\(.*\\b${start}\\b`));
});
