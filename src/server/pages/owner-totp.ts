/** One-time codes on the page of one's own account. */
import { html } from 'hono/html';
import type { Markup } from './page';
import { renderQrCode } from './qr-code';

export interface TotpState {
  isOn: boolean;
  /** Number of remaining recovery codes. */
  codes: number;
  /** A secret that is not confirmed by a first code yet. */
  setup?: { key: string; link: string } | undefined;
  /** Recovery codes that were just created. */
  recoveryCodes?: readonly string[] | undefined;
}

/** @param email of the account, for password managers */
export function renderTotp(email: string, { isOn, codes, setup, recoveryCodes }: TotpState): Markup {
  return html`<h2>One-time codes</h2>
    ${recoveryCodes ? renderRecoveryCodes(recoveryCodes) : ''}
    ${setup ? renderSetup(setup) : isOn ? renderOn(email, codes) : renderOff()}`;
}

const renderOff = (): Markup =>
  html`<form method="post" action="/config/account/totp">
      <p><span class="note">Signing in then asks for a code that an authenticator app on your phone shows.</span></p>
      <p><button>Set up</button></p></form>`;

/** In groups of four, the usual format in apps. */
const renderSetup = ({ key, link }: { key: string; link: string }): Markup =>
  html`<p>Scan this code with your authenticator app, or <a href="${link}">open it in an app on this device</a>. It is shown only this once.</p>
    ${renderQrCode(link, 'QR code of the key')}
    <p>If you cannot scan it, enter this key:</p>
    <p class="letter"><code>${key.replace(/.{4}(?=.)/g, '$& ')}</code></p>
    <form method="post" action="/config/account/totp/confirm">
      <p><label for="code">Code shown by the app</label> <input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" required maxlength="20"></p>
      <p><button>Turn on</button></p></form>`;

const renderOn = (email: string, codes: number): Markup =>
  html`<p>Turned on. ${codes} recovery ${codes === 1 ? 'code is' : 'codes are'} left.</p>
    <details class="sure"><summary>Turn off</summary><form method="post" action="/config/account/totp/remove">
      <input class="off" name="username" autocomplete="username" value="${email}" readonly tabindex="-1" aria-hidden="true">
      <p><label for="totp-password">Current password</label> <input id="totp-password" name="current" type="password" autocomplete="current-password" required></p>
      <p><button>Turn off</button></p></form></details>`;

const renderRecoveryCodes = (codes: readonly string[]): Markup =>
  html`<div class="done" role="status"><h2>Keep these recovery codes</h2>
    <p>Each one replaces a code from the app, once. They are shown only this once.</p>
    <p class="letter"><code>${codes.join('\n')}</code></p></div>`;
