import { describe, expect, it } from 'vitest';
import { routes } from '../../core/routes';
import { addDonationPage } from '../stores/donation-pages';
import { putDocument } from '../stores/site-documents';
import { createOwner } from '../testing/owner-client';
import { sharedApp } from '../testing/shared-app';
import { createShopState, SHOP_TABLES } from '../testing/shop-state';
import { BUYER, createShopper, OWN, readAttempt } from '../testing/shopper';
import { createFormPost } from '../testing/test-app';

const test = sharedApp(...SHOP_TABLES, 'cart');
const { orders, states, mails } = createShopState(test);

const PATH = routes.donate('donation');
const { name, email } = BUYER;
const DONOR = { name, email };

/** A visitor without script on the donation page. */
function donor() {
  const ada = createShopper(test.app);
  const open = async (): Promise<string> => readAttempt((await ada.see(PATH)).text);
  const give = async (fields: Record<string, string>, attempt?: string) =>
    ada.press(PATH, { ...DONOR, ...fields, attempt: attempt ?? (await open()) });
  return { ...ada, open, give };
}

describe('donation', () => {
  it('is paid without script, with receipts to donor and owner [SRV-024] [DON-001]', async () => {
    await putDocument(test.db, test.siteId, 'shop', {
      notify: ['owner@northlight.example'],
      minimumSubtotal: 99_999,
    });
    const ada = donor();
    const page = await ada.see(PATH);
    expect(page.text).toMatch(/Support the darkroom[\s\S]*€10<[\s\S]*€25<|€10\s*<\/label>[\s\S]*€25/);
    expect(page.text).not.toContain('role="alert"');
    const { status, location } = await ada.give({ amount: '25.00', message: 'For paper' });
    expect(status).toBe(303);
    expect((await ada.see(location)).text).toContain('€25.00');
    const order = await ada.pay(location);
    const thanks = (await ada.see(order)).text;
    expect(thanks).toMatch(
      /Thank you for your donation[\s\S]*Donation: Support the darkroom[\s\S]*€25\.00[\s\S]*For paper/,
    );
    expect(thanks).not.toContain('Quantity');
    await test.jobs.runDue();
    expect(await mails()).toMatchObject([
      {
        recipient: 'ada@example.org',
        title: expect.stringMatching(/^Your donation [0-9A-F]{8} at Northlight$/),
        body: expect.stringMatching(
          /^Thank you[\s\S]*\nDonation: Support the darkroom: €25\.00[\s\S]*For paper/m,
        ),
      },
      { recipient: 'owner@northlight.example', title: expect.stringMatching(/^New donation/) },
    ]);
    const list = await createOwner(test).see('/config/orders');
    expect(list.text).toMatch(/Donation[\s\S]*Ada Byron[\s\S]*€25\.00/);
    expect((await orders()).map(({ total }) => total)).toEqual([2500]);
  });

  it('causes no request for a review', async () => {
    const ada = donor();
    const { location } = await ada.give({ amount: '25.00' });
    const order = await ada.pay(location);
    const id = order.slice('/commerce/orders/'.length).split('?')[0];
    await ada.see(order);
    await createOwner(test).press(`/config/orders/${id}/fulfill`);
    const { rows } = await test.db.query("select 1 from job where site_id = $1 and kind = 'review-request'", [
      test.siteId,
    ]);
    expect([await states(), rows]).toEqual([['fulfilled'], []]);
  });

  it('accepts another amount in the notation of the site', async () => {
    const ada = donor();
    await ada.give({ amount: 'other', otherAmount: '1,250.5' });
    await ada.give({ otherAmount: '€12' });
    expect((await orders()).map(({ total }) => total).sort((a, b) => a - b)).toEqual([1200, 125_050]);
  });

  it.each([
    [{}, 'Choose an amount, or enter another one.'],
    [{ amount: 'other' }, 'Enter an amount, for example €25.00.'],
    [{ amount: 'other', otherAmount: '-5' }, 'The smallest amount is €1.00.'],
    [{ amount: 'other', otherAmount: '1e9' }, 'Enter the amount as a number, for example €25.00.'],
    [{ amount: 'other', otherAmount: 'abc' }, 'Enter the amount as a number, for example €25.00.'],
    [{ amount: 'other', otherAmount: '10.005' }, 'Enter an amount with at most 2 decimal places'],
    [{ amount: 'other', otherAmount: '5\0' }, 'Enter the amount as a number, for example €25.00.'],
    [{ amount: 'other', otherAmount: '10001' }, 'The largest amount is €10,000.00.'],
    [{ amount: '25.00', otherAmount: '40' }, 'You chose an amount and entered another one.'],
    [{ amount: '26.00' }, 'Choose one of the amounts.'],
    [{ amount: '25.00', email: 'ada' }, 'Please enter a valid email'],
    [{ amount: '25.00', message: 'x'.repeat(1001) }, 'Shorten your message to 1,000 characters'],
  ])('has an error at its field for %j, and keeps the entered values', async (fields, problem) => {
    const ada = donor();
    const { status, text } = await ada.give({ message: 'My words', ...fields });
    expect([status, text]).toEqual([422, expect.stringContaining(problem)]);
    expect(text).toMatch(
      /href="#checkout-(amount|email|message)"[\s\S]*id="checkout-(amount|email|message)-error"/,
    );
    expect(text).toContain('value="Ada Byron"');
    expect(await states()).toEqual([]);
  });

  it('escapes entered values', async () => {
    const hostile = '"><script>alert(1)</script>';
    const { text } = await donor().give({ otherAmount: hostile, name: hostile, message: hostile });
    expect(text).not.toContain('<script>alert');
    expect((await donor().see(`${PATH}&otherAmount=${encodeURIComponent(hostile)}`)).text).not.toContain(
      '<script>',
    );
  });

  it('creates one order if the form is sent twice; another amount replaces the unpaid order', async () => {
    const ada = donor();
    const attempt = await ada.open();
    const [one, two] = await Promise.all([
      ada.give({ amount: '25.00' }, attempt),
      ada.give({ amount: '25.00' }, attempt),
    ]);
    expect(two.location).toBe(one.location);
    const { location } = await ada.give({ amount: '50.00' }, attempt);
    expect((await orders()).map(({ state, total }) => `${state} ${total}`).sort()).toEqual([
      'cancelled 2500',
      'pending 5000',
    ]);
    const order = await ada.pay(location);
    await ada.see(order);
    expect((await ada.give({ amount: '10.00' }, attempt)).location).toBe(order);
    expect((await states()).sort()).toEqual(['cancelled', 'fulfilled']);
  });

  it('keeps the checkout attempt while the form is corrected', async () => {
    const ada = donor();
    const attempt = await ada.open();
    const { text } = await ada.give({ amount: 'other', otherAmount: 'x' }, attempt);
    expect(readAttempt(text)).toBe(attempt);
  });

  it.each(['', 'forged', 'a.b.c.d.e.f'])(
    'rejects the checkout attempt "%s", and offers a new one',
    async (attempt) => {
      const { status, text } = await donor().give({ amount: '25.00' }, attempt);
      expect([status, text]).toEqual([422, expect.stringContaining('out of date')]);
      expect(readAttempt(text)).not.toBe('');
      expect(await states()).toEqual([]);
    },
  );

  it('rejects the checkout attempt of a cart', async () => {
    const ada = donor();
    await ada.add('book-north');
    const cartAttempt = await createCartAttempt(ada);
    expect((await ada.give({ amount: '25.00' }, cartAttempt)).status).toBe(422);
    expect(await states()).toEqual([]);
    expect((await ada.see('/cart')).text).toContain('North, a book');
  });

  it('is rejected from another site', async () => {
    const fields = { ...DONOR, amount: '25.00', attempt: await donor().open() };
    const post = (headers: Record<string, string>) => test.app.request(PATH, createFormPost(fields, headers));
    expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await post(OWN)).status).toBe(303);
  });
});

