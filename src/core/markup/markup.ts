// Markup tree that the server serializes to HTML and the browser turns into DOM nodes.

export interface MarkupNode {
  readonly tag: string;
  /** `true` renders a boolean attribute; `undefined` and `false` omit the attribute. */
  readonly attributes: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly children: readonly (MarkupNode | string)[];
}

export type MarkupChild = MarkupNode | string | undefined | false;

/** Creates a node; falsy children are dropped. */
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

/** Name and serialized value of each attribute that is set. */
export const getAttributes = ({ attributes }: MarkupNode): [name: string, value: string][] =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => [name, value === true ? '' : String(value)]);

/** Serializes the tree to HTML; all text and attribute values are escaped. */
export function renderHtml(tree: MarkupNode | string): string {
  if (typeof tree === 'string') return escapeHtml(tree);
  const attributes = getAttributes(tree).map(([name, value]) =>
    value === '' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`,
  );
  const openingTag = `<${tree.tag}${attributes.join('')}>`;
  if (VOID.has(tree.tag)) return openingTag;
  // The HTML parser drops a newline directly after <textarea>.
  const leadingNewline = tree.tag === 'textarea' ? '\n' : '';
  return `${openingTag}${leadingNewline}${tree.children.map(renderHtml).join('')}</${tree.tag}>`;
}

/** Escapes text for element content and quoted attribute values. */
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

const VOID: ReadonlySet<string> = new Set(['input', 'img', 'br', 'hr']);

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
