/** The colours of the style sheets, by their roles. */
import { readFileSync } from 'node:fs';

const [raw, tokens] = ['raw', 'tokens'].map((name) => readFileSync(`src/styles/${name}.css`, 'utf8')) as [
  string,
  string,
];
const [light, dark] = tokens.split("[data-ground='dark']") as [string, string];

/** Names of all roles that are colours, without `--color-`. */
export const colourRoles = [...light.matchAll(/^ +--color-([\w-]+):/gm)].map(([, role]) => role!);

/**
 * The colour of a role, written as in raw.css: `#1f6266`.
 * @param ground what it is on; some roles have other values on dark grounds
 */
export function readColour(role: string, ground: 'light' | 'dark' = 'light'): string {
  const definition = new RegExp(`--color-${role}: var\\((--[\\w-]+)\\);`);
  const step = ((ground === 'dark' && definition.exec(dark)) || definition.exec(light))?.[1];
  const colour = step && new RegExp(`${step}: (#[0-9a-f]+);`).exec(raw)?.[1];
  if (!colour) throw new Error(`src/styles has no colour --color-${role}.`);
  return colour;
}
