import { afterAll, beforeAll, expect, it } from 'vitest';
import { BOOK, createShopState } from '../../server/testing/shop-state';
import { submitForm } from '../../server/testing/submit';
import { OPEN_MS, type TestApp, testApp } from '../../server/testing/test-app';
import { compare } from './check';
import { createAcknowledged } from './visitors';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
}, OPEN_MS);
afterAll(() => test.db.close());

/** Names of the differences other than 0. */
async function findDifferences(change: {
  forms?: string[];
  orders?: string[];
  webhooks?: string[];
  stock?: number;
}) {
  const { forms = [], orders = [], webhooks = [], stock = await createShopState(test).stock(BOOK) } = change;
  const done = { ...createAcknowledged(), forms, orders };
  const found = await compare(test.db, test.siteId, done, { stock, webhooks });
  return Object.entries(found).flatMap(([name, n]) => (n === 0 ? [] : [name]));
}

it('reports no differences for a run without traffic', async () => {
  expect(await findDifferences({})).toEqual([]);
});

it('reports an acknowledged form or order that is not stored, and a missing piece', async () => {
  const id = '0199a0de-0000-7000-8000-000000000001';
  expect(await findDifferences({ forms: [id], webhooks: [id] })).toEqual(['forms lost']);
  expect(await findDifferences({ orders: [id] })).toEqual(['orders lost']);
  expect(await findDifferences({ stock: 1 + (await createShopState(test).stock(BOOK)) })).toEqual([
    'pieces lost or oversold',
  ]);
});

it('reports a message that is stored under two ids, and a webhook that did not arrive', async () => {
  const message = 'Message 0199a0de-0000-7000-8000-000000000002';
  const ids = [await submitForm(test, { message }), await submitForm(test, { message })];
  expect(await findDifferences({ forms: ids, webhooks: ids.slice(1) })).toEqual([
    'forms doubled',
    'webhooks lost',
  ]);
});
