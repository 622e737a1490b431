// Random shopping steps, each of which changes the server and the model alike.
import { randomUUID } from 'node:crypto';
import { createMember } from '../../server/testing/members';
import type { TestApp } from '../../server/testing/test-app';
import { type Browser, createBrowser, INTERFACES } from './browser';
import {
  canHave,
  EMPTY,
  formatLines,
  type Holder,
  type Lines,
  mergeLines,
  type Stock,
  withQuantity,
} from './model';

/** Products with a single variant, so that every interface can add them. */
const PRODUCTS = ['book-north', 'postcards', 'print-salt-flats'];

const ACCOUNTS = 2;
const BROWSERS = 4;

interface Tab extends Holder {
  browser: Browser;
  /** Entries as this tab last saw them; other tabs may have removed them since then. */
  seen: readonly { id: string; productId: string }[];
}

export interface Shop {
  tabs: Tab[];
  members: { email: string; password: string }[];
  /** Carts of the accounts. */
  carts: Lines[];
  stock: Stock;
  random: () => number;
}

export async function openShop(test: TestApp, random: () => number): Promise<Shop> {
  const members = await Promise.all(Array.from({ length: ACCOUNTS }, () => createMember(test)));
  return {
    members,
    random,
    stock: await readStock(test),
    carts: members.map(() => EMPTY),
    tabs: Array.from({ length: BROWSERS }, () => ({
      browser: createBrowser(test.app),
      account: undefined,
      guest: EMPTY,
      seen: [],
    })),
  };
}

/** Takes a step and returns the step with its differences; empty if there are none. */
export async function takeStep(shop: Shop): Promise<string[]> {
  const tab = pick(shop, shop.tabs);
  const [step] = pick(shop, WEIGHTED);
  const problem = await step(shop, tab);
  const differences = problem ? [`${step.name}: ${problem}`] : [];
  const readers = shop.tabs.filter((other) => other === tab || other.account === tab.account);
  const read = await Promise.all(readers.map(async (one) => ({ one, ...(await one.browser.read()) })));
  for (const { one, cart, shown } of read) {
    if (one === tab || shop.random() < 0.5) one.seen = cart.entries;
    const expected = formatLines(getLines(shop, one));
    if (shown.length !== 1 || shown[0] !== expected)
      differences.push(`${step.name}: ${shown.join(' | ') || 'nothing'} instead of ${expected || 'nothing'}`);
  }
  return differences;
}

type Step = (shop: Shop, tab: Tab) => Promise<string | undefined>;

const add: Step = async (shop, tab) => {
  const productId = pick(shop, PRODUCTS);
  const quantity = 1 + Math.floor(shop.random() * 5);
  const via = pick(shop, INTERFACES);
  const wanted = quantity + (getLines(shop, tab).get(productId) ?? 0);
  const isPossible = canHave(shop.stock, productId, wanted);
  const id = randomUUID();
  if (via !== 'form' && shop.random() < 0.3)
    await tab.browser.loseResponse(() => tab.browser.add(via, productId, quantity, id));
  const status = await tab.browser.add(via, productId, quantity, id);
  if (isPossible) setLines(shop, tab, withQuantity(getLines(shop, tab), productId, wanted));
  return expectStatus(status, isPossible ? (via === 'form' ? 303 : 200) : via === 'form' ? 422 : 400);
};

/** Several tabs of one visitor add at the same time. */
const addTogether: Step = async (shop, tab) => {
  const productId = pick(shop, PRODUCTS);
  const others = shop.tabs.filter(
    (one) => one === tab || (one.account !== undefined && one.account === tab.account),
  );
  const wanted = others.length + (getLines(shop, tab).get(productId) ?? 0);
  if (!canHave(shop.stock, productId, wanted)) return undefined;
  const statuses = await Promise.all(
    others.map(({ browser }) => browser.add('script', productId, 1, randomUUID())),
  );
  setLines(shop, tab, withQuantity(getLines(shop, tab), productId, wanted));
  return statuses.map((status) => expectStatus(status, 200)).find(Boolean);
};

