// Public contract of `<site-login>`.
import { choice, flag, json, text } from '../../kit/contract/attributes';
import { contract, event } from '../../kit/contract/contract';
import { acceptMessages } from '../../kit/contract/messages';
import { loading } from './login.loading';
import type { LoginMessages } from './login.messages';

export const login = contract({
  tag: 'site-login',
  description:
    'Signs members in with the form that the page places inside it: fields named `email`, `password` and, optionally, `rememberMe`. Without script, the form posts natively to `/api/site-users/account/session`. A child with `data-site-for="members"` is shown to signed-in members, with their name in `[data-member-name]`; a button with `data-sign-out` signs out. `[data-site-for="members"]` and `[data-site-for="visitors"]` work anywhere on the page: `<html>` has `data-site-member="yes"` while a member is signed in. This only hides content; confidential content must be protected by the server.',
  root: 'light',
  kind: 'react',
  loading,
  attributes: {
    returnTo: text(
      '',
      'Same-site URL to open after sign-in; defaults to the hidden field `returnTo` of the form. Without it, the visitor stays on the page.',
    ),
    afterSignOut: choice(
      ['root', 'reload', 'stay'],
      'root',
      'What happens after sign-out: open the root page of the site, which confirms it; reload the page; or stay.',
    ),
    cloneCart: flag(false, 'Keeps a copy of the cart in this browser after sign-out.'),
    messages: json<Partial<LoginMessages>>({}, 'Overrides of the English messages, by name.', {
      expects: 'an object of strings',
      accept: acceptMessages,
    }),
  },
  events: {
    'site-login-submit-request': event<{ email: string }>(
      'Dispatched before email and password are sent. Cancel it to sign the member in yourself.',
    ),
    'site-login-success': event<{ account: { id: string; email: string; displayName?: string } | null }>(
      'The member is signed in.',
    ),
    'site-login-failure': event<{ status: number; message: string; retryAfter: number | null }>(
      'Sign-in failed; `retryAfter` is the number of seconds until the next attempt is allowed.',
    ),
    'site-login-sign-out-request': event('Dispatched before the member is signed out; cancelable.'),
  },
  slots: {},
  parts: {},
  cssProperties: {
    '--site-error': 'Color of errors.',
    '--site-form-border': 'Border of the fields.',
    '--site-form-radius': 'Corner radius of the fields and the buttons.',
  },
});
