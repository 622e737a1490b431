// What may a page rely on in `<site-newsletter>`?
import { choice, json, text } from '../../kit/contract/attributes';
import { contract, event } from '../../kit/contract/contract';
import { acceptMessages } from '../../kit/messages';
import { loading } from './newsletter.loading';
import type { NewsletterMessages } from './newsletter.messages';

export const newsletter = contract({
  tag: 'site-newsletter',
  description:
    'Signs visitors up for a mailing list with the form that the page writes inside it: a field named `email` and a button. Without script the form posts by itself to `/api/newsletter/subscribe`, with the list in a hidden field named `listId`. A child with data-success and hidden is shown after success. In less than 320 px the element has the attribute `data-small-container`.',
  root: 'light',
  loading,
  attributes: {
    listId: text('', 'The mailing list; default is the hidden field `listId` of the form.'),
    formId: text('', 'The form of the site API whose captcha settings hold.'),
    submissionMessage: text('', 'What the visitor reads after success; default is what the server says.'),
    emailPolicy: choice(
      ['documented', 'html'],
      'documented',
      'Addresses with a top level of 2 to 4 letters, or all that browsers accept.',
    ),
    messages: json<Partial<NewsletterMessages>>({}, 'Texts that replace the English ones, by name.', {
      expects: 'an object of texts',
      accept: acceptMessages,
    }),
  },
  events: {
    'site-newsletter-submit-request': event<{ email: string; listId: string }>(
      'A valid address is about to be sent; a listener that prevents it sends it itself.',
    ),
    'site-newsletter-success': event<{ listId: string }>(
      'The server has taken the address and sends a mail with a link to confirm.',
    ),
    'site-newsletter-failure': event<{ status: number; message: string; waiting: boolean }>(
      'The address was not taken; it is still in the field. `waiting`: it is kept and sent by itself, then comes the success.',
    ),
  },
  slots: {},
  parts: {},
  cssProperties: {
    '--site-error': 'Colour of errors.',
    '--site-success': 'Border of the message after success.',
    '--site-form-border': 'Border of the field.',
    '--site-form-radius': 'Corner radius of the field and the button.',
  },
});
