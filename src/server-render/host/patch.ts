// Insertions into elements of a page. Nothing in the page is removed or replaced.
import type { TreeElement } from './tree';

/** Text to insert at an offset of the page. */
export interface Insertion {
  readonly at: number;
  readonly text: string;
}

/** Attributes by name; an empty string is an attribute without a value. */
export type AddedAttributes = Readonly<Record<string, string>>;

/** Adds attributes to a start tag. Attributes that it already has are left out, because the first of two would win. */
export function addAttributes(element: TreeElement, attributes: AddedAttributes): Insertion[] {
  const added = Object.entries(attributes).filter(([name]) => !element.hasAttribute(name));
  const text = added
    .map(([name, value]) => (value ? ` ${name}="${escapeValue(value)}"` : ` ${name}`))
    .join('');
  return text ? [{ at: element.read.attributesAt, text }] : [];
}

/** Whether the element can contain a form or link; the parser would end one of these elements first. */
export const canHoldForm = (element: TreeElement): boolean =>
  element.closest('a, button, form, option, p, select') === null;

/** Inserts HTML after the children of an element. */
export const append = (element: TreeElement, text: string): Insertion => ({
  at: element.read.endStart,
  text,
});

/** Escapes text for an element or an attribute in double quotes. */
export const escapeValue = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
