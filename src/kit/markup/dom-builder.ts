// Builds DOM nodes, including SVG, from a markup tree; text is never parsed as HTML.
import { getAttributes, type MarkupNode } from '../../core/markup/markup';

const HTML = 'http://www.w3.org/1999/xhtml';
const SVG = 'http://www.w3.org/2000/svg';

export const buildDom = (tree: MarkupNode): HTMLElement => build(tree, HTML) as HTMLElement;

function build(tree: MarkupNode | string, outer: string): Node {
  if (typeof tree === 'string') return document.createTextNode(tree);
  const namespace = tree.tag === 'svg' ? SVG : outer;
  const element = document.createElementNS(namespace, tree.tag);
  for (const [name, value] of getAttributes(tree)) element.setAttribute(name, value);
  element.append(...tree.children.map((child) => build(child, namespace)));
  return element;
}
