import { digitsOf } from '../../../src/lib/phone';
import { quote } from '../../../src/content-model/issue';
import { CORE_HELPLINES, findCoreNumbers, type WrittenNumber } from '../../../src/content-model/text/coreHelplines';
import { dataOf, type RuleFault } from './ruleFault';
import type { Base } from './trial';

const swapLast = (digits: string) => digits.replace(/(\d)(\d)$/, '$2$1');
const write = (display: string, digits = digitsOf(display)) => ({ display, digits });

/** Ways in which what stands for a core number is wrong. */
function numberFaults(file: string, { path }: WrittenNumber, number: string): RuleFault[] {
  const right = digitsOf(number);
  const wrong = swapLast(right);
  const fault = (kind: string, more: Pick<RuleFault, 'value' | 'at' | 'suggestion'>): RuleFault => ({
    kind: `core helpline misspelt${kind}`,
    file,
    path,
    ...more,
  });
  return [
    fault('', { value: write(wrong), suggestion: `"digits": ${quote(right)}` }),
    fault(' as shown', { value: write(wrong, right), at: ['display'], suggestion: quote(number) }),
    fault(' as dialled', { value: write(number, wrong), at: ['digits'], suggestion: quote(right) }),
  ];
}

/** Ways to break the helplines that no clinic may lack. */
export function helplineFaults(base: Base): RuleFault[] {
  const { file, data } = dataOf(base, 'Clinic')[0]!;
  const { helplines } = data;
  const core = findCoreNumbers(helplines);
  return CORE_HELPLINES.flatMap(({ name, numbers, audience }): RuleFault[] => {
    const places = numbers.map((number) => core.get(number)!);
    const lines = places.map(({ helpline }) => helpline);
    const without = helplines.map((helpline, line) =>
      lines.includes(line) ? { ...helpline, name: 'Other help', numbers: [write('1800-11-0031')] } : helpline,
    );
    const forChildren = { kind: 'core helpline for children only', value: 'children', suggestion: '"everyone"' };
    return [
      ...numbers.flatMap((number, index) => numberFaults(file, places[index]!, number)),
      { kind: 'core helpline left out', file, path: ['helplines'], value: without, suggestion: `add ${name}` },
      ...(audience === 'everyone' ? [{ ...forChildren, file, path: ['helplines', lines[0]!, 'audience'] }] : []),
    ];
  });
}
