import { describe, expect, it } from 'vitest';
import { checkoutMessages } from '../../core/cart/checkout-messages';
import { routes } from '../../core/routes';
import type { Cart } from '../../core/wire/commerce';
import { createBrowserClient } from '../testing/browser-client';
import { sharedApp } from '../testing/shared-app';
import { createFormPost } from '../testing/test-app';

const test = sharedApp();

/** A visitor who has added something to the cart without script. */
async function shopper() {
  const browser = createBrowserClient(test.app);
  const add = createFormPost({ productId: 'book-north', quantity: '2' }, { 'sec-fetch-site': 'same-origin' });
  expect((await browser.send('/api/commerce/cart/items', add)).status).toBe(303);
  const see = async (path: string) => {
    const answer = await browser.send(path);
    return { status: answer.status, text: await answer.text() };
  };
  return { ...browser, see };
}

describe('checkout', () => {
  it('shows the cart and the next steps [SRV-024]', async () => {
    const { see } = await shopper();
    const { status, text } = await see(routes.goToCheckout());
    expect(status).toBe(200);
    expect(text).toMatch(
      /North, a book of 84 pictures[\s\S]*€78\.00[\s\S]*Contact and delivery[\s\S]*You pay on the next page/,
    );
    expect((await see('/cart')).text).toContain(`href="${routes.goToCheckout()}"`);
  });

  it('shows the documented message without a cart [SRV-024]', async () => {
    const answer = await test.app.request(routes.goToCheckout());
    expect(await answer.text()).toContain(checkoutMessages.checkoutImpossible);
  });

  it('of a subscription requires the cart’s cookie [SRV-024]', async () => {
    const { see, send } = await shopper();
    const { id } = (await (await send('/api/commerce/cart')).json()) as Cart;
    const page = await see(routes.subscribe(id));
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('North, a book')]);
    const stranger = await test.app.request(routes.subscribe(id));
    expect([stranger.status, (await stranger.text()).includes('North, a book')]).toEqual([404, false]);
    expect((await test.app.request('/checkout/subscribe')).status).toBe(404);
  });
});

describe('gift card', () => {
  it('shows its values, with the value in the URL selected [SRV-024] [DON-002]', async () => {
    const { see } = await shopper();
    const { status, text } = await see(routes.giftCard(test.siteId, 'gift-card', 'gift-card-1'));
    expect([status, text]).toEqual([
      200,
      expect.stringMatching(/Gift card[\s\S]*value="gift-card-1"[^>]*checked[\s\S]*€50/),
    ]);
    const open = await see(routes.giftCard(test.siteId, 'gift-card'));
    expect(open.text).not.toMatch(/value="gift-card-1"[^>]*checked/);
  });

  it('of another site, kind or value does not exist', async () => {
    const paths = [
      routes.giftCard('other', 'gift-card'),
      routes.giftCard(test.siteId, 'book-north'),
      routes.giftCard(test.siteId, 'gift-card', 'SQ1'),
    ];
    for (const path of paths) expect((await test.app.request(path)).status, path).toBe(404);
  });
});

describe('configuration area', () => {
  it('returns to the page in frameUrl, also after sign-in, and to no other site [SRV-024]', async () => {
    const { send, see } = browserOfOwner();
    const path = routes.config('/journal?tag=one');
    const door = await see(path);
    expect(door.status).toBe(401);
    const [, returnTo = ''] = /name="returnTo" value="([^"]+)"/.exec(door.text) ?? [];
    const signIn = { token: test.deps.ownerToken, returnTo };
    const inside = await send('/config/session', createFormPost(signIn, { 'sec-fetch-site': 'same-origin' }));
    expect(inside.headers.get('location')).toBe(path);
    expect((await see(path)).text).toContain('href="/journal?tag=one"');
    expect((await see(routes.config('https://evil.example/'))).text).not.toContain('evil.example');
    expect((await see(routes.config('javascript:alert(1)'))).text).not.toContain('alert(1)');
  });
});

function browserOfOwner() {
  const { send } = createBrowserClient(test.app);
  const see = async (path: string) => {
    const answer = await send(path, { headers: { accept: 'text/html' } });
    return { status: answer.status, text: await answer.text() };
  };
  return { send, see };
}