const createCartAttempt = async (ada: ReturnType<typeof donor>) =>
  readAttempt((await ada.see(routes.goToCheckout())).text);

describe('donation page', () => {
  it('selects the amount in its URL', async () => {
    const ada = donor();
    expect((await ada.see(`${PATH}&amount=50.00`)).text).toMatch(/value="50\.00"\s+checked/);
    const { text } = await ada.see(`${PATH}&amount=other&otherAmount=12.50`);
    expect(text).toMatch(/value="other"\s+checked[\s\S]*value="12\.50"/);
  });

  it('has only suggested amounts, or only a field, depending on its settings', async () => {
    const base = { title: 'Paper', text: '' };
    await addDonationPage(test.db, test.siteId, {
      ...base,
      id: 'fixed',
      suggestedContributions: [500, 1, 99_999_999_999],
      ownAmount: false,
    });
    await addDonationPage(test.db, test.siteId, {
      ...base,
      id: 'free',
      showTitle: false,
      buttonLabel: 'Give',
    });
    const ada = donor();
    const fixed = (await ada.see(routes.donate('fixed'))).text;
    expect(fixed.match(/type="radio"/g)).toHaveLength(1);
    expect(fixed).not.toContain('otherAmount');
    const free = (await ada.see(routes.donate('free'))).text;
    expect(free).not.toContain('type="radio"');
    expect(free).toMatch(/<h1 class="off">Paper<[\s\S]*name="otherAmount"[\s\S]*>Give<\/button>/);
  });

  it.each(['nothing', 'contact', ''])('does not exist for the id "%s"', async (id) => {
    expect((await test.app.request(routes.donate(id))).status).toBe(404);
    expect((await donor().press(routes.donate(id), {})).status).toBe(404);
  });

  it('is closed if the shop is closed', async () => {
    await putDocument(test.db, test.siteId, 'shop', { closed: true });
    const ada = donor();
    expect((await ada.see(PATH)).text).toContain('Payments are not accepted at the moment');
    expect((await ada.give({ amount: '25.00' })).status).toBe(422);
  });
});

