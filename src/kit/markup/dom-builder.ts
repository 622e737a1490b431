// Builds DOM nodes from a markup tree; text is never parsed as HTML.
import { getAttributes, type MarkupNode } from '../../core/markup/markup';

export function buildDom(tree: MarkupNode): HTMLElement;
export function buildDom(tree: MarkupNode | string): Node;
export function buildDom(tree: MarkupNode | string): Node {
  if (typeof tree === 'string') return document.createTextNode(tree);
  const element = document.createElement(tree.tag);
  for (const [name, value] of getAttributes(tree)) element.setAttribute(name, value);
  element.append(...tree.children.map((child) => buildDom(child)));
  return element;
}
