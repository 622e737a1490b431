// What would an accessibility checker object to on this page? Runs axe-core inside it, open shadow roots included.
import axeCore from 'axe-core';
import type { Page } from 'playwright-core';

/** WCAG 2.2 AA and axe's own best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Each violation as `rule: where (how often)`; empty when there is none.
 * @param within only inside what this selector finds
 */
export async function axe(page: Page, within = 'html'): Promise<string[]> {
  // Evaluated, not added as a script: the page's policy stays as it is.
  await page.evaluate(axeCore.source);
  return page.evaluate(
    async ([within, tags]) => {
      const { axe } = globalThis as unknown as {
        axe: {
          run(
            within: string,
            options: object,
          ): Promise<{ violations: { id: string; nodes: { target: unknown[] }[] }[] }>;
        };
      };
      // Frames have no axe in them, and would only be waited for.
      const { violations } = await axe.run(within, {
        runOnly: tags,
        resultTypes: ['violations'],
        iframes: false,
      });
      return violations.map(({ id, nodes }) => `${id}: ${String(nodes[0]?.target)} (${nodes.length})`);
    },
    [within, TAGS] as const,
  );
}
