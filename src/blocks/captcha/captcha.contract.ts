// What may a page rely on in `<site-captcha>`?
import { choice, json, text } from '../../kit/contract/attributes';
import { contract, event, method, readonlyProperty } from '../../kit/contract/contract';
import { acceptMessages } from '../../kit/messages';
import { loading } from './captcha.loading';
import type { CaptchaMessages } from './captcha.messages';

export const captcha = contract({
  tag: 'site-captcha',
  description:
    'Asks for a proof that a form is not filled in by a robot. Place it in the form, before the button: a proof of work that takes no visitor, or the widget of a provider, whose script is fetched when somebody turns to the form.',
  root: 'light',
  loading,
  attributes: {
    provider: choice(
      ['altcha', 'recaptcha', 'hcaptcha', 'turnstile'],
      'altcha',
      'Who asks: the site itself by a proof of work, or a third party.',
    ),
    siteKey: text('', 'The public key of the site at a third party; without it nothing is drawn.'),
    theme: choice(['light', 'dark'], 'light', 'Colours of a third party’s widget.'),
    language: text('', 'BCP 47; default is the language around the element.'),
    script: text('', 'Where the third party’s script is, if not at its usual place.'),
    messages: json<Partial<CaptchaMessages>>({}, 'Texts that replace the English ones, by name.', {
      expects: 'an object of texts',
      accept: acceptMessages,
    }),
  },
  events: {
    'site-captcha-change': event<{ phase: string }>(
      'It is loading, open, working, solved or failed; or nothing is drawn (none).',
    ),
  },
  members: {
    render: method<() => Promise<boolean>>(
      'Draws it now; false when there is nothing to draw or it is drawn already.',
    ),
    execute: method<() => Promise<string>>(
      'The answer for `captchaKey`; works it out if that takes no visitor, and is empty when the visitor has to do something first. Rejects when it is not set up.',
    ),
    reset: method<() => void>('Throws the answer away: each is good for one submission.'),
    destroy: method<() => void>('Takes away what is drawn.'),
    answer: readonlyProperty<string>('The answer; empty while there is none.'),
  },
  slots: {},
  parts: {},
  cssProperties: { '--site-error': 'Colour of a failure.' },
});
