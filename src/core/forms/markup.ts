// What is a piece of markup before it is text or nodes? A tree that the server writes as HTML and the page builds.

export interface MarkupNode {
  readonly tag: string;
  /** `true` is a boolean attribute; undefined and false are none. */
  readonly attributes: Readonly<Record<string, string | boolean | undefined>>;
  readonly children: readonly (MarkupNode | string)[];
}

export type MarkupChild = MarkupNode | string | undefined | false;

/** A node; children that are not there are left out. */
export function createNode(
  tag: string,
  attributes: MarkupNode['attributes'],
  ...children: MarkupChild[]
): MarkupNode {
  return {
    tag,
    attributes,
    children: children.filter((child) => typeof child === 'object' || !!child) as [],
  };
}

/** The attributes that are there, as they are written. */
export const getAttributes = ({ attributes }: MarkupNode): [name: string, value: string][] =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => [name, value === true ? '' : String(value)]);

/** The tree as HTML; every text and attribute is escaped. */
export function renderHtml(tree: MarkupNode | string): string {
  if (typeof tree === 'string') return escapeHtml(tree);
  const attributes = getAttributes(tree).map(([name, value]) =>
    value === '' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`,
  );
  const start = `<${tree.tag}${attributes.join('')}>`;
  if (VOID.has(tree.tag)) return start;
  // The parser leaves out a line break that stands first in a text area.
  const lead = tree.tag === 'textarea' ? '\n' : '';
  return `${start}${lead}${tree.children.map(renderHtml).join('')}</${tree.tag}>`;
}

/** Text that means itself between tags and in quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const VOID: ReadonlySet<string> = new Set(['input', 'br', 'hr']);

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
