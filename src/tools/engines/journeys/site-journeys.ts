// A visitor answers the cookie banner and fills the cart.
import { expect } from 'vitest';
import type { Journeys } from './journey';
import type { Visitor } from './visitor';

const HOME = '/sites/portfolio/';
const ABOUT = '/sites/portfolio/about/';
const SHOP = '/sites/portfolio/shop/';
const ACCEPT = 'site-cookie-banner [data-consent=accept]';
const DECLINE = 'site-cookie-banner [data-consent=decline]';
const QUANTITY = 'site-cart-indicator [data-cart-quantity]';
const HIT = '204 POST /api/census/RecordHit';
const RECEIPT = /^200 POST .*consent\/receipts/;

/** Opens a page and starts using it: services and hidden elements load with the first interaction. */
async function use(visitor: Visitor, path: string): Promise<void> {
  await visitor.goto(path);
  await visitor.page.mouse.move(600, 400);
  await visitor.page.mouse.move(601, 400);
}

const cookieNames = (visitor: Visitor) =>
  visitor.run(() => document.cookie.split('; ').map((cookie) => cookie.split('=')[0]));

/** The banner is not shown on the next page. */
async function isNotAsked(visitor: Visitor): Promise<void> {
  await use(visitor, ABOUT);
  await visitor.waitUntil(() => document.querySelector('site-services:defined') !== null);
  await expect.poll(async () => (await visitor.find(ACCEPT))?.isVisible ?? false).toBe(false);
}

export const siteJourneys: Journeys = {
  'an accepted cookie banner is remembered, and visits are counted': async ({ visitor, proxy }) => {
    await visitor.goto(HOME);
    await visitor.click(ACCEPT);
    await visitor.waitUntil(() => document.cookie.includes('ss_cookieAllowed=true'));
    await expect.poll(() => proxy.responses.some((answer) => RECEIPT.test(answer))).toBe(true);
    await expect.poll(() => proxy.responses).toContain(HIT);
    expect(await cookieNames(visitor)).toContain('ss_cvr');
    await isNotAsked(visitor);
    await expect.poll(() => proxy.responses.filter((answer) => answer === HIT)).toHaveLength(2);
  },

  'a declined cookie banner is remembered, and no visit is counted': async ({ visitor, proxy }) => {
    await visitor.goto(HOME);
    await visitor.click(DECLINE);
    await visitor.waitUntil(() => document.cookie.includes('ss_cookieAllowed='));
    await expect.poll(() => proxy.responses.some((answer) => RECEIPT.test(answer))).toBe(true);
    await isNotAsked(visitor);
    expect(proxy.responses.filter((answer) => answer.includes('/api/census/'))).toEqual([]);
    expect(await cookieNames(visitor)).not.toContain('ss_cvr');
  },

  'the number of items in the cart follows an addition': async ({ visitor }) => {
    await visitor.goto(SHOP);
    await visitor.click('#book-north button');
    await visitor.waitFor(QUANTITY, ({ text }) => text === '1');
    await use(visitor, HOME);
    await visitor.waitFor(QUANTITY, ({ text }) => text === '1');
  },
};
