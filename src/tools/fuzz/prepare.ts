// A site in use, with paid orders, a subscriber, a comment, and example bodies for calls whose schema is too general.
import { getSitePath } from '../../core/call-path';
import { calls } from '../../core/calls';
import { EXAMPLE_MEMBER } from '../../server/testing/browser-client';
import { createReviewState } from '../../server/testing/review-state';
import { createShopper } from '../../server/testing/shopper';
import { createFormPost, type TestApp } from '../../server/testing/test-app';
import type { KnownValues } from './known-values';
import { readMailLinks } from './mail-links';

/** Values of form controls by name; other names get any text. */
const CONTROL_VALUES: Readonly<Record<string, readonly string[]>> = {
  title: ['A title'],
  name: ['Ada Byron'],
  email: ['ada@example.org'],
  price: ['12.50'],
  salePrice: ['9'],
  value: ['25', '50.00'],
  amount: ['10', '25'],
  otherAmount: ['12.50'],
  stock: ['5', ''],
  path: ['/about/', '/news'],
  month: ['11-2026', '02-2027'],
  page: ['1', '2'],
  sort: ['newest', 'oldest', 'rating'],
  stars: ['1', '5'],
  limit: ['5', '50'],
  q: ['bowl', 'gl', 'the table'],
  format: ['csv', 'json', 'rss', 'ical'],
  state: ['pending', 'approved', 'paid', 'spam'],
  quantity: ['1', '2'],
  place_id: ['oslo'],
  input: ['Os'],
  provider: ['test', 'stripe'],
  at: ['2026-11-26T10:00:00Z'],
  timeZone: ['Europe/Oslo'],
  locale: ['en-US'],
  'If-Match': ['*'],
  'leave-this-empty': [''],
};

export async function prepareSite(test: TestApp, known: KnownValues): Promise<void> {
  for (const [name, values] of Object.entries(CONTROL_VALUES))
    for (const value of values) known.add(name, value);
  const variants = await findVariants(test);
  await placeOrders(test, known, variants);
  addExamples(known, variants);
  const [list] = known.find('listId');
  await test.app.request(
    getSitePath(calls.subscribe),
    createFormPost({ email: 'reader@example.org', listId: list ?? '' }, { 'sec-fetch-site': 'same-origin' }),
  );
  for (const link of await readMailLinks(test)) known.addLink(link);
}

interface Variant {
  readonly productId: string;
  readonly sku: string;
}

async function findVariants({ db, siteId }: TestApp): Promise<Variant[]> {
  const { rows } = await db.query<Variant>(
    `select v.product_id as "productId", v.sku from product_variant v
     where v.site_id = $1 and v.qty_in_stock > 5 order by v.product_id <> 'book-north', 1, 2 limit 12`,
    [siteId],
  );
  return rows;
}

/** Places and pays orders, and opens the pages that only buyers see. */
async function placeOrders(test: TestApp, known: KnownValues, variants: readonly Variant[]): Promise<void> {
  const see = async (client: ReturnType<typeof createShopper>, path: string) => {
    known.addLink(path);
    known.readResponse('text/html', (await client.see(path)).text);
  };
  for (const { productId, sku } of variants.slice(0, 3)) {
    const shopper = createShopper(test.app);
    const payment = await shopper.buy(productId, 1, sku);
    if (!payment) continue;
    await see(shopper, payment);
    await see(shopper, await shopper.pay(payment, 'silent'));
  }
  const reviews = createReviewState(test);
  const [first] = variants;
  if (first)
    await see(
      createShopper(test.app),
      await reviews.request(first.productId).catch(() => '/commerce/reviews'),
    );
}

function addExamples({ addBody }: KnownValues, variants: readonly Variant[]): void {
  for (const { productId, sku } of variants) {
    addBody(getSitePath(calls.addCartItem), { productId, sku, quantity: 1 });
    addBody(getSitePath(calls.addShoppingCartEntry), { itemId: productId, sku, quantity: 1 });
  }
  addBody(getSitePath(calls.signIn), { ...EXAMPLE_MEMBER, rememberMe: true });
  addBody(getSitePath(calls.recordHit), { event: '1', data: '{"url":"/about","a":[1,{"b":null}]}' });
  addBody(getSitePath(calls.trace), { data: '{"a":1,"b":["c"]}' });
  addBody(getSitePath(calls.widgetRendering), { widgetJSON: '{"type":55,"id":"b","value":{"a":1}}' });
}

/** Each submission needs a new key. */
export function addSubmission({ addBody }: KnownValues, key: string): void {
  const values = { name: 'Ada', email: 'ada@example.org', message: 'Hello' };
  addBody(getSitePath(calls.saveForm), {
    key,
    formId: 'contact',
    form: JSON.stringify(values),
    elapsedMs: '9000',
  });
  addBody(getSitePath(calls.addComment), {
    itemId: 'a',
    name: 'Ada',
    email: 'ada@example.org',
    body: 'Hello',
  });
}
