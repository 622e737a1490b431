import { beforeEach, describe, expect, it } from 'vitest';
import { createOwner } from '../testing/owner-client';
import { sharedApp } from '../testing/shared-app';
import { BOOK, createShopState, SHOP_TABLES } from '../testing/shop-state';
import { restartApp } from '../testing/test-app';

const test = sharedApp(...SHOP_TABLES);
const { stock, setStock } = createShopState(test);
const { see, press } = createOwner(test);

const SKU = `${BOOK}-1`;
const EDIT = { productId: BOOK, sku: SKU, price: '39.00', stockBefore: '180', stock: '180' };
const SETTINGS = { minimum: '20.00', notify: 'a@example.org', timeZone: 'UTC' };

/** An owner of the same site in another currency. */
const inCurrency = (currency: string) =>
  createOwner({
    ...test,
    app: restartApp(test, { site: { ...test.deps.site, currency } }),
  });

/** A control with its attributes, by its id. */
const readControl = (page: string, id: string): string =>
  new RegExp(`<input id="${id}"[^>]*>`).exec(page)?.[0] ?? '';

const readError = (page: string, id: string): string =>
  new RegExp(`id="${id}-error">([^<]*)<`).exec(page)?.[1] ?? '';

/** Expects the value in the control, and the problem beside it and, as a link, at the top. */
function expectRefused(
  page: string,
  id: string,
  { value, problem }: { value: string; problem: string },
): void {
  const control = readControl(page, id);
  expect(control).toContain(`value="${value}"`);
  expect(control).toMatch(new RegExp(`aria-describedby="${id}-error[^"]*" aria-invalid="true"`));
  expect(readError(page, id)).toContain(problem);
  expect(page).toMatch(new RegExp(`role="alert">[^]*href="#${id}">`));
}

describe('a rejected variant', () => {
  const id = (field: string): string => `${BOOK}-${SKU}-${field}`;
  beforeEach(() => setStock(180));

  it.each([
    [{ price: '1000000.01' }, 'price', 'up to €1,000,000.00.'],
    [{ price: 'cheap' }, 'price', 'A price is a number such as 48.00'],
    [{ price: '' }, 'price', 'A price is a number'],
    [{ salePrice: '12,50' }, 'salePrice', 'A price is a number'],
    [{ stock: 'ten' }, 'stock', 'Enter a whole number, up to 1,000,000,000.'],
    [{ stock: '' }, 'stock', 'Enter a whole number'],
    [{ stock: '1000000001' }, 'stock', 'Enter a whole number'],
  ])('keeps %j in the field, with the reason', async (change, field, problem) => {
    const { status, text } = await press('/config/products', { ...EDIT, ...change });
    expect(status).toBe(422);
    expectRefused(text, id(field), { value: Object.values(change)[0]!, problem });
    expect(text.match(/aria-invalid/g)).toHaveLength(1);
  });

  it('keeps all entered values, and saves nothing', async () => {
    const change = { price: 'x', salePrice: '30.00', onSale: 'yes', stock: '200' };
    const { text } = await press('/config/products', { ...EDIT, ...change });
    expect(readControl(text, id('salePrice'))).toContain('value="30.00"');
    expect(readControl(text, id('stock'))).toContain('value="200"');
    expect(text).toMatch(new RegExp(`id="${id('onSale')}"[^>]* checked>`));
    expect(await stock()).toBe(180);
    expect(readControl((await see('/config/products')).text, id('price'))).not.toContain('value="x"');
  });

  it('shows the current stock, and saves the next entered one', async () => {
    await setStock(100);
    const late = await press('/config/products', { ...EDIT, price: '41.00', stock: '20' });
    expectRefused(late.text, id('stock'), { value: '20', problem: 'it is 100 now' });
    expect(readControl(late.text, id('price'))).toContain('value="41.00"');
    expect(late.text).toContain('name="stockBefore" value="100"');
    const again = { ...EDIT, stockBefore: '100', stock: '20' };
    expect([(await press('/config/products', again)).status, await stock()]).toEqual([200, 20]);
  });

  it('is not changed by a forged previous stock', async () => {
    for (const stockBefore of ['x', '-5', '99999999999', ''])
      expect((await press('/config/products', { ...EDIT, stockBefore })).status, stockBefore).toBe(422);
    await setStock(1_000_000_000);
    const more = { stockBefore: '0', stock: '1000000000' };
    for (let time = 0; time < 3; time++)
      expect((await press('/config/products', { ...EDIT, ...more })).status).toBe(422);
    expect(await stock()).toBe(1_000_000_000);
  });

  it('is reported as missing if it was removed', async () => {
    const { status, text } = await press('/config/products', { ...EDIT, sku: 'gone' });
    expect([status, text]).toEqual([422, expect.stringContaining('This variant does not exist any more.')]);
  });
});

describe('the limit of a price', () => {
  it('is formatted in the currency of the product, which may have no decimal places', async () => {
    const yen = inCurrency('JPY');
    for (const [path, field] of [
      ['/config/products', `${BOOK}-${SKU}-price`],
      ['/config/products/new', 'product-price'],
    ] as const) {
      const { text } = await yen.press(path, { ...EDIT, price: '48.50' });
      const problem = 'A price is a number such as 48, up to ¥100,000,000.';
      expectRefused(text, field, { value: '48.50', problem });
    }
  });

  it('applies to gift cards, too, whose entered values are kept', async () => {
    const refused = await press('/config/gift-cards', { value: '1000000.01' });
    expect(refused.status).toBe(422);
    const problem = 'such as 48.00, up to €1,000,000.00.';
    expectRefused(refused.text, 'card-value', { value: '1000000.01', problem });
    expect((await press('/config/gift-cards', { value: '0' })).status).toBe(422);
    const yen = await inCurrency('JPY').press('/config/gift-cards', { value: 'x' });
    expect(readError(yen.text, 'card-value')).toContain('such as 48, up to ¥100,000,000.');
  });
});

describe('rejected settings of the shop', () => {
  it.each([
    [{ minimum: 'x' }, 'minimum', 'Enter an amount such as 20.00, or 0 for none.'],
    [{ minimum: '-1' }, 'minimum', 'Enter an amount'],
    [{ notify: 'a@example.org, nobody' }, 'notify', '“nobody” is not an email address.'],
    [{ notify: 'a@example.org,'.repeat(11) }, 'notify', 'Enter up to 10 addresses.'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone', 'Failed to load timezone “Mars/Olympus”.'],
  ])('keep %j in the field, with the reason', async (change, field, problem) => {
    const { status, text } = await press('/config/shop', { ...SETTINGS, closed: 'yes', ...change });
    expect(status).toBe(422);
    expectRefused(text, `shop-${field}`, { value: Object.values(change)[0]!, problem });
    expect(text).toMatch(/id="shop-closed"[^>]* checked>/);
    expect(text.match(/aria-invalid/g)).toHaveLength(1);
    expect((await see('/config/products')).text).not.toMatch(/id="shop-closed"[^>]* checked>/);
  });

  it('have a message with an amount in the currency', async () => {
    const { text } = await inCurrency('JPY').press('/config/shop', { ...SETTINGS, minimum: '0.5' });
    expect(readError(text, 'shop-minimum')).toBe('Enter an amount such as 20, or 0 for none.');
  });
});
