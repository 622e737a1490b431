// @ts-check
// Reads the elements of a whole document.
import { ElementReader } from './elements.mjs';

/** @typedef {import('./elements.mjs').Element} Element */

/** All elements in document order. @param {string} html @returns {Element[]} */
export function readElements(html) {
  const reader = new ElementReader();
  reader.read(html);
  return reader.elements;
}
