// How does a tree of markup become nodes? By the DOM alone: no text is ever read as HTML.
import { attributesOf, type MarkupNode } from '../../../core/forms/markup';

export function build(tree: MarkupNode): HTMLElement;
export function build(tree: MarkupNode | string): Node;
export function build(tree: MarkupNode | string): Node {
  if (typeof tree === 'string') return document.createTextNode(tree);
  const element = document.createElement(tree.tag);
  for (const [name, value] of attributesOf(tree)) element.setAttribute(name, value);
  element.append(...tree.children.map((child) => build(child)));
  return element;
}
