import { describe, expect, it } from 'vitest';
import type { Order } from '../domain/order';
import { createOwnerCommentMail, createReplyMail } from './comment-mail';
import { createGiftCardMail } from './gift-card-mail';
import { createOrderMail, createOwnerOrderMail, createRefundMail } from './order-mail';
import { createOwnerReviewMail, createReviewMail } from './review-mail';
import { createSubmissionMail } from './submission-mail';
import { createCancellationMail, createPaymentFailureMail, createRenewalMail } from './subscription-mail';

const ID = '0192d7a0-0000-7000-8000-000000000001';
const LINK = 'https://site.example/x';
const ORDER = {
  id: ID,
  kind: 'subscription',
  lines: [{ productId: 'club', title: 'Club', quantity: 2, optionValues: [], totalCents: 1800 }],
  currency: 'EUR',
  totalCents: 1800,
  paidCents: 1800,
  contact: { name: 'Ada', email: 'ada@example.org', address: '' },
  details: {
    plan: { period: { unit: 'MONTH', value: 1 }, cycles: 3 },
    notes: [{ label: 'Note', text: 'Hi' }],
    giftCards: [{ codeEnd: 'ABCD', cents: 500 }],
  },
} as unknown as Order;
const site = (locale: string) => ({ name: 'Nord', locale });
const present = {
  ...ORDER,
  details: { recipient: { email: 'bo@example.org', name: 'Bo', sender: 'Ada', message: '', sendAt: null } },
};
const comment = { id: ID, authorName: 'Bo', body: 'Ja', threadTitle: 'Fjord' };
const reviewed = { productId: 'club', stars: 4, title: '', text: '' } as never;

describe('mails', () => {
  it.each([
    [
      'de',
      'Ihr Abonnement',
      /2 × Club: 18,00\s€\n\nGesamt: 18,00\s€, zu zahlen jeden Monat.*\n\nMit Gutschein ABCD bezahlt: 5,00\s€\n\nNote: Hi/,
    ],
    ['fr', 'Votre abonnement', /2 × Club : 18,00\s€\n\nTotal : 18,00\s€, payé chaque mois/],
    ['ar', 'اشتراكك', /شكرًا لك، Ada\./],
  ])('confirm an order in %s', (locale, subject, text) => {
    const mail = createOrderMail(ORDER, site(locale), { order: LINK, manage: LINK });
    expect(mail.subject).toContain(subject);
    expect(mail.text).toMatch(text);
    expect(mail.text).not.toMatch(/[{}]/);
  });

  it.each([
    ['es', 'Devolución de su suscripción', 'Le devolvemos su pago de 18,00'],
    ['ja', '定期購入', 'お支払い €18.00 を返金します'],
  ])('announce a refund in %s', (locale, subject, text) => {
    const mail = createRefundMail(ORDER, site(locale), LINK);
    expect(mail.subject).toContain(subject);
    expect(mail.text).toContain(text);
  });

  it('use the plural for several gift cards, and name the sender of a present', () => {
    const cards = [
      { code: 'A', cents: 100 },
      { code: 'B', cents: 100 },
    ];
    const texts = [cards, cards.slice(1)].map((some) => createGiftCardMail(ORDER, site('nl'), some).text);
    expect(texts[0]).toMatch(/^Hier zijn uw cadeaubonnen\.\n\nA {2}€\s1,00\nB/);
    expect(texts[1]).toMatch(/^Hier is uw cadeaubon\./);
    const mail = createGiftCardMail(present, site('it'), cards);
    expect(mail.subject).toBe('Una carta regalo per Nord da parte di Ada');
    expect(mail.text).toMatch(/^Buongiorno, Bo,\n\nAda Le ha inviato/);
  });

  it('about a subscription describe a payment, a failure or the end', () => {
    const paid = { paidCents: 1800, paidCount: 3, link: LINK };
    expect(createRenewalMail(ORDER, site('de'), paid).text).toMatch(
      /^Guten Tag, Ada,\n\n.* von 18,00\s€ für „Club“, jeden Monat .*erhalten\.\n\nDas war Zahlung 3 von 3\. Es war die letzte\./,
    );
    expect(createRenewalMail(ORDER, site('de'), { ...paid, paidCount: 2 }).text).not.toContain('die letzte');
    expect(createPaymentFailureMail(ORDER, site('pl'), LINK).text).toContain('co miesiąc');
    expect(createCancellationMail(ORDER, site('pt'), LINK).subject).toBe(
      'Sua assinatura em Nord foi cancelada',
    );
  });

  it('ask for a review, and say how long the link is valid', () => {
    const mail = createReviewMail(ORDER, site('pl'), [{ productId: 'club', title: 'Club' } as never], LINK);
    expect(mail.text).toContain('Link jest ważny przez 60 dni.');
    expect(createReviewMail(ORDER, site('ar'), [], LINK).text).toContain('الرابط صالح لمدة 60 يومًا.');
  });

  it('notify about a reply, with a link to unsubscribe in the same language', () => {
    const links = { to: 'a@b.example', siteName: 'Nord', siteUrl: 'https://site.example', link: LINK };
    const mail = createReplyMail(comment, { ...links, token: 'x.y', locale: 'fr' });
    expect(mail.subject).toBe('Bo a répondu à votre commentaire sur « Fjord »');
    expect(mail.text).toMatch(/Ne plus recevoir .* : https:\S+token=x\.y&lang=fr\n$/);
    expect(mail.headers['List-Unsubscribe']).toContain('lang=fr');
  });

  it('to the owner are in the language of the site', () => {
    const to = { to: 'o@site.example', locale: 'de' };
    const notification = {
      fields: [],
      values: {},
      formId: 'contact',
      formName: 'Kontakt',
      replyTo: undefined,
    };
    const siteUrl = 'https://site.example';
    const mails = [
      createOwnerOrderMail(ORDER, { ...to, link: LINK }),
      createOwnerReviewMail({ ...to, order: ORDER, reviews: [reviewed], link: LINK }),
      createOwnerCommentMail({ ...comment, isPending: true }, { ...to, siteUrl }),
      createOwnerCommentMail({ ...comment, isPending: false }, { ...to, siteUrl }),
      createSubmissionMail(notification as never, { ...to, siteUrl }),
    ];
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Neues Abonnement /),
      expect.stringMatching(/^Neue Rezension zur Bestellung /),
      'Ein Kommentar zu prüfen: Fjord',
      'Ein neuer Kommentar: Fjord',
      'Kontakt: eine neue Einsendung',
    ]);
    expect(mails[1]?.text).toContain('Club: 4 von 5 Sternen');
  });
});
