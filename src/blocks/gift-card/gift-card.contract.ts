// Contract of <site-gift-card>.
import { INVALID, json, optional, text } from '../../kit/contract/attributes';
import { contract, event } from '../../kit/contract/contract';
import { acceptMessages } from '../../kit/contract/message-values';
import { loading } from './gift-card.loading';
import type { GiftCardMessages } from './gift-card.messages';

export const giftCard = contract({
  tag: 'site-gift-card',
  description:
    'Opens the page that sells a gift card with a link, or with a form in which the visitor chooses a value. Without script, the link and the form lead to `/checkout/giftcard`, where the visitor enters the recipient, a message and the date on which to send the card. In a frame, such as that of the editor, the page opens in the top window.',
  kind: 'behavior',
  jsonChild: 'content',
  loading,
  root: 'light',
  attributes: {
    giftCardProductId: text('', 'Id of the product; default: that of the link or form.'),
    websiteId: text('', 'Id of the site, for the created link or form; default: that of `<site-services>`.'),
    sku: text('', 'The chosen value of the created link or form.'),
    label: optional(
      text(
        '',
        'Label of the created link or button. Default: “Buy a gift card” in the language of the page.',
      ),
    ),
    variants: optional(
      json<readonly unknown[]>([], 'Variants of the product; the created form shows their values.', {
        expects: 'an array of variants',
        accept: (value) => (Array.isArray(value) ? value : INVALID),
      }),
    ),
    currency: text('', 'ISO 4217 code; defaults to the currency of the site.'),
    messages: json<Partial<GiftCardMessages>>({}, 'Overrides of the English messages, by name.', {
      expects: 'an object of strings',
      accept: acceptMessages,
    }),
  },
  events: {
    'site-gift-card-request': event<{ giftCardProductId: string; sku: string }>(
      'Dispatched before the page of the gift card is opened; `sku` is empty if no value was chosen. Cancel it to open the page yourself.',
    ),
  },
  slots: {},
  parts: {},
  cssProperties: {
    '--site-form-border': 'Border of the values.',
    '--site-form-radius': 'Corner radius of the values and the button.',
  },
});
