// What may a page rely on in `<site-login>`?
import { choice, flag, json, text } from '../../kit/contract/attributes';
import { contract, event } from '../../kit/contract/contract';
import { acceptMessages } from '../../kit/messages';
import { loading } from './login.loading';
import type { LoginMessages } from './login.messages';

export const login = contract({
  tag: 'site-login',
  description:
    'Signs members in with the form that the page writes inside it: fields named `email`, `password` and, if wanted, `rememberMe`. Without script the form posts by itself to `/api/site-users/account/session`. A child with data-site-for="members" is shown to who is signed in, with their name in `[data-member-name]`; a button with data-sign-out signs out. `[data-site-for="members"]` and `[data-site-for="visitors"]` work anywhere on the page: `<html>` has data-site-member="yes" while a member is signed in. What must not be read by others is for the server to keep back.',
  root: 'light',
  loading,
  attributes: {
    returnTo: text(
      '',
      'The page of this site to go on to after sign-in; default is the hidden field `returnTo` of the form, else the visitor stays.',
    ),
    afterSignOut: choice(
      ['root', 'reload', 'stay'],
      'root',
      'Where signing out leads: the root of the site, which says that it is done; the same page anew; or nowhere.',
    ),
    cloneCart: flag(false, 'Who signs out leaves a copy of the cart at this browser.'),
    messages: json<Partial<LoginMessages>>({}, 'Texts that replace the English ones, by name.', {
      expects: 'an object of texts',
      accept: acceptMessages,
    }),
  },
  events: {
    'site-login-submit-request': event<{ email: string }>(
      'Email and password are about to be sent; a listener that prevents it sends them itself.',
    ),
    'site-login-success': event<{ account: { id: string; email: string; displayName?: string } | null }>(
      'The member is signed in.',
    ),
    'site-login-failure': event<{ status: number; message: string; retryAfter: number | null }>(
      'The member is not signed in; `retryAfter` are the seconds until the next attempt may be made.',
    ),
    'site-login-sign-out-request': event('The member is about to be signed out.'),
  },
  slots: {},
  parts: {},
  cssProperties: {
    '--site-error': 'Colour of errors.',
    '--site-form-border': 'Border of the fields.',
    '--site-form-radius': 'Corner radius of the fields and the buttons.',
  },
});
