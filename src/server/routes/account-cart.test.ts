import { describe, expect, it } from 'vitest';
import type { Cart } from '../../core/wire/commerce';
import { eraseByEmail } from '../stores/erasure';
import { deleteExpired } from '../stores/expiry';
import { findOffers } from '../stores/products';
import { createBrowserClient, MEMBER_SESSION } from '../testing/browser-client';
import { createMember } from '../testing/members';
import { sharedApp } from '../testing/shared-app';
import { BUYER, createShopper, readAttempt } from '../testing/shopper';

const ITEMS = '/api/commerce/cart/items';
const DAY_MS = 24 * 3_600_000;

const test = sharedApp('rate_window');

const createAccount = () => createMember(test);

function browser() {
  const client = createBrowserClient(test.app);
  const read = async () => (await (await client.send('/api/commerce/cart')).json()) as Cart;
  const lines = async () => (await read()).entries.map(({ sku, quantity }) => `${quantity} ${sku}`);
  const add = (productId: string, quantity = 1, id: string = crypto.randomUUID()) =>
    client.call('POST', ITEMS, { productId, quantity }, { 'Add-To-Cart-Id': id });
  const signOut = () => client.call('DELETE', MEMBER_SESSION);
  return { ...client, read, lines, add, signOut };
}

/** A member with a book in the cart, and the guest with two sets of postcards who will sign in as this member. */
async function createGuestOfMember() {
  const member = await createAccount();
  const phone = browser();
  await phone.signIn(member);
  await phone.add('book-north');
  const shopper = createShopper(test.app);
  await shopper.add('postcards', 2);
  return { member, phone, shopper };
}

/** The first variant of a product. */
async function findSku(productId: string): Promise<string> {
  const [offer] = await findOffers(test.db, test.siteId, [productId]);
  return offer!.sku;
}

