import '../../../elements/site-gift-card';
import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { resetWarnings } from '../../kit/element/warn';
import { MAX_WAIT } from '../../kit/languages/load-messages';
import { captureConsole } from '../../kit/testing/console';
import { holdTimers } from '../../kit/testing/hold-timers';
import { type Provided, provideServices } from '../../kit/testing/provide-services';
import { settle, waitUntil } from '../../kit/testing/wait';

let provided: Provided;
let timers: ReturnType<typeof holdTimers>;

before(() => {
  timers = holdTimers(MAX_WAIT);
});
after(() => timers.restore());
beforeEach(() => {
  resetWarnings();
  provided = provideServices({}, { settings: { currency: 'EUR', locale: 'en-US', websiteId: 'w1' } });
});
afterEach(() => provided.stop());

async function create(markup: string): Promise<HTMLElement> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  box.setHTMLUnsafe(markup);
  const element = box.querySelector<HTMLElement>('site-gift-card')!;
  await settle(element);
  return element;
}

/** Records and cancels all requests, so that the test page stays open. */
function recordRequests(element: HTMLElement): unknown[] {
  const requests: unknown[] = [];
  element.addEventListener('site-gift-card-request', (event) => {
    event.preventDefault();
    requests.push((event as CustomEvent).detail);
  });
  return requests;
}

const link = (element: HTMLElement) => element.querySelector('a')!.getAttribute('href');

/** The address that the native form opens. */
function getTarget(form: HTMLFormElement): string {
  const query = new URLSearchParams([...new FormData(form)] as [string, string][]);
  return `${new URL(form.action).pathname}?${query}`;
}

const VALUES = `variants='[{"sku":"c-25","price":2500},{"sku":"c-50","priceMoney":{"currency":"EUR","value":"50.00"}}]'`;

describe('<site-gift-card>', () => {
  it('creates a link to the gift card checkout, with the sku only when one is chosen [DON-002]', async () => {
    const open = await create('<site-gift-card gift-card-product-id="card"></site-gift-card>');
    expect(link(open)).to.equal('/checkout/giftcard?websiteId=w1&giftCardProductId=card');
    expect(open.textContent).to.equal('Buy a gift card');
    const chosen = await create(
      '<site-gift-card gift-card-product-id="card" website-id="w2" sku="SQ 1" label="Give"></site-gift-card>',
    );
    expect(link(chosen)).to.equal('/checkout/giftcard?websiteId=w2&giftCardProductId=card&sku=SQ+1');
    expect(chosen.textContent).to.equal('Give');
  });

  it('is in the language of the page', async () => {
    const element = await create(
      `<div lang="fr"><site-gift-card gift-card-product-id="card" ${VALUES}></site-gift-card></div>`,
    );
    await waitUntil(() => element.querySelector('form'), 'the form is missing');
    const texts = ['legend', 'button'].map((selector) => element.querySelector(selector)!.textContent);
    expect(texts).to.deep.equal(['Valeur', 'Acheter une carte cadeau']);
  });

  it('creates a form with the values, which sends the chosen one [DON-002] [DON-006]', async () => {
    const element = await create(`<site-gift-card gift-card-product-id="card" ${VALUES}></site-gift-card>`);
    const form = element.querySelector('form')!;
    expect([...form.querySelectorAll('label')].map(({ textContent }) => textContent.trim())).to.deep.equal([
      '€25',
      '€50',
    ]);
    expect(getTarget(form)).to.equal('/checkout/giftcard?websiteId=w1&giftCardProductId=card');
    form.querySelector('input[type=radio]')!.dispatchEvent(new Event('focus'));
    form.querySelector<HTMLElement>('input[type=radio]')!.focus();
    await sendKeys({ press: 'Space' });
    await sendKeys({ press: 'ArrowRight' });
    expect(getTarget(form)).to.equal('/checkout/giftcard?websiteId=w1&giftCardProductId=card&sku=c-50');
    const requests = recordRequests(element);
    form.querySelector('button')!.focus();
    await sendKeys({ press: 'Enter' });
    expect(requests).to.deep.equal([{ giftCardProductId: 'card', sku: 'c-50' }]);
    await expect(element).to.be.accessible();
  });

  it('does not change the link and the form of the page, and reports what they open', async () => {
    const own = await create(
      '<site-gift-card><a href="/checkout/giftcard?websiteId=w1&amp;giftCardProductId=card&amp;sku=c-25">Give</a></site-gift-card>',
    );
    const requests = recordRequests(own);
    own.querySelector('a')!.focus();
    await sendKeys({ press: 'Enter' });
    expect(requests).to.deep.equal([{ giftCardProductId: 'card', sku: 'c-25' }]);
    expect(own.children).to.have.length(1);
    const form = await create(
      `<site-gift-card><form action="/checkout/giftcard"><input type="hidden" name="giftCardProductId" value="card"><button>Give</button></form></site-gift-card>`,
    );
    const submitted = recordRequests(form);
    form.querySelector('button')!.click();
    expect(submitted).to.deep.equal([{ giftCardProductId: 'card', sku: '' }]);
  });

  it('warns once that the id of the site is missing, and drops values that cannot be sold', async () => {
    provided.stop();
    provided = provideServices({}, { settings: { currency: 'EUR', locale: 'en-US' } });
    const warnings = await captureConsole(async () => {
      const element = await create('<site-gift-card gift-card-product-id="card"></site-gift-card>');
      expect(element.children).to.have.length(0);
    });
    expect(warnings).to.deep.equal([
      'site-gift-card: no website-id, and <site-services> has none; showing nothing.',
    ]);
    provided.stop();
    provided = provideServices({}, { settings: { currency: 'EUR', locale: 'en-US', websiteId: 'w1' } });
    const element = await create(
      `<site-gift-card gift-card-product-id="card" variants='[{"sku":"a","price":-1},{"sku":"b","price":1000}]'></site-gift-card>`,
    );
    expect(element.querySelectorAll('[type=radio]')).to.have.length(1);
  });

  it('updates its link when an option changes, and removes the link when it is removed', async () => {
    const element = await create('<site-gift-card gift-card-product-id="card"></site-gift-card>');
    element.setAttribute('gift-card-product-id', 'other');
    await settle(element);
    expect(link(element)).to.contain('giftCardProductId=other');
    expect(element.children).to.have.length(1);
    element.remove();
    expect(element.children).to.have.length(0);
  });
});
