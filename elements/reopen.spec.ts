// Overlays that the page reopens just after the visitor has closed them.
import { fixture, html } from '@open-wc/testing';
import type { TemplateResult } from 'lit';
import { waitUntil } from '../src/kit/testing/wait';
import './site-cart';
import './site-dialog';
import './site-lightbox';
import './site-popup';
import './site-system-error';
import './site-toast';

const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

const OVERLAYS = [
  [
    'site-lightbox-close',
    html`<site-lightbox><img src=${PICTURE} alt="A" width="30" height="20" /></site-lightbox>`,
  ],
  ['site-cart-close', html`<site-cart><a href="/cart">Cart</a></site-cart>`],
  ['site-dialog-hide', html`<site-dialog keep heading="Sure?"></site-dialog>`],
  ['site-popup-close', html`<site-popup popup-style="none">Letters</site-popup>`],
  [
    'site-popup-close',
    html`<site-popup popup-style="none" position="bottom-left">Letters</site-popup>`,
    ' at an edge',
  ],
  ['site-system-error-clear', html`<site-system-error></site-system-error>`],
  ['site-toast-hide', html`<site-toast keep duration="0">Saved.</site-toast>`],
] as const;

const isShown = (host: HTMLElement): boolean =>
  host.shadowRoot!.querySelector('dialog:modal:not([data-hiding]), [data-shown]:popover-open') !== null;

/** Opens the overlay, closes it with a button while `reopen` opens it again, and waits for it to be open. */
async function checkReopening(markup: TemplateResult, reopen: (host: HTMLElement) => void): Promise<void> {
  const host = await fixture<HTMLElement>(markup);
  const close = () =>
    host.shadowRoot!.querySelector<HTMLElement>('[part~="close"], [part="button"]')!.click();
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

for (const [type, markup, place = ''] of OVERLAYS) {
  it(`opens again in a listener of ${type}${place}`, () =>
    checkReopening(markup, (host) => host.addEventListener(type, () => openAgain(host))));

  it(`opens again after its attribute is removed, before or after ${type}${place}`, () =>
    checkReopening(markup, (host) =>
      new MutationObserver(() => !host.hasAttribute('open') && openAgain(host)).observe(host, {
        attributeFilter: ['open'],
      }),
    ));
}
