import { parse, type AtRule } from 'postcss';

/**
 * Writes each named layer once: every CSS module opens its layer anew, which costs each page some bytes per module.
 * Rules keep their order within their layer, and between layers the order of rules does not count, so nothing changes.
 */
export function mergeLayers(css: string): string {
  const sheet = parse(css);
  const layers = new Map<string, AtRule>();
  sheet.each((node) => {
    if (node.type !== 'atrule' || node.name !== 'layer' || !node.nodes || node.params === '') return;
    const first = layers.get(node.params);
    if (first) {
      first.append(node.nodes);
      node.remove();
    } else layers.set(node.params, node);
  });
  return sheet.toString();
}
