// What does a screen reader get to know? The browser's own accessibility tree, as lines of role, name and what else counts.
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

/** Says nothing by itself. */
const SILENT = /^(generic|none|InlineTextBox|RootWebArea|LineBreak|ListMarker|LayoutTable.*)$/;

/** What counts besides role and name, where it is so. */
const SAID = ['roledescription', 'hasPopup', 'disabled', 'pressed', 'selected', 'modal', 'live'];

/**
 * Everything that can be heard, one line each, indented as it is nested: `button "Next slide" disabled`.
 * @param of role and name of the node to begin with, such as `region "Coast"`; all of the page without one
 */
export async function spoken(page: Page, of = ''): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as unknown as {
    nodes: readonly Node[];
  };
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const tell = (node: Node, depth: number): string[] => {
    const line = lineOf(node);
    const inside = (node.childIds ?? []).flatMap((id) => {
      const child = byId.get(id);
      return child ? tell(child, line ? depth + 1 : depth) : [];
    });
    return line ? [`${'  '.repeat(depth)}${line}`, ...inside] : inside;
  };
  const start = of ? nodes.find((node) => lineOf(node).startsWith(of)) : nodes[0];
  return start ? tell(start, 0).join('\n') : '';
}

function lineOf({ ignored, role, name, properties = [] }: Node): string {
  const what = String(role?.value ?? '');
  if (ignored || SILENT.test(what)) return '';
  if (what === 'StaticText') return `"${name?.value}"`;
  const more = SAID.flatMap((said) => {
    const value = properties.find((property) => property.name === said)?.value.value;
    if (value === undefined || value === false || value === 'false' || value === 'off') return [];
    return value === true || value === 'true' ? [said] : [`${said}=${value}`];
  });
  return [what, name?.value ? `"${name.value}"` : '', ...more].filter(Boolean).join(' ');
}
