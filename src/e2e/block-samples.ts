// Content blocks, many on one page: the examples of the documentation and captured markup of published sites.
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { findCaptured } from './captured';
import type { Visitor } from './harness';
import { capturedMarkup } from './site-markup';
import { openTestPage } from './test-page';

/** Elements whose script changes the page's nodes; comments-layout-shift.e2e.ts has comments. */
export const SCRIPTED =
  'audio calendar chart code embed navigation reservation search share-buttons social-follow social-links summary';

/** Elements that consist of a style sheet. */
export const STYLED = 'archive html link logo markdown page-links posts quote';

const CAPTURED =
  /^(archive|audio|calendar|code-block|embed|horizontalrule|markdown|quote|share|social-links|spacer|summary|user-items-list)-/;

/** Its script hides an event that is over. */
const CHANGES = 'summary/4-events.html';

/** @param names tags without `site-`, separated by spaces */
const readExamples = (names: string) =>
  names.split(' ').flatMap((name) =>
    readdirSync(`demo/elements/${name}/examples`).map((file) => ({
      name: `${name}/${file}`,
      markup: readFileSync(`demo/elements/${name}/examples/${file}`, 'utf8').replace(/^<!--[\s\S]*?-->/, ''),
    })),
  );

/** Captured blocks with their elements; empty if they do not exist. */
function readCaptured() {
  const markup = new Map(capturedMarkup(CAPTURED).map((one) => [one.name, one.markup('captured')]));
  return findCaptured(CAPTURED).map(({ file, tag }) => ({
    name: file,
    // Style sheets of other hosts are blocked.
    markup: `<${tag}>${markup.get(file)?.replaceAll(/<link\b[^>]*>/g, '')}</${tag}>`,
  }));
}

/** Opens a page with all captured blocks and the examples of some elements, each in a section with its name. */
export async function openSamples(
  { page, watch }: Visitor,
  names: string,
  options: Parameters<typeof openTestPage>[2],
): Promise<void> {
  // Some settings are incomplete on purpose, and the server does not have the collections of published sites.
  watch.allowOutput(/^console warning: site-|404/);
  const samples = [...readExamples(names), ...readCaptured()].filter(({ name }) => name !== CHANGES);
  const sections = samples.map(({ name, markup }) => `<section aria-label="${name}">${markup}</section>`);
  await openTestPage(page, `<site-services api-base="/api/"></site-services>${sections.join('')}`, {
    ...options,
    allowInlineStyles: true,
  });
}

/** Moves the pointer to every element, which fetches the scripts that wait for it. */
export async function pointAtElements(page: Page): Promise<void> {
  for (const element of await page.locator('section > *').all()) {
    const box = await element.boundingBox();
    // Inside rounded corners.
    if (box) await page.mouse.move(box.x + 24, box.y + 2);
  }
}
