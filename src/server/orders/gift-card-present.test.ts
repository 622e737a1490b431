import { beforeEach, describe, expect, it } from 'vitest';
import { routes } from '../../core/routes';
import { createOwner } from '../testing/owner-client';
import { sharedApp } from '../testing/shared-app';
import { createShopState, SHOP_TABLES } from '../testing/shop-state';
import { BUYER, createShopper, readAttempt } from '../testing/shopper';
import { changeOrder } from './change-order';

const test = sharedApp(...SHOP_TABLES, 'cart', 'gift_card', 'gift_card_use');
const { setStock, orders, mails } = createShopState(test);

const DAY = 86_400_000;
const PRESENT = {
  sku: 'gift-card-1',
  recipientEmail: 'bo@example.org',
  recipientName: 'Bo',
  sender: 'Ada',
  message: 'For your new kitchen.',
  sendOn: '',
};

const path = () => routes.giftCard(test.siteId, 'gift-card');
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
const toBo = async () => {
  await test.jobs.runDue();
  return (await mails()).filter(({ recipient }) => recipient === 'bo@example.org');
};

/** Buys and pays a card. @returns the order page */
async function buy(fields: Record<string, string>): Promise<{ status: number; text: string }> {
  const ada = createShopper(test.app);
  const { location } = await ada.press(path(), fields);
  const { text } = await ada.see(location);
  const placed = await ada.order(readAttempt(text), BUYER);
  return ada.see(await ada.pay(placed.location));
}

beforeEach(() => setStock(100, 'gift-card'));

describe('a gift card as a present', () => {
  it('is mailed to the recipient with the message, and not to the buyer [DON-006]', async () => {
    const page = await buy(PRESENT);
    expect(page.text).toMatch(/Bo, bo@example\.org[\s\S]*For your new kitchen\./);
    const [mail, ...more] = await toBo();
    expect(more).toEqual([]);
    expect(mail!.title).toMatch(/^A gift card for .+ from Ada$/);
    expect(mail!.body).toMatch(
      /Hello Bo,[\s\S]*Ada has sent you[\s\S]*For your new kitchen\.[\s\S]*[2-9A-Z]{4}(-[2-9A-Z]{4}){4} {2}€50\.00/,
    );
    const others = (await mails()).filter(({ recipient }) => recipient === BUYER.email);
    expect(others.map(({ body }) => body).join()).not.toMatch(/[2-9A-Z]{4}(-[2-9A-Z]{4}){4}/);
  });

  it('is sent once, on the chosen day', async () => {
    await buy({ ...PRESENT, sendOn: inDays(10) });
    expect(await toBo()).toEqual([]);
    test.skew.ms = 9 * DAY;
    expect(await toBo()).toEqual([]);
    test.skew.ms = 11 * DAY;
    await Promise.all([test.jobs.runDue(), test.jobs.runDue()]);
    expect(await toBo()).toHaveLength(1);
  });

  it('is sent at 8 a.m. in the time zone of the shop', async () => {
    const settings = { minimum: '0', notify: '', timeZone: 'Pacific/Kiritimati' };
    await createOwner(test).press('/config/shop', settings);
    const sendOn = inDays(10);
    expect((await buy({ ...PRESENT, sendOn })).text).toContain(
      new Date(sendOn).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
    );
    const { rows } = await test.db.query<{ due: Date }>(
      `select due_at as due from job where site_id = $1 and label = 'bo@example.org'`,
      [test.siteId],
    );
    expect(rows).toEqual([{ due: new Date(Date.parse(sendOn) - 6 * 3_600_000) }]);
  });

  it('that is refunded before the chosen day is not sent', async () => {
    await buy({ ...PRESENT, sendOn: inDays(10) });
    await changeOrder(test.deps, (await orders())[0]!.id, 'refund', true);
    test.skew.ms = 11 * DAY;
    expect(await toBo()).toEqual([]);
  });

  it('is sent to the buyer if there is no recipient', async () => {
    await buy({ sku: 'gift-card-1' });
    await test.jobs.runDue();
    const codes = (await mails()).filter(({ title }) => title.startsWith('Your gift card for'));
    expect(codes.map(({ recipient }) => recipient)).toEqual([BUYER.email]);
  });

  it('is erased with the buyer, including address and message of the recipient', async () => {
    await buy(PRESENT);
    await changeOrder(test.deps, (await orders())[0]!.id, 'refund', true);
    await createOwner(test).press('/config/erase', { email: BUYER.email, sure: 'yes' });
    const { rows } = await test.db.query<{ details: string }>(
      'select details::text as details from shop_order where site_id = $1',
      [test.siteId],
    );
    expect(rows.map(({ details }) => details).join()).not.toMatch(/bo@example|kitchen/);
  });

  it('shows errors at the fields of the form', async () => {
    const ada = createShopper(test.app);
    const refused = await ada.press(path(), {
      ...PRESENT,
      sku: '',
      recipientEmail: 'bo',
      sendOn: inDays(-3),
    });
    expect(refused.status).toBe(422);
    for (const field of ['sku', 'recipientEmail', 'sendOn'])
      expect(refused.text).toContain(`id="checkout-${field}-error"`);
    expect(refused.text).toContain('For your new kitchen.');
    const stranger = await ada.press(routes.giftCard('other', 'gift-card'), PRESENT);
    expect(stranger.status).toBe(404);
  });
});