describe('the cart of a member', () => {
  it('is the same in every browser in which the member is signed in', async () => {
    const member = await createAccount();
    const [phone, laptop] = [browser(), browser()];
    await phone.signIn(member);
    await laptop.signIn(member);
    await phone.add('postcards', 2);
    expect(await laptop.lines()).toEqual(['2 postcards-1']);
    await laptop.add('book-north');
    const [postcards] = (await laptop.read()).entries;
    await laptop.call('PUT', `${ITEMS}/${postcards?.id}`, { quantity: 5 });
    expect(await phone.lines()).toEqual(['5 postcards-1', '1 book-north-1']);
    expect((await phone.read()).version).toBe((await laptop.read()).version);
  });

  it('is merged with the guest’s cart by the larger quantity per variant, however often the visitor signs in', async () => {
    const member = await createAccount();
    const [phone, laptop] = [browser(), browser()];
    await phone.signIn(member);
    await phone.add('postcards', 2);
    await phone.add('book-north', 3);
    await laptop.add('postcards', 4);
    await laptop.add('book-north', 1);
    await laptop.call('POST', ITEMS, {
      productId: 'print-dawn-ridge',
      sku: await findSku('print-dawn-ridge'),
    });
    const added = (await laptop.lines())[2]!;
    for (let i = 0; i < 3; i++) expect((await laptop.signIn(member)).status).toBe(200);
    const merged = ['4 postcards-1', '3 book-north-1', added];
    expect([await laptop.lines(), await phone.lines()]).toEqual([merged, merged]);
  });

  it('is merged once when the response to the sign-in was lost and the visitor retries', async () => {
    const member = await createAccount();
    const visitor = browser();
    await visitor.add('postcards', 3);
    const before = { ...visitor.jar };
    await visitor.signIn(member);
    for (const name of Object.keys(visitor.jar)) delete visitor.jar[name];
    Object.assign(visitor.jar, before);
    await visitor.signIn(member);
    expect(await visitor.lines()).toEqual(['3 postcards-1']);
  });

  it('is merged once when several tabs sign in concurrently', async () => {
    const member = await createAccount();
    const visitor = browser();
    await visitor.add('postcards', 3);
    const tabs = Array.from({ length: 4 }, () => {
      const tab = browser();
      Object.assign(tab.jar, visitor.jar);
      return tab;
    });
    const answers = await Promise.all(tabs.map((tab) => tab.signIn(member)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    for (const tab of tabs) expect(await tab.lines()).toEqual(['3 postcards-1']);
  });

  it('cannot be read with the cart token from before the sign-in', async () => {
    const visitor = browser();
    await visitor.add('postcards');
    const other = browser();
    Object.assign(other.jar, { ss_cart: visitor.jar.ss_cart });
    await visitor.signIn(await createAccount());
    expect(await other.lines()).toEqual([]);
    expect(await visitor.lines()).toEqual(['1 postcards-1']);
  });

  it('stays with the account after the sign-out, and cannot be read with the former token', async () => {
    const member = await createAccount();
    const visitor = browser();
    await visitor.signIn(member);
    await visitor.add('postcards', 2);
    const former = visitor.jar.ss_cart!;
    await visitor.signOut();
    visitor.jar.ss_cart = former;
    expect(await visitor.lines()).toEqual([]);
    await visitor.signIn(member);
    expect(await visitor.lines()).toEqual(['2 postcards-1']);
  });

  it('is not merged into the cart of another member who signs in later in the same browser', async () => {
    const [first, second] = [await createAccount(), await createAccount()];
    const visitor = browser();
    await visitor.signIn(first);
    await visitor.add('postcards', 2);
    await visitor.signIn(second);
    expect(await visitor.lines()).toEqual([]);
    await visitor.add('book-north');
    await visitor.signIn(first);
    expect(await visitor.lines()).toEqual(['2 postcards-1']);
  });

  it('includes items that were added as a guest during the sign-in', async () => {
    const member = await createAccount();
    const visitor = browser();
    await visitor.add('postcards', 2);
    const late = browser();
    Object.assign(late.jar, visitor.jar);
    await visitor.signIn(member);
    await late.add('book-north');
    Object.assign(visitor.jar, { ss_cart: late.jar.ss_cart });
    expect(await visitor.lines()).toEqual(['2 postcards-1', '1 book-north-1']);
    expect(await visitor.lines()).toEqual(['2 postcards-1', '1 book-north-1']);
  });

  it('gets an item once when an addition from before the sign-in is retried', async () => {
    const member = await createAccount();
    const [phone, laptop] = [browser(), browser()];
    await phone.signIn(member);
    await phone.add('book-north');
    const id = crypto.randomUUID();
    await laptop.add('postcards', 2, id);
    await laptop.signIn(member);
    await laptop.add('postcards', 2, id);
    expect(await laptop.lines()).toEqual(['1 book-north-1', '2 postcards-1']);
  });

  it('no longer contains items that were paid for in a checkout as a guest', async () => {
    const { member, phone, shopper } = await createGuestOfMember();
    const { location } = await shopper.order(await shopper.open(), BUYER);
    await shopper.signIn(member);
    expect(await phone.lines()).toEqual(['1 book-north-1', '2 postcards-1']);
    await shopper.see(await shopper.pay(location));
    expect(await phone.lines()).toEqual(['1 book-north-1']);
  });

  it('is shown again before the order, with the entered values, if the visitor has signed in in the meantime', async () => {
    const { member, shopper } = await createGuestOfMember();
    const attempt = await shopper.open();
    await shopper.signIn(member);
    const { status, text } = await shopper.order(attempt, BUYER);
    expect([status, text]).toEqual([
      422,
      expect.stringMatching(/out of date[\s\S]*North, a book[\s\S]*Ten postcards[\s\S]*value="Ada Byron"/),
    ]);
    expect((await shopper.order(readAttempt(text), BUYER)).status).toBe(303);
  });

  it('has one unpaid order when the same form is sent before and after the sign-in', async () => {
    const { member, shopper } = await createGuestOfMember();
    const attempt = await shopper.open();
    const first = await shopper.order(attempt, BUYER);
    await shopper.signIn(member);
    const { text } = await shopper.order(attempt, BUYER);
    const second = await shopper.order(readAttempt(text), BUYER);
    expect(second.location).not.toBe(first.location);
    const { id } = (await (await shopper.send('/api/commerce/cart')).json()) as Cart;
    const { rows } = await test.db.query<{ state: string }>(
      'select state from shop_order where site_id = $1 and cart_id = $2 order by id',
      [test.siteId, id],
    );
    expect(rows.map(({ state }) => state)).toEqual(['cancelled', 'pending']);
  });

  it('is erased with the account', async () => {
    const member = await createAccount();
    const visitor = browser();
    await visitor.signIn(member);
    await visitor.add('postcards');
    const { id } = await visitor.read();
    await eraseByEmail(test.db, test.siteId, member.email, test.deps.clock());
    expect(await visitor.lines()).toEqual([]);
    for (const [table, column] of [
      ['cart', 'id'],
      ['cart_token', 'cart_id'],
      ['cart_add', 'cart_id'],
    ]) {
      const { rows } = await test.db.query(`select 1 from ${table} where site_id = $1 and ${column} = $2`, [
        test.siteId,
        id,
      ]);
      expect([table, rows.length]).toEqual([table, 0]);
    }
  });

  it('keeps the tokens of a cart in use and deletes those whose cookies have expired', async () => {
    const visitor = browser();
    await visitor.signIn(await createAccount());
    await visitor.add('postcards');
    const { id } = await visitor.read();
    const count = async () =>
      (await test.db.query('select 1 from cart_token where site_id = $1 and cart_id = $2', [test.siteId, id]))
        .rows.length;
    await deleteExpired(test.db, test.siteId, test.deps.clock() + 29 * DAY_MS);
    expect(await count()).toBe(1);
    await deleteExpired(test.db, test.siteId, test.deps.clock() + 31 * DAY_MS);
    expect(await count()).toBe(0);
  });
});

describe('the cart page', () => {
  it('is not stored by shared caches, but kept by the browser for Back', async () => {
    const visitor = browser();
    for (const path of ['/cart', '/api/commerce/cart'])
      expect((await visitor.send(path)).headers.get('cache-control')).toBe('private, no-cache');
  });
});
