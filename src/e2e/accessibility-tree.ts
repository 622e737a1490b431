// The accessibility tree of a page in Chromium as text: one line per node with its role, name and states.
import type { Page } from 'playwright-core';
import { printAccessibilityTree } from '../tools/accessibility-tree.mjs';
import { readChromiumTree } from '../tools/chromium-accessibility.mjs';

/**
 * One line per node, indented by nesting: `button "Next slide" disabled`.
 * @param of start of the root node's line, such as `region "Coast"`; the whole page by default
 */
export async function accessibilityTree(page: Page, of?: string): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return printAccessibilityTree(readChromiumTree(nodes), of);
}
