// Real input of a visitor, and waiting for its effects.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { sleep } from '../lib/browser.mjs';
import { BENCH } from '../lib/paths.mjs';

/** A script that is added to every measured page before its own. */
export const PROBE = path.join(BENCH, 'kit/probe.js');
export const KIT = path.join(BENCH, 'kit/bench.js');

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Time in ms for a page to respond to a key or a press. */
export const SETTLE_MS = 500;

/** Polls every 100 ms until `isTrue`; returns whether it became true within `ms`. */
export async function pollUntil(isTrue, ms) {
  for (const end = Date.now() + ms; Date.now() < end; await sleep(100)) if (await isTrue()) return true;
  return false;
}

/**
 * Presses Tab until `isLast` is true for the focused element, at most `most` times. @returns {Promise<any[]>} the
 * result of `read` after each press
 */
export async function walk(page, { most, read, isLast }) {
  const seen = [];
  for (let i = 0; i < most; i++) {
    await page.keyboard.press('Tab');
    await sleep(SETTLE_MS);
    if (isLast && (await page.evaluate(isLast))) break;
    seen.push(await page.evaluate(read));
  }
  return seen;
}

/** A real click in the middle of the node. */
export async function pressNode(page, cdp, backendNodeId) {
  const { model } = await cdp.send('DOM.getBoxModel', { backendNodeId });
  const [left, top, , , right, bottom] = model.border;
  await page.mouse.click((left + right) / 2, (top + bottom) / 2);
}

/** Exposed nodes of the accessibility tree: role, name, description of the role, backend id. */
export async function accessible(cdp) {
  const { nodes } = await cdp.send('Accessibility.getFullAXTree');
  const property = (node, name) => node.properties?.find((one) => one.name === name)?.value.value;
  return nodes
    .filter(({ ignored }) => !ignored)
    .map((node) => ({
      role: node.role?.value,
      name: node.name?.value ?? '',
      description: property(node, 'roledescription'),
      modal: property(node, 'modal') === true,
      id: node.backendDOMNodeId,
    }));
}

/** Violations that axe finds inside `selector`: number of nodes, and the rules. */
export async function axe(page, selector) {
  await page.evaluate(fs.readFileSync(AXE, 'utf8'));
  const violations = await page.evaluate(
    ([where, values]) =>
      window.axe.run(where, { runOnly: { type: 'tag', values } }).then((r) => r.violations),
    [selector, TAGS],
  );
  return {
    axe: violations.reduce((sum, { nodes }) => sum + nodes.length, 0),
    axeRules: violations.map(({ id, nodes }) => `${id} ${nodes.length}`).join(', '),
  };
}
