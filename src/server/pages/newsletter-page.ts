/** Newsletter pages without script. */

import { html } from 'hono/html';
import { getSitePath } from '../../core/call-path';
import { calls } from '../../core/calls';
import { HONEYPOT_FIELD } from '../../core/wire/form';
import type { SubscribeRequest } from '../../core/wire/newsletter';
import type { Text } from '../languages/texts';
import type { Markup } from './page';

/** A question with one button, because opening a link must not change anything. */
export function renderConfirmationPage(heading: string, text: string, button: string, token: string): Markup {
  return html`<h1>${heading}</h1><p>${text}</p>
    <form method="post"><input type="hidden" name="token" value="${token}"><p><button>${button}</button></p></form>`;
}

/** The form again, with its errors. */
export function renderSubscribePage(
  request: SubscribeRequest,
  problem: string,
  returnTo: string | undefined,
  text: Text,
): Markup {
  const { email, listId = '', formId = '', pageUrl = '' } = request;
  const kept = { listId, formId, pageUrl, returnTo: returnTo ?? '' };
  return html`<h1>${text('newsletter.title')}</h1>
    <div class="problems" role="alert"><h2>${problem}</h2></div>
    <form method="post" action="${getSitePath(calls.subscribe)}" novalidate>
      ${Object.entries(kept)
        .filter(([, value]) => value !== '')
        .map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
      <p class="off" aria-hidden="true"><label>${text('site-comments.leaveEmpty')}
        <input name="${HONEYPOT_FIELD}" tabindex="-1" autocomplete="off"></label></p>
      <p><label for="email">${text('site-login.email')}</label>
        <input id="email" name="email" type="email" autocomplete="email" required value="${email}"></p>
      <p><button>${text('newsletter.subscribe')}</button></p>
    </form>`;
}
