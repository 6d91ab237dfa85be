import { mergeLayers } from './mergeLayers';

test('each named layer stands once, with its rules in their order', () => {
  expect(
    mergeLayers(
      '@layer a,b;@layer b{.x{top:0}}@layer a{.y{top:1px}}@layer b{.x{top:2px}@media print{.z{top:3px}}}.w{top:4px}',
    ),
  ).toBe('@layer a,b;@layer b{.x{top:0}.x{top:2px}@media print{.z{top:3px}}}@layer a{.y{top:1px}}.w{top:4px}');
});

test('what is no layer stays apart, however alike', () => {
  const css = '@media print{.x{top:0}}.x{top:1px}@media print{.x{top:2px}}.x{top:1px}';
  expect(mergeLayers(css)).toBe(css);
});

test('layers without a name, and those that count in some windows only, stay apart', () => {
  const css = '@layer{.x{top:0}}@layer{.y{top:1px}}@layer a{.x{top:0}}@media print{@layer a{.y{top:1px}}}';
  expect(mergeLayers(css)).toBe(css);
});