describe('page in a frame', () => {
  const framed = (path: string) => test.app.request(path, { headers: { 'sec-fetch-dest': 'iframe' } });

  it.each([
    ['the donation page [DON-003]', PATH],
    ['the gift card page [DON-004]', routes.giftCard('site', 'gift-card', 'SKU 1')],
  ])('has a link out of the frame to %s, which does not redirect owners back', async (_, path) => {
    const answer = await framed(path);
    const text = await answer.text();
    const [, link = ''] = /target="_top" href="([^"]+)"/.exec(text) ?? [];
    const target = new URL(link.replaceAll('&amp;', '&'), 'https://site.example');
    const asked = new URL(path, 'https://site.example');
    expect(target.pathname).toBe(asked.pathname);
    expect(Object.fromEntries(target.searchParams)).toEqual({
      ...Object.fromEntries(asked.searchParams),
      noredirect: 'true',
    });
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
    const [, script = ''] = /<script src="([^"]+)"/.exec(text) ?? [];
    expect((await test.app.request(script)).headers.get('content-type')).toContain('text/javascript');
  });

  it.each([
    ['leads out of a frame of another site', 'iframe', 'cross-site', '*'],
    ['leads out of a frame of this site', 'iframe', 'same-origin', '*'],
    ['shows the form after a link of another site', 'document', 'cross-site', "'self'"],
    ['shows the form without a link', 'document', 'none', "'self'"],
  ])('%s, and may be framed accordingly [DON-003]', async (_, dest, site, ancestors) => {
    const answer = await test.app.request(PATH, {
      headers: { 'sec-fetch-dest': dest, 'sec-fetch-site': site },
    });
    expect([answer.status, answer.headers.get('content-security-policy')]).toEqual([
      200,
      expect.stringMatching(new RegExp(`frame-ancestors ${ancestors.replace('*', '\\*')}(;|$)`)),
    ]);
    expect((await answer.text()).includes('<form')).toBe(ancestors !== '*');
  });
});
