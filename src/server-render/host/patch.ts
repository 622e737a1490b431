// Insertions into an element of a page. Nothing in the page is removed or replaced.
import type { TreeElement } from './tree';

/** A text at an offset of the page. */
export interface Insertion {
  readonly at: number;
  readonly text: string;
}

/** Attributes by name; an empty one has no value. */
export type AddedAttributes = Readonly<Record<string, string>>;

/** Attributes for a start tag. Those that it has already are left out: the first of two would win. */
export function addAttributes(element: TreeElement, attributes: AddedAttributes): Insertion[] {
  const added = Object.entries(attributes).filter(([name]) => !element.hasAttribute(name));
  const text = added
    .map(([name, value]) => (value ? ` ${name}="${escapeValue(value)}"` : ` ${name}`))
    .join('');
  return text ? [{ at: element.read.attributesAt, text }] : [];
}

/** Whether a form or a link can be inside: the parser would end one of these elements first. */
export const canHoldForm = (element: TreeElement): boolean =>
  element.closest('a, button, form, option, p, select') === null;

/** HTML after the children of an element. */
export const append = (element: TreeElement, text: string): Insertion => ({
  at: element.read.endStart,
  text,
});

/** Text for an element, or for an attribute in double quotes. */
export const escapeValue = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
