import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { settle, waitUntil } from '../../kit/testing/wait';
import '../../../elements/site-popup';

type Popup = HTMLElementTagNameMap['site-popup'];

const isShown = (element: Popup) =>
  element.shadowRoot!.querySelector('dialog:modal:not([data-hiding]), [data-shown]:popover-open') !== null;
const isGone = (element: Popup) => element.shadowRoot!.querySelector('[part="dialog"]') === null;
const close = (element: Popup) => element.shadowRoot!.querySelector<HTMLElement>('[part="close"]')!.click();

/** A popup with these attributes, and the names of its events. */
async function create(attributes: string) {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  const events: string[] = [];
  for (const name of ['open', 'close']) box.addEventListener(`site-popup-${name}`, () => events.push(name));
  box.setHTMLUnsafe(`<site-popup popup-style="none" ${attributes}>Letters</site-popup>`);
  const element = box.querySelector('site-popup')!;
  await settle(element);
  await waitUntil(() => isShown(element));
  return { element, events };
}

describe('<site-popup>', () => {
  // The first popup at an edge in this page: its panel has not loaded yet.
  it('is visible when it dispatches its open event', async () => {
    for (const position of ['bottom-left', 'center-center']) {
      const box = await fixture<HTMLElement>(html`<div></div>`);
      const shown: boolean[] = [];
      box.addEventListener('site-popup-open', ({ target }) => {
        const dialog = (target as Popup).shadowRoot!.querySelector('[part="dialog"]');
        shown.push(dialog?.matches(':modal, :popover-open') ?? false);
      });
      box.setHTMLUnsafe(`<site-popup popup-style="none" position="${position}">Letters</site-popup>`);
      const element = box.querySelector('site-popup')!;
      await settle(element);
      element.show();
      await waitUntil(() => isShown(element));
      await waitUntil(() => shown.length > 0);
      expect(shown, position).to.deep.equal([true]);
    }
  });

  it('is rendered only once when it opens in the center', async () => {
    const box = await fixture<HTMLElement>(html`<div></div>`);
    box.setHTMLUnsafe('<site-popup popup-style="none"><h2>Letters</h2></site-popup>');
    const element = box.querySelector('site-popup')!;
    await settle(element);
    // Each rendering reads the name.
    let renderings = 0;
    element.querySelector = (selectors: string) => {
      if (selectors.startsWith('h1')) renderings++;
      return HTMLElement.prototype.querySelector.call(element, selectors) as never;
    };
    const opened = new Promise((resolve) => element.addEventListener('site-popup-open', resolve));
    renderings = 0;
    element.show();
    await opened;
    await settle(element);
    expect(renderings).to.equal(1);
  });
});

for (const position of ['center-center', 'bottom-left'])
  describe(`<site-popup position="${position}">`, () => {
    it('reports that it is open when the page opens it again while it closes', async () => {
      const { element, events } = await create(`open position="${position}"`);
      element.addEventListener('site-popup-close', () => element.show(), { once: true });
      close(element);
      await waitUntil(() => events.length === 3);
      expect(events).to.deep.equal(['open', 'close', 'open']);
      await waitUntil(() => isShown(element));
      close(element);
      await waitUntil(() => isGone(element));
      expect(events).to.deep.equal(['open', 'close', 'open', 'close']);
    });

    it('can be closed if JSON has opened it, and opened again by the page', async () => {
      const { element, events } = await create(`options='{"open":true}' position="${position}"`);
      close(element);
      await waitUntil(() => isGone(element));
      expect(events).to.deep.equal(['open', 'close']);
      element.open = false;
      await settle(element);
      element.open = true;
      await waitUntil(() => isShown(element));
      expect(events).to.deep.equal(['open', 'close', 'open']);
    });
  });

it('returns the focus from an edge into the shadow tree that it came from', async () => {
  const { element } = await create('open position="bottom-left"');
  close(element);
  await waitUntil(() => isGone(element));
  const opener = await fixture<HTMLElement>(html`<div></div>`);
  opener.attachShadow({ mode: 'open' }).setHTMLUnsafe('<button>Letters</button>');
  const button = opener.shadowRoot!.querySelector('button')!;
  button.focus();
  element.show();
  await waitUntil(() => isShown(element) && document.activeElement === element);
  await sendKeys({ press: 'Escape' });
  await waitUntil(() => isGone(element));
  expect(opener.shadowRoot!.activeElement).to.equal(button);
});
