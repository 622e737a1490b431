import { describe, expect, it } from 'vitest';
import { createOwner } from '../testing/owner-client';
import { sharedApp } from '../testing/shared-app';
import { createShopState, SHOP_TABLES } from '../testing/shop-state';
import { BUYER, createShopper, readAttempt } from '../testing/shopper';

const test = sharedApp(...SHOP_TABLES, 'cart', 'donation_page');
const { see, press } = createOwner(test);
const { mails } = createShopState(test);

const LIST = '/config/donations';
const KILN = {
  title: 'A new kiln',
  showTitle: 'yes',
  text: 'Ours is from 1974.\n\nIt leaks.',
  suggestions: '10 25',
  ownAmount: 'yes',
  minAmount: '5',
  maxAmount: '',
  buttonLabel: 'Give',
  questions: 'Phone\nName on the bricks *',
  thanks: 'We write to you when it is <b>lit</b>.',
};
const add = (change: Record<string, string> = {}) => press(`${LIST}/new`, { ...KILN, ...change });

describe('the owner’s donation pages', () => {
  it('are added, changed and removed', async () => {
    expect((await see(LIST)).text).toContain('There are no donation pages yet.');
    const added = await add();
    expect([added.status, added.location]).toEqual([303, `${LIST}/a-new-kiln?saved=yes`]);
    expect((await add()).location).toBe(`${LIST}/a-new-kiln-2?saved=yes`);
    expect((await add({ title: 'New' })).location).toBe(`${LIST}/new-page?saved=yes`);
    const page = (await see(added.location!)).text;
    expect(page).toMatch(
      /Saved\.[\s\S]*name="suggestions" value="10\.00 25\.00"[\s\S]*name="minAmount" value="5\.00"[\s\S]*Phone\nName on the bricks \*/,
    );
    await press(`${LIST}/a-new-kiln`, { ...KILN, title: 'The kiln', suggestions: '100' });
    const list = (await see(LIST)).text;
    expect(list).toMatch(
      /The kiln[\s\S]*€100, own amount[\s\S]*\/checkout\/donate\?donatePageId=a-new-kiln"/,
    );
    expect((await press(`${LIST}/a-new-kiln/remove`)).location).toBe(LIST);
    for (const path of [`${LIST}/a-new-kiln`, '/checkout/donate?donatePageId=a-new-kiln'])
      expect((await see(path)).status, path).toBe(404);
    expect((await press(`${LIST}/a-new-kiln`, KILN)).status).toBe(404);
    expect((await press(`${LIST}/a-new-kiln/remove`)).status).toBe(404);
  });

  it('are rejected with errors at the fields, and the entered values are kept', async () => {
    const { status, text } = await add({ title: '', suggestions: 'ten' });
    expect(status).toBe(422);
    expect(text).toMatch(
      /id="donation-title-error">Enter a title\.[\s\S]*id="donation-suggestions-error">Enter amounts/,
    );
    expect(text).toContain('It leaks.');
  });

  it('require the owner', async () => {
    for (const path of [LIST, `${LIST}/new`, `${LIST}/donation`])
      expect((await test.app.request(path)).status, path).toBe(401);
  });
});

describe('a donation page', () => {
  it('asks the questions of the owner, and shows the thanks of the owner [DON-005]', async () => {
    await add();
    const path = '/checkout/donate?donatePageId=a-new-kiln';
    const ada = createShopper(test.app);
    const { text } = await ada.see(path);
    expect(text).toMatch(
      /<p>Ours is from 1974\.<\/p>\s*<p>It leaks\.<\/p>[\s\S]*Phone[\s\S]*Name on the bricks[\s\S]*Give/,
    );
    const entered = { name: BUYER.name, email: BUYER.email, amount: '25.00', attempt: readAttempt(text) };
    const refused = await ada.press(path, { ...entered, 'question-0': '12 34' });
    expect(refused.status).toBe(422);
    expect(refused.text).toMatch(
      /value="12 34"[\s\S]*id="checkout-question-1-error"[^>]*>Enter “Name on the bricks”\./,
    );
    const { location } = await ada.press(path, { ...entered, 'question-0': '12 34', 'question-1': 'Ada' });
    const order = (await ada.see(await ada.pay(location))).text;
    expect(order).toMatch(/We write to you when it is &lt;b&gt;lit&lt;\/b&gt;\.[\s\S]*12 34[\s\S]*Ada/);
    await test.jobs.runDue();
    expect((await mails()).map(({ body }) => body).join()).toMatch(
      /We write to you when it is <b>lit<\/b>\.[\s\S]*Phone: 12 34[\s\S]*Name on the bricks: Ada/,
    );
  });
});
