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
 * After a click that leads to another page, this page may not have its style sheets yet.
 * @param within selector of the elements to check
 */
export async function axe(page: Page, within = 'html'): Promise<string[]> {
  await page.waitForLoadState();
  // Evaluated instead of added as a script, so that the page's policy does not apply.
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    await page.evaluate(source);
    await page.evaluate(skipRepeatedTokens);
  }
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

interface Rule {
  readonly id: string;
  readonly matches: (element: Element, ...rest: unknown[]) => boolean;
}

/**
 * Checks the contrast of one token of each kind per listing: all of them have the same style. More than half of the
 * elements of a documentation page are such tokens, and contrast takes longer than all other rules together.
 */
function skipRepeatedTokens(): void {
  const { axe } = globalThis as unknown as {
    axe: { _audit: { rules: Rule[] }; configure(spec: { rules: Rule[] }): void };
  };
  const rule = axe._audit.rules.find(({ id }) => id === 'color-contrast');
  if (!rule) throw new Error('axe has no rule color-contrast.');
  const { id, matches } = rule;
  const isRepeated = (element: Element): boolean => {
    if (!element.parentElement?.matches('pre > code') || element.hasAttribute('style')) return false;
    let earlier = element.previousElementSibling;
    while (earlier && earlier.className !== element.className) earlier = earlier.previousElementSibling;
    return earlier !== null;
  };
  axe.configure({
    rules: [{ id, matches: (element, ...rest) => !isRepeated(element) && matches(element, ...rest) }],
  });
}
