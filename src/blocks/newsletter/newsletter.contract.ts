// Public contract of `<site-newsletter>`.
import { choice, json, text } from '../../kit/contract/attributes';
import { contract, event } from '../../kit/contract/contract';
import { acceptMessages } from '../../kit/contract/messages';
import { loading } from './newsletter.loading';
import type { NewsletterMessages } from './newsletter.messages';

export const newsletter = contract({
  tag: 'site-newsletter',
  description:
    'Subscribes visitors to a mailing list with the form that the page places inside it: a field named `email` and a button. Without script, the form posts natively to `/api/newsletter/subscribe`, with the list in a hidden field named `listId`; fields named `firstName`, `lastName` and `name` are sent with it. A form with an id and without a list is sent by the form submission calls. A child with `data-success` and `hidden` is shown after success. Below a width of 320 px the element has the attribute `data-small-container`.',
  root: 'light',
  kind: 'react',
  loading,
  dependencies: ['site-captcha'],
  attributes: {
    listId: text('', 'Id of the mailing list; defaults to the hidden field `listId` of the form.'),
    formId: text(
      '',
      'Id of the form at the site API: its captcha settings apply, and without a list the values are submitted to it.',
    ),
    submissionMessage: text('', 'Message after success; defaults to the message of the server.'),
    emailPolicy: choice(
      ['html', 'documented'],
      'html',
      'Accepts every address that browsers accept (html), or only top-level domains of 2 to 4 letters (documented).',
    ),
    messages: json<Partial<NewsletterMessages>>({}, 'Overrides of the English messages, by name.', {
      expects: 'an object of strings',
      accept: acceptMessages,
    }),
  },
  events: {
    'site-newsletter-submit-request': event<{ email: string; listId: string }>(
      'Dispatched before a valid address is sent. Cancel it to send the address yourself.',
    ),
    'site-newsletter-success': event<{ listId: string }>(
      'The server has accepted the address and sends an email with a confirmation link.',
    ),
    'site-newsletter-failure': event<{ status: number; message: string; waiting: boolean }>(
      'The subscription failed; the address is preserved in the field. With `waiting`, it is stored and retried automatically, and the success event follows.',
    ),
  },
  slots: {},
  parts: {},
  cssProperties: {
    '--site-error': 'Color of errors.',
    '--site-success': 'Border of the success message.',
    '--site-form-border': 'Border of the field.',
    '--site-form-radius': 'Corner radius of the field and the button.',
  },
});
