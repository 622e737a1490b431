// 12 points of an accessible shop, and its layout, each checked by keyboard: with script, and its counterpart without.
import { sleep } from '../lib/browser.mjs';
import { axe } from '../media/input.mjs';
import * as plain from './plain.mjs';
import * as scripted from './scripted.mjs';

/** @typedef {(tab: object, shop: object) => Promise<string>} Check returns what is missing; '' if the point holds */
/** @typedef {{ title: string, on: Check, off: Check, needs?: string }} Point `needs`: a part of the shop */

/** @type {Point[]} */
export const POINTS = [
  {
    title: '1. a named group per option; options, quantity, button in this order',
    on: scripted.order,
    off: scripted.order,
  },
  { title: '2. one tab stop per option, arrows inside', on: scripted.arrows, off: scripted.arrows },
  {
    title: '3. each value has a text, 24 px, and is seen as chosen in forced colors',
    on: scripted.values,
    off: scripted.values,
  },
  {
    title: '4. “sold out” is in the name, can be chosen; without script: in the answer',
    on: scripted.soldOut,
    off: plain.soldOut,
  },
  {
    title: '5. a choice that moves another announces both; without script: refused in words, the choice kept',
    on: scripted.moved,
    off: plain.impossible,
  },
  {
    title: '6. price in one live region with “Sale price … Original price”; without script: the same words',
    on: scripted.price,
    off: plain.price,
  },
  {
    title:
      '7. adding keeps the focus, is pending at once, announced once; without script: counted on the next page',
    on: scripted.added,
    off: plain.added,
  },
  {
    title: '8. a refusal is announced, and described at its control, which keeps its value',
    on: scripted.refused,
    off: plain.refused,
  },
  {
    title:
      '9. the drawer is a named modal dialog; focus in and back, Escape and Back close; without script: a page',
    on: scripted.drawer,
    off: plain.cartPage,
  },
  {
    title: '10. removing keeps the focus in the cart and can be undone; without script: the page says so',
    on: scripted.removed,
    off: plain.removed,
  },
  { title: '11. typing 12 sends 12 once; arrows keep the focus', on: scripted.typed, off: plain.typed },
  {
    title: '12. stars and billing are radio buttons; a missing rating is listed with a link',
    on: plain.radios,
    off: plain.radios,
    needs: 'review',
  },
  {
    title: 'All in RTL at 320 px with text of 200 %: no horizontal scrolling, axe 0',
    on: async (tab, shop) => [await layout(tab, shop), await violations(tab)].filter(Boolean).join(', '),
    off: layout,
  },
];

async function layout({ page }, shop) {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(shop.product);
  await shop.ready(page);
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
    document.documentElement.style.fontSize = '200%';
  });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  return width > 320 ? `${width} px wide` : '';
}

/** Time in ms until elements near the viewport are upgraded. */
const UPGRADE_MS = 2000;

async function violations({ page }) {
  await sleep(UPGRADE_MS);
  const { axeRules } = await axe(page, 'body');
  return axeRules && `axe: ${axeRules}`;
}
