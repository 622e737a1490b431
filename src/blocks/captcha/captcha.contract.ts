// Public contract of `<site-captcha>`.
import { choice, json, text } from '../../kit/contract/attributes';
import { contract, event, method, readonlyProperty } from '../../kit/contract/contract';
import { acceptMessages } from '../../kit/contract/messages';
import { loading } from './captcha.loading';
import type { CaptchaMessages } from './captcha.messages';

export const captcha = contract({
  tag: 'site-captcha',
  description:
    'Protects a form against automated submissions. Place it in the form, before the submit button. It runs a proof of work that needs no interaction, or shows the widget of a provider, whose script is loaded when the visitor starts to use the form.',
  root: 'light',
  kind: 'react',
  loading,
  attributes: {
    provider: choice(
      ['altcha', 'recaptcha', 'hcaptcha', 'turnstile'],
      'altcha',
      'The captcha provider: `altcha` is the self-hosted proof of work, the others are third parties.',
    ),
    siteKey: text('', 'Public site key at the provider; required by third-party providers.'),
    theme: choice(['light', 'dark'], 'light', 'Color theme of a third-party widget.'),
    language: text('', 'BCP 47 language tag; defaults to the language of the surrounding content.'),
    script: text('', 'URL of the provider’s script, if it differs from the default.'),
    messages: json<Partial<CaptchaMessages>>({}, 'Overrides of the English messages, by name.', {
      expects: 'an object of strings',
      accept: acceptMessages,
    }),
  },
  events: {
    'site-captcha-change': event<{ phase: string }>(
      'The phase has changed: `none` (nothing rendered), `loading`, `open`, `working`, `solved` or `failed`.',
    ),
  },
  members: {
    render: method<() => Promise<boolean>>(
      'Renders the captcha now; resolves with false if it is already rendered or not configured.',
    ),
    execute: method<() => Promise<string>>(
      'Resolves with the token for `captchaKey`, computing it if no interaction is needed; empty if the visitor must interact first. Rejects if the captcha is not configured.',
    ),
    reset: method<() => void>('Discards the token; each token is valid for one submission.'),
    destroy: method<() => void>('Removes the rendered captcha.'),
    token: readonlyProperty<string>('The current token; empty if there is none.'),
  },
  slots: {},
  parts: {},
  cssProperties: { '--site-error': 'Color of the error message.' },
});
