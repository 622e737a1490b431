// Overlays that are opened in a part of the page that is hidden: there, a modal dialog would only make the page inert.
import { expect, fixture, html } from '@open-wc/testing';
import { type Provided, provideServices } from '../src/kit/testing/provide-services';
import { settle, waitUntil } from '../src/kit/testing/wait';
import './site-cart';
import './site-cookie-banner';
import './site-dialog';
import './site-lightbox';
import './site-popup';
import './site-system-error';

const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

const OVERLAYS = [
  `<site-lightbox><img src="${PICTURE}" alt="A" width="30" height="20"></site-lightbox>`,
  '<site-cart><a href="/cart">Cart</a></site-cart>',
  '<site-dialog keep heading="Sure?"></site-dialog>',
  '<site-popup popup-style="none">Letters</site-popup>',
  '<site-popup popup-style="none" position="TOP_LEFT">Letters at an edge</site-popup>',
  '<site-system-error></site-system-error>',
];

const HIDDEN_PARTS = [
  '<section hidden></section>',
  '<section hidden="until-found"></section>',
  '<section style="display: none"></section>',
  '<details><summary>More</summary></details>',
];

const SHOWN = 'dialog:modal:not([data-hiding]), [data-shown]:popover-open';
const isShown = (host: Element): boolean => host.shadowRoot!.querySelector(SHOWN) !== null;
const isPageFree = (host: Element): boolean =>
  host.shadowRoot!.querySelector(':modal') === null && document.documentElement.style.overflow !== 'hidden';

/** @returns the element in the hidden part */
async function hide(part: string, markup: string): Promise<HTMLElement> {
  const page = await fixture<HTMLElement>(html`<main></main>`);
  page.setHTMLUnsafe(part.replace(/<\/\w+>$/, (end) => markup + end));
  return page.firstElementChild!.lastElementChild as HTMLElement;
}

for (const markup of OVERLAYS)
  for (const part of HIDDEN_PARTS)
    it(`${markup.replace(/ src="[^"]+"/, '')} in ${part} leaves the page usable, and opens when it can be seen`, async () => {
      const host = await hide(part, markup);
      host.setAttribute('open', '');
      await waitUntil(() => !host.hasAttribute('open') && isPageFree(host), 'the page is inert');
      await waitUntil(() => !history.state?.siteOverlay, 'the history entry was not removed');
      host.closest('main')!.append(host);
      host.setAttribute('open', '');
      await waitUntil(() => isShown(host), 'does not open');
      host.removeAttribute('open');
      await waitUntil(() => !isShown(host) && isPageFree(host), 'does not close');
    });

describe('a modal <site-cookie-banner>', () => {
  let provided: Provided;
  beforeEach(() => {
    provided = provideServices({ cookies: { crumb: 'x' } });
  });
  afterEach(() => provided.stop());

  for (const part of HIDDEN_PARTS)
    it(`in ${part} leaves the page usable, and opens on request when it can be seen`, async () => {
      const host = await hide(part, '<site-cookie-banner modal></site-cookie-banner>');
      await settle(host);
      await waitUntil(() => !host.shadowRoot!.querySelector('[part="banner"]'), 'the banner is open');
      expect(isPageFree(host)).to.equal(true);
      expect(provided.page.getCurrentCookies().ss_cookieAllowed).to.equal(undefined);
      host.closest('main')!.append(host);
      provided.services.consent.showBanner();
      await waitUntil(() => isShown(host), 'does not open');
      host.remove();
    });
});
