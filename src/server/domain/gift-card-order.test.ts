import { describe, expect, it } from 'vitest';
import type { Product } from '../../core/wire/commerce';
import { getText } from '../languages/texts';
import { createGiftCardPurchase, readGiftCardEntry } from './gift-card-order';

const NOW = Date.parse('2026-11-23T12:00:00Z');
const SITE = { locale: 'en-US', timeZone: 'UTC' };
const card = { id: 'card', variants: [{ sku: '25' }, { sku: '50' }] } as unknown as Product;
const read = (values: Record<string, string>) =>
  readGiftCardEntry(card, { sku: '25', ...values }, { now: NOW, timeZone: 'UTC' }, getText('en'));

describe('a gift card', () => {
  it('without a recipient is sent to the buyer', () => {
    expect(read({ sender: 'Ada' })).toEqual({ sku: '25', recipient: undefined });
    expect(createGiftCardPurchase('w1', 'card', { sku: '25', recipient: undefined }, SITE)).toEqual({
      kind: 'gift_card',
      items: [{ productId: 'card', sku: '25', quantity: 1 }],
      offers: [],
      details: { from: '/checkout/giftcard?websiteId=w1&giftCardProductId=card&sku=25' },
    });
  });

  it('as a present is sent on the chosen day, which the order shows', () => {
    const values = {
      recipientEmail: 'bo@example.org',
      recipientName: ' Bo ',
      sender: 'Ada',
      message: 'Hi',
      sendOn: '2026-12-24',
    };
    const entry = read(values);
    const recipient = {
      email: 'bo@example.org',
      name: 'Bo',
      sender: 'Ada',
      message: 'Hi',
      sendAt: Date.parse('2026-12-24T08:00:00Z'),
    };
    expect(entry).toEqual({ sku: '25', recipient });
    expect(createGiftCardPurchase('w1', 'card', { sku: '25', recipient }, SITE).details.notes).toEqual([
      { label: 'Sent to', text: 'Bo, bo@example.org' },
      { label: 'Sent on', text: 'December 24, 2026' },
      { label: 'From', text: 'Ada' },
      { label: 'Message', text: 'Hi' },
    ]);
  });

  it.each([
    ['sku', { sku: '' }, 'Choose a value.'],
    ['sku', { sku: '100' }, 'Choose a value.'],
    [
      'recipientEmail',
      { recipientEmail: 'bo' },
      'Please enter a valid email. Emails must be formatted like user@domain.com.',
    ],
    ['recipientEmail', { message: 'Hi' }, 'Enter the email address of the recipient.'],
    [
      'message',
      { recipientEmail: 'bo@example.org', message: 'x'.repeat(501) },
      'Shorten your message to 500 characters; it has 501.',
    ],
    ['sender', { sender: 'x'.repeat(201) }, 'Use at most 200 characters.'],
    ...['2026-11-22', '2027-11-24', '24.12.2026', '2026-13-01'].map(
      (sendOn) =>
        [
          'sendOn',
          { recipientEmail: 'bo@example.org', sendOn },
          'Choose a date from today up to a year ahead.',
        ] as const,
    ),
  ] as const)('has an error at %s for %o', (field, values, text) => {
    expect(read(values)).toEqual({ errors: { [field]: text } });
  });

  it('is sent immediately if the chosen day is today', () => {
    const entry = read({ recipientEmail: 'bo@example.org', sendOn: '2026-11-23' });
    expect(entry).toMatchObject({ recipient: { sendAt: null } });
  });
});
