// Accessibility violations of a page, found by axe-core, including open shadow roots.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

/** Minified: half the size to send to every page. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 AA and axe's best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Each violation as `rule: first element (count)`.
 * @param within selector of the elements to check
 */
export async function axe(page: Page, within = 'html'): Promise<string[]> {
  // Evaluated instead of added as a script, so that the page's policy does not apply.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
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
      // axe is not loaded in frames and would wait for them.
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
