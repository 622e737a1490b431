// Overlays that the page opens again just after the visitor has closed them.
import { fixture, html } from '@open-wc/testing';
import type { TemplateResult } from 'lit';
import { waitUntil } from '../src/kit/testing/wait';
import './site-cart';
import './site-lightbox';

const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

const OVERLAYS = [
  [
    'site-lightbox-close',
    html`<site-lightbox><img src=${PICTURE} alt="A" width="30" height="20" /></site-lightbox>`,
  ],
  ['site-cart-close', html`<site-cart><a href="/cart">Cart</a></site-cart>`],
] as const;

const isShown = (host: HTMLElement): boolean =>
  host.shadowRoot!.querySelector('dialog:modal:not([data-hiding])') !== null;

/** Opens, closes by a button, and waits for the overlay that `reopen` opens in between. */
async function checkReopening(markup: TemplateResult, reopen: (host: HTMLElement) => void): Promise<void> {
  const host = await fixture<HTMLElement>(markup);
  const close = () => host.shadowRoot!.querySelector<HTMLElement>('[part~="close"]')!.click();
  host.setAttribute('open', '');
  await waitUntil(() => isShown(host), 'opens');
  reopen(host);
  close();
  await waitUntil(() => host.dataset.reopened !== undefined, 'closes');
  await waitUntil(() => isShown(host), 'opens again');
  close();
  await waitUntil(() => !isShown(host) && !host.hasAttribute('open'), 'closes in the end');
}

function openAgain(host: HTMLElement): void {
  if (host.dataset.reopened !== undefined) return;
  host.dataset.reopened = '';
  host.setAttribute('open', '');
}

for (const [type, markup] of OVERLAYS) {
  it(`opens again in a listener of ${type}`, () =>
    checkReopening(markup, (host) => host.addEventListener(type, () => openAgain(host))));

  it(`opens again once its attribute is removed, before ${type} or after it`, () =>
    checkReopening(markup, (host) =>
      new MutationObserver(() => !host.hasAttribute('open') && openAgain(host)).observe(host, {
        attributeFilter: ['open'],
      }),
    ));
}
