import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../../core/routes';
import type { Deps } from '../http/context';
import { createRouteTable } from '../http/route-table';
import { listMails } from '../stores/mail-log';
import { sharedApp } from '../testing/shared-app';
import { BUYER, createShopper, readAttempt } from '../testing/shopper';
import { createFormPost, restartApp } from '../testing/test-app';

const test = sharedApp();
let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'site-language-'));
});
afterAll(() => rm(root, { recursive: true }));

const inLanguage = (locale: string, change: Partial<Deps> = {}) =>
  restartApp(test, { site: { ...test.deps.site, locale }, ...change });
const HTML = { accept: 'text/html' };

/** Text of a page without its markup. */
const strip = (page: string) => page.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

describe('pages in the language of the site', () => {
  it('are German from the cart to the order, with dates and prices', async () => {
    const shopper = createShopper(inLanguage('de-DE'));
    await shopper.add('postcards', 2);
    const cart = await shopper.see('/cart');
    expect(cart.text).toContain('<html lang="de-DE">');
    expect(strip(cart.text)).toMatch(/Warenkorb – .*Entfernen : .*Zwischensumme \d+,\d\d\s€ Zur Kasse/);
    const refused = await shopper.order(undefined, { ...BUYER, email: 'ada' });
    expect(refused.status).toBe(422);
    expect(strip(refused.text)).toContain('Bitte geben Sie eine gültige E-Mail-Adresse ein.');
    expect(strip(refused.text)).toMatch(
      /Kontakt und Lieferung Name .*Zahlungspflichtig bestellen \d+,\d\d\s€/,
    );
    const payment = (await shopper.order(readAttempt(refused.text))).location;
    const order = await shopper.see(await shopper.pay(payment));
    expect(strip(order.text)).toContain('Vielen Dank für Ihre Bestellung');
    expect(strip(order.text)).toMatch(/Menge: 2 .*Gesamt \d+,\d\d\s€/);
  });

  it('explain in German why the cart was not changed, also to scripts', async () => {
    const shopper = createShopper(inLanguage('de'));
    const path = '/api/commerce/cart/items';
    const { text } = await shopper.press(path, {
      productId: 'postcards',
      sku: 'postcards-1',
      quantity: '1000',
    });
    expect(strip(text)).toContain('Geben Sie eine ganze Zahl von 1 bis 999 ein.');
    const response = await shopper.call('POST', path, { productId: 'print-salt-flats', quantity: 99 });
    expect(await response.json()).toMatchObject({
      error: expect.stringContaining('sind nur noch 12 Stück verfügbar'),
    });
  });

  it('are written from right to left in Arabic, even in a template of another language', async () => {
    const own = await inLanguage('ar').request(routes.goToCheckout());
    expect(await own.text()).toContain('<html lang="ar" dir="rtl">');
    const template = '<html lang="en"><head><title>x</title></head><body><main></main></body></html>';
    await writeFile(join(root, 'page.template'), template);
    const folders = [{ prefix: '/', root, shared: false }];
    const inTemplate = await (await inLanguage('ar', { folders }).request('/cart')).text();
    expect(inTemplate).toContain('<div class="server-page" lang="ar" dir="rtl"><h1>سلة التسوّق</h1>');
    const german = await (await inLanguage('de', { folders }).request('/cart')).text();
    expect(german).toContain('<div class="server-page" lang="de" dir="ltr"><h1>Warenkorb</h1>');
    const english = await (await inLanguage('en-GB', { folders }).request('/cart')).text();
    expect(english).toContain('<div class="server-page"><h1>Shopping Cart</h1>');
  });

  it.each([
    ['fr', '/nothing', 'Page introuvable'],
    ['es', '/search?q=fjord', '¿Qué está buscando?'],
    ['it', '/members', 'Resta connesso'],
    ['pt', '/commerce/orders/x?token=y', 'Este pedido não existe'],
    ['nl', '/api/newsletter/unsubscribe?token=x', 'Deze link is niet meer geldig'],
    ['pl', '/checkout/subscribe?cartToken=x', 'Nie znaleziono strony'],
    ['ja', '/commerce/products/nothing', 'この商品はここでは販売していません。'],
  ])('are translated: %s %s', async (locale, path, expected) => {
    const page = await (await inLanguage(locale).request(path, { headers: HTML })).text();
    expect(page).toContain(`lang="${locale}"`);
    expect(strip(page)).toContain(expected);
  });

  it('explain an error', async () => {
    const post = createFormPost({}, { ...HTML, 'sec-fetch-site': 'cross-site', origin: 'https://x.example' });
    const page = await (await inLanguage('de').request(routes.goToCheckout(), post)).text();
    expect(strip(page)).toContain('Es ist ein Fehler aufgetreten');
    expect(strip(page)).toContain('von einer anderen Website aus nicht erlaubt');
  });

  it('do not include the pages of the owner, which are in English', async () => {
    const headers = { ...HTML, authorization: `Bearer ${test.deps.ownerToken}` };
    const page = await (await inLanguage('de').request('/config/orders', { headers })).text();
    expect(page).toContain('<html lang="en">');
    const signIn = await (await inLanguage('ar').request('/config/', { headers: HTML })).text();
    expect(signIn).toContain('<html lang="en">');
  });
});

