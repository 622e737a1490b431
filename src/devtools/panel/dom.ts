// Builds the nodes of the panel; text is never parsed as HTML.

type Value = string | number | boolean | ((event: Event) => void);
export type Child = Node | string;

/** Functions are listeners: `{ click: close }`; `true` sets an attribute without a value, `false` omits it. */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  props: Readonly<Record<string, Value>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props))
    if (typeof value === 'function') element.addEventListener(name, value);
    else if (value !== false) element.setAttribute(name, value === true ? '' : String(value));
  element.append(...children);
  return element;
}

/** A table whose first column is the header of each row. */
export function table(caption: string, head: readonly string[], rows: readonly (readonly Child[])[]) {
  return h(
    'table',
    {},
    h('caption', {}, caption),
    h('thead', {}, h('tr', {}, ...head.map((name) => h('th', { scope: 'col' }, name)))),
    h('tbody', {}, ...rows.map(row)),
  );
}

export const row = ([first = '', ...cells]: readonly Child[]): HTMLTableRowElement =>
  h('tr', {}, h('th', { scope: 'row' }, first), ...cells.map((cell) => h('td', {}, cell)));

/** Formats a value as in code, shortened. */
export function format(value: unknown): string {
  if (value == null) return '–';
  const text = typeof value === 'string' ? `"${value}"` : toJson(value);
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}

function toJson(value: unknown): string {
  try {
    return (
      JSON.stringify(value, (_, inner: unknown) => (inner instanceof Node ? inner.nodeName : inner)) ?? '–'
    );
  } catch {
    return String(value);
  }
}