/** Uses the entries as the tab last saw them, like a page after Back. */
const change: Step = async (shop, tab) => {
  if (tab.seen.length === 0) return undefined;
  const { id, productId } = pick(shop, tab.seen);
  const cart = await tab.browser.readCart();
  const entry = cart.entries.find((one) => one.id === id);
  const quantity = Math.floor(shop.random() * 15);
  const via = pick(shop, INTERFACES);
  const status = await tab.browser.setQuantity(via, id, quantity);
  if (!entry) return expectStatus(status, via === 'form' ? 422 : 404);
  const isPossible = quantity <= entry.quantity || canHave(shop.stock, productId, quantity);
  if (isPossible) setLines(shop, tab, withQuantity(getLines(shop, tab), productId, quantity));
  return expectStatus(status, isPossible ? (via === 'form' ? 303 : 200) : via === 'form' ? 422 : 400);
};

const signIn: Step = async (shop, tab) => {
  const account = Math.floor(shop.random() * ACCOUNTS);
  const isLost = shop.random() < 0.3;
  if (isLost) await tab.browser.loseResponse(() => tab.browser.signIn(shop.members[account]));
  const { status } = await tab.browser.signIn(shop.members[account]);
  if (tab.account === undefined) shop.carts[account] = mergeLines(shop.carts[account]!, tab.guest);
  Object.assign(tab, { account, guest: EMPTY });
  return expectStatus(status, 200);
};

const signOut: Step = async (shop, tab) => {
  const isCloned = shop.random() < 0.5;
  const { status } = await tab.browser.signOut(isCloned);
  if (tab.account !== undefined)
    Object.assign(tab, { guest: isCloned ? getLines(shop, tab) : EMPTY, account: undefined });
  return expectStatus(status, 200);
};

/** The order has exactly the lines of the cart, which is empty afterwards. */
const buy: Step = async (shop, tab) => {
  const lines = getLines(shop, tab);
  if (lines.size === 0) return undefined;
  const order = await tab.browser.buy();
  const isPossible = [...lines].every(([productId, quantity]) => canHave(shop.stock, productId, quantity));
  if (!order || !isPossible) return order || isPossible ? `order ${order}` : undefined;
  const { status } = await tab.browser.see(order);
  for (const [productId, quantity] of lines) {
    const left = shop.stock.get(productId);
    if (left !== undefined) shop.stock.set(productId, left - quantity);
  }
  setLines(shop, tab, EMPTY);
  return expectStatus(status, 200);
};

/** More frequent steps first. */
const WEIGHTED: [Step][] = [
  ...Array<[Step]>(8).fill([add]),
  ...Array<[Step]>(8).fill([change]),
  ...Array<[Step]>(2).fill([addTogether]),
  ...Array<[Step]>(4).fill([signIn]),
  ...Array<[Step]>(3).fill([signOut]),
  [buy],
];

function getLines(shop: Shop, { account, guest }: Holder): Lines {
  return account === undefined ? guest : shop.carts[account]!;
}

function setLines(shop: Shop, tab: Tab, lines: Lines): void {
  if (tab.account === undefined) tab.guest = lines;
  else shop.carts[tab.account] = lines;
}

function pick<T>({ random }: Pick<Shop, 'random'>, from: readonly T[]): T {
  return from[Math.floor(random() * from.length)]!;
}

function expectStatus(status: number, expected: number): string | undefined {
  return status === expected ? undefined : `status ${status} instead of ${expected}`;
}

async function readStock({ db, siteId }: TestApp): Promise<Stock> {
  const { rows } = await db.query<{ id: string; n: number }>(
    `select product_id as id, qty_in_stock as n from product_variant where site_id = $1 and not unlimited`,
    [siteId],
  );
  return new Map(rows.filter(({ id }) => PRODUCTS.includes(id)).map(({ id, n }) => [id, n]));
}
