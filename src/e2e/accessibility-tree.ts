// The accessibility tree of a page as text: one line per node with its role, name and state.
import type { Page } from 'playwright-core';

interface Value {
  readonly value?: unknown;
}

interface Node {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: Value;
  readonly name?: Value;
  readonly properties?: readonly { readonly name: string; readonly value: Value }[];
  readonly childIds?: readonly string[];
}

/** Roles that are not announced. */
const IGNORED_ROLES = /^(generic|none|InlineTextBox|RootWebArea|LineBreak|ListMarker|LayoutTable.*)$/;

/** Properties that are listed when they are set. */
const PROPERTIES = ['roledescription', 'hasPopup', 'disabled', 'pressed', 'selected', 'modal', 'live'];

/**
 * One line per node, indented by nesting: `button "Next slide" disabled`.
 * @param of role and name of the root node, such as `region "Coast"`; the whole page by default
 */
export async function accessibilityTree(page: Page, of = ''): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as unknown as {
    nodes: readonly Node[];
  };
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const linesOf = (node: Node, depth: number): string[] => {
    const line = lineOf(node);
    const inside = (node.childIds ?? []).flatMap((id) => {
      const child = byId.get(id);
      return child ? linesOf(child, line ? depth + 1 : depth) : [];
    });
    return line ? [`${'  '.repeat(depth)}${line}`, ...inside] : inside;
  };
  const start = of ? nodes.find((node) => lineOf(node).startsWith(of)) : nodes[0];
  return start ? linesOf(start, 0).join('\n') : '';
}

function lineOf({ ignored, role, name, properties = [] }: Node): string {
  const what = String(role?.value ?? '');
  if (ignored || IGNORED_ROLES.test(what)) return '';
  if (what === 'StaticText') return `"${name?.value}"`;
  const states = PROPERTIES.flatMap((property) => {
    const value = properties.find(({ name }) => name === property)?.value.value;
    if (value === undefined || value === false || value === 'false' || value === 'off') return [];
    return value === true || value === 'true' ? [property] : [`${property}=${value}`];
  });
  return [what, name?.value ? `"${name.value}"` : '', ...states].filter(Boolean).join(' ');
}
