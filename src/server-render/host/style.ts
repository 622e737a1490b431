// Style elements for styles that attributes cannot express.
import { escapeValue } from './patch';

/** Creates a `<style>` element. It stays after the upgrade, when its rules no longer match. */
export const createStyle = (css: string, nonce: string): string =>
  `<style data-site-own${nonce && ` nonce="${escapeValue(nonce)}"`}>${css}</style>`;

/** Declarations of custom properties; values other than numbers, lengths and names are left out. */
export const toDeclarations = (variables: Readonly<Record<string, string>>): string =>
  Object.entries(variables)
    .filter(([, value]) => /^[\w\s.,%()+*/-]+$/.test(value) && !value.includes('/*'))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/** A name for the rules of an element; identical rules have the same name. */
export function nameRules(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return hash.toString(36);
}

/** Removes comments and indentation from a style sheet. */
export const compress = (css: string): string =>
  css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};]) ?/g, '$1')
    .trim();