/** An English site with a German and a Swedish page, and a shopper who comes from one of them. */
const createBilingual = async () => {
  const site = join(root, 'site');
  await mkdir(join(site, 'kontakt'), { recursive: true });
  const german = '<!doctype html>\n<html class="x" lang="de"><p>Hallo</p>';
  await writeFile(join(site, 'kontakt/index.html'), german);
  await writeFile(join(site, 'swedish.html'), '<html lang="sv"><p>Hej</p></html>');
  await writeFile(join(site, 'english.html'), '<html lang="en"><p>Hello</p></html>');
  const app = restartApp(test, { folders: [{ prefix: '/', root: site, shared: false }] });
  const shopper = createShopper(app);
  const follow = async (path: string, page = '') => {
    const referer = page ? { referer: `http://localhost${page}` } : {};
    return (await shopper.send(path, { headers: { ...HTML, ...referer } })).text();
  };
  return { app, shopper, follow };
};

describe('the language of a page of the site', () => {
  it('is kept from the cart to the order, and in the link to the order', async () => {
    const { app, shopper, follow } = await createBilingual();
    expect(await follow('/cart', '/kontakt/')).toContain('<h1>Warenkorb</h1>');
    await shopper.add('postcards', 2);
    expect(await follow('/cart', '/cart')).toContain('<html lang="de">');
    const checkout = await follow(routes.goToCheckout(), '/cart');
    expect(checkout).toContain('<h1>Kasse</h1>');
    const payment = (await shopper.order(readAttempt(checkout))).location;
    const path = await shopper.pay(payment);
    expect(await follow(path)).toContain('Vielen Dank für Ihre Bestellung');
    const elsewhere = await (await app.request(path, { headers: HTML })).text();
    expect(elsewhere).toContain('Vielen Dank für Ihre Bestellung');
  });

  it('changes with the next page that has a supported language, including that of the site', async () => {
    const { shopper, follow } = await createBilingual();
    await follow('/cart', '/kontakt/');
    expect(shopper.jar.site_language).toBe('de');
    expect(await follow('/cart', '/swedish.html')).toContain('<html lang="de">');
    expect(await follow('/cart', '/english.html')).toContain('<html lang="en-US">');
    expect(shopper.jar.site_language).toBeUndefined();
    expect(await follow('/cart')).toContain('<html lang="en-US">');
  });

  it('can be chosen in the URL, if there are texts in the language', async () => {
    const { follow } = await createBilingual();
    expect(await follow('/search?lang=sv')).toContain('<html lang="en-US">');
    expect(await follow('/search?lang=../de')).toContain('<html lang="en-US">');
    expect(await follow('/search?lang=fr')).toContain('Que recherchez-vous');
    expect(await follow('/no-such-page')).toContain('Page introuvable');
  });

  it('is not stored when a page requests a missing file', async () => {
    const { app } = await createBilingual();
    const referer = 'http://localhost/kontakt/';
    const cookies = async (accept: string) =>
      (await app.request('/missing.png', { headers: { referer, accept } })).headers.getSetCookie();
    expect(await cookies('image/*')).toEqual([]);
    expect(await cookies('text/html')).toEqual([expect.stringContaining('site_language=de')]);
  });

  it('applies to newsletter mails and the pages of their links', async () => {
    const { app } = await createBilingual();
    const fields = { email: 'erika@example.org', listId: 'journal' };
    const headers = { ...HTML, referer: 'http://localhost/kontakt/' };
    await app.request('/api/newsletter/subscribe', createFormPost(fields, headers));
    await test.jobs.runDue();
    const [mail] = await listMails(test.db, test.siteId, 1);
    expect(mail?.subject).toMatch(/^Bitte bestätigen: /);
    expect(mail?.text).toMatch(/innerhalb einer Woche:[\s\S]*Abmelden: https:/);
    const [confirm] = /\/api\S+/.exec(mail?.text ?? '') ?? [];
    const page = await (await app.request(confirm!, { headers: HTML })).text();
    expect(page).toContain('<html lang="de">');
    const done = await app.request('/api/newsletter/confirm', createFormPost({}, { ...HTML }));
    expect(done.status).toBe(404);
    const pressed = await app.request(confirm!, createFormPost({}, HTML));
    expect(strip(await pressed.text())).toContain('Vielen Dank');
  });

  it('creates routes for at most 50 locales at a time', () => {
    const created: string[] = [];
    const table = createRouteTable(test.deps, ({ site }) => {
      created.push(site.locale);
      return [];
    });
    for (let region = 10; region < 60; region++) table(`de-${region}`);
    table('de-59');
    expect(created).toHaveLength(51);
    table('de-10');
    expect(created).toHaveLength(52);
  });
});

