// @ts-check
// Command that reads the accessibility tree of the page of a spec.
import { printAccessibilityTree } from './accessibility-tree.mjs';

/** @typedef {{ readAccessibilityTree(sessionId: string): Promise<import('./accessibility-tree.mjs').AccessibleNode> }} AccessibilityReader */

/**
 * Implements `executeServerCommand<string>('accessibility-tree')`, for engines whose driver has access to it.
 * @returns {import('@web/test-runner').TestRunnerPlugin}
 */
export function accessibilityPlugin() {
  return {
    name: 'accessibility-tree',
    async executeCommand({ command, session }) {
      if (command !== 'accessibility-tree') return undefined;
      const browser = /** @type {AccessibilityReader} */ (/** @type {unknown} */ (session.browser));
      return printAccessibilityTree(await browser.readAccessibilityTree(session.id));
    },
  };
}
