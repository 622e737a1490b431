// Contract of <site-donation>.
import { choice, flag, INVALID, json, optional, text, withAliases } from '../../kit/contract/attributes';
import { contract, event } from '../../kit/contract/contract';
import { acceptMessages } from '../../kit/contract/message-values';
import { loading } from './donation.loading';
import type { DonationMessages } from './donation.messages';

export const donation = contract({
  tag: 'site-donation',
  description:
    'Opens a donation page with a link, or with a form in which the visitor chooses a suggested amount or enters another. Without script, the link and the form lead to `/checkout/donate`. The script validates the amount in the site’s notation before it is sent. Published markup with an empty button gets a link, or a form if it has suggested amounts. In a frame, such as that of the editor, the page opens in the top window.',
  kind: 'behavior',
  jsonChild: 'content',
  loading,
  root: 'light',
  attributes: {
    donatePageId: text('', 'Id of the donation page; default: that of the link, form or block.'),
    label: optional(
      withAliases(
        ['buttonLabel'],
        text('', 'Label of the created link or button. Default: “Donate” in the language of the page.'),
      ),
    ),
    alignment: optional(
      withAliases(
        ['buttonAlignment'],
        choice(['left', 'center', 'right'], 'left', 'Alignment of the created link or form. Default: left.'),
      ),
    ),
    suggestedContributions: optional(
      json<readonly unknown[]>([], 'Suggested amounts in minor units, shown in the created form.', {
        expects: 'an array of amounts',
        accept: (value) => (Array.isArray(value) ? value : INVALID),
      }),
    ),
    ownAmount: flag(true, 'Whether the created form accepts other amounts.'),
    currency: text('', 'ISO 4217 code; defaults to the currency of the site.'),
    messages: json<Partial<DonationMessages>>({}, 'Overrides of the English messages, by name.', {
      expects: 'an object of strings',
      accept: acceptMessages,
    }),
  },
  events: {
    'site-donation-request': event<{ donatePageId: string; amount: number | null }>(
      'Dispatched before the donation page is opened; `amount` is in minor units, and null if none was chosen. Cancel it to open the page yourself.',
    ),
  },
  slots: {},
  parts: {},
  cssProperties: {
    '--site-error': 'Color of error messages.',
    '--site-form-border': 'Border of the amounts.',
    '--site-form-radius': 'Corner radius of the amounts and the button.',
  },
});