describe('the forms of donations and gift cards', () => {
  it('are in the language of the site, including error messages', async () => {
    const browser = createShopper(inLanguage('de'));
    const donation = await browser.see(routes.donate('donation'));
    expect(strip(donation.text)).toMatch(/Betrag .*Anderer Betrag .*Nachricht \(optional\) .*nächsten Seite/);
    const values = { amount: 'other', otherAmount: '1,234', attempt: readAttempt(donation.text), ...BUYER };
    const refused = await browser.press(routes.donate('donation'), values);
    expect(strip(refused.text)).toContain(
      'einen Betrag mit höchstens 2 Nachkommastellen ein, zum Beispiel 25,00',
    );
    const path = routes.giftCard(test.siteId, 'gift-card');
    const card = await browser.see(path);
    expect(strip(card.text)).toMatch(/Wert .*Als Geschenk .*Versenden am .*Weiter .*Guthaben/);
    const wrong = await browser.press(path, { sendOn: '2020-01-01', message: 'Hallo' });
    expect(strip(wrong.text)).toMatch(
      /wählen Sie einen Wert.* E-Mail-Adresse der beschenkten Person.* Datum von heute/,
    );
    const balance = await browser.press('/commerce/gift-card', { code: 'ABCD' });
    expect(strip(balance.text)).toMatch(/Guthaben eines Gutscheins .*Tippfehler/);
  });
});

describe('a form on a page in another language than the site', () => {
  const post = async (page: string, path: string, fields: Record<string, string>) => {
    const { app } = await createBilingual();
    const headers = { ...HTML, referer: `http://localhost${page}` };
    const answer = await app.request(path, createFormPost(fields, headers));
    const location = answer.headers.get('location');
    return (location ? await app.request(location, { headers: HTML }) : answer).text();
  };
  const FIELDS = { name: 'Ada', email: 'ada@example.org', message: 'Hallo' };

  it('gets a response in the language of the page', async () => {
    const refused = await post('/kontakt/', '/api/form/post/contact', { ...FIELDS, email: 'ada' });
    expect(refused).toContain('<html lang="de">');
    expect(strip(refused)).toMatch(/Fehler: .*Mindestens ein Feld ist ungültig/);
    const done = await post('/kontakt/', '/api/form/post/contact', FIELDS);
    expect(strip(done)).toContain('Zurück zur Website');
  });

  it('gets a response in the language of the site if there are no texts in the language of the page', async () => {
    expect(await post('/swedish.html', '/api/form/post/contact', FIELDS)).toContain('<html lang="en-US">');
    expect(await post('/../../etc/passwd', '/api/form/post/contact', FIELDS)).toContain('lang="en-US"');
  });

  it('subscribes to a newsletter in the language of the page', async () => {
    const asked = await post('/kontakt/', '/api/newsletter/subscribe', {
      email: 'a@example.org',
      listId: 'journal',
    });
    expect(strip(asked)).toContain('Fast geschafft');
    const refused = await post('/kontakt/', '/api/newsletter/subscribe', { email: 'a', listId: 'journal' });
    expect(strip(refused)).toContain('Fehler: Newsletter');
    expect(strip(refused)).toContain('E-Mail-Adressen');
  });
});
