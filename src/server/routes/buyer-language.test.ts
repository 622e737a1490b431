import { describe, expect, it } from 'vitest';
import { listMails } from '../stores/mail-log';
import { createOwner } from '../testing/owner-client';
import { sharedApp } from '../testing/shared-app';
import { createShopper, readAttempt } from '../testing/shopper';

const test = sharedApp();

/** Text of a page without its markup. */
const strip = (page: string) => page.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const NOWHERE = '0192d7a0-0000-7000-8000-000000000001';

const createGerman = async () => {
  const shopper = createShopper(test.app);
  await shopper.send('/cart?lang=de', { headers: { accept: 'text/html' } });
  return shopper;
};

/** A visitor without the buyer's cookie, for example on another device. */
const seeElsewhere = async (path: string) => {
  const page = await (await test.app.request(path, { headers: { accept: 'text/html' } })).text();
  return { page, text: strip(page) };
};

describe('pages for buyers', () => {
  it.each([
    ['de', '/commerce/subscriptions/x?token=y', 'Dieses Abonnement gibt es nicht'],
    ['fr', '/commerce/reviews?token=x', 'Le lien est peut-être incomplet.'],
    ['es', `/commerce/orders/${NOWHERE}/files/x?token=y`, 'Este archivo no está disponible'],
    ['pl', `/commerce/test-payment/${NOWHERE}`, 'Ta płatność nie istnieje'],
    ['ar', '/api/comments/notices?token=x', 'ربما كان غير كامل.'],
  ])('are in the language of the visitor: %s %s', async (language, path, expected) => {
    const { page, text } = await seeElsewhere(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
    expect(page).toContain(`<html lang="${language}"${language === 'ar' ? ' dir="rtl"' : ''}>`);
    expect(text).toContain(expected);
  });

  it('are in the language of the order, for subscriptions and payments', async () => {
    const shopper = await createGerman();
    const checkout = await shopper.see((await shopper.add('print-club')).location);
    const payment = (await shopper.order(readAttempt(checkout.text))).location;
    expect((await seeElsewhere(payment)).text).toMatch(
      /Testzahlung .*Betrag .*18,00.*Ablehnen .*Zurück zur Bestellung/,
    );
    const declined = await shopper.press(payment, { outcome: 'decline' });
    expect(strip(declined.text)).toContain('Die Zahlung wurde abgelehnt.');
    const order = await shopper.see(await shopper.pay(payment));
    const path = (/href="(\/commerce\/subscriptions\/[^"]+)"/.exec(order.text)?.[1] ?? '').replace(
      '&amp;',
      '&',
    );
    const { page, text } = await seeElsewhere(path);
    expect(page).toContain('<html lang="de">');
    expect(text).toMatch(
      /Ihr Abonnement ist aktiv\. Nächste Zahlung: .*Zahlungen .*: 18,00\s€ \( erste Bestellung \)/,
    );
    const unconfirmed = await shopper.press(path.replace('?', '/cancel?'));
    expect(unconfirmed.text).toContain('<title>Fehler: Ihr Abonnement – ');
    expect(strip(unconfirmed.text)).toContain('Bestätigen Sie, dass Sie kündigen möchten.');
    expect((await seeElsewhere(payment)).text).toMatch(
      /Test-Abonnement .*Verlängern .*Zurück zum Abonnement/,
    );
  });

  it('ask for a review in the language of the order, and show errors in that language', async () => {
    const shopper = await createGerman();
    const order = await shopper.pay(await shopper.buy('postcards'));
    await shopper.see(order);
    const id = /orders\/([^?]+)/.exec(order)?.[1];
    await createOwner(test).press(`/config/orders/${id}/fulfill`);
    test.skew.ms = 8 * 24 * 3_600_000;
    await test.jobs.runDue();
    const mails = await listMails(test.db, test.siteId, 10);
    const mail = mails.find(({ subject }) => subject.startsWith('Wie war Ihre Bestellung'));
    const path = /https:\/\/site\.example(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect((await seeElsewhere(path)).text).toContain('Bewerten Sie Ihren Einkauf');
    const token = new URLSearchParams(path.split('?')[1]).get('token') ?? '';
    const visitor = createShopper(test.app);
    const refused = await visitor.press('/commerce/reviews', { token });
    expect([refused.status, strip(refused.text)]).toEqual([
      422,
      expect.stringContaining('Bitte wählen Sie eine Sternebewertung'),
    ]);
    const done = await visitor.press('/commerce/reviews', { token, 'stars[postcards]': '5' });
    expect(strip((await visitor.see(done.location)).text)).toContain('sobald der Shop sie geprüft hat');
    const again = await visitor.press('/commerce/reviews', { token, 'stars[postcards]': '1' });
    expect(strip(again.text)).toContain('Ein Einkauf kann einmal bewertet werden.');
  });
});
