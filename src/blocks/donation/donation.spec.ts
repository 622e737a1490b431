import '../../../elements/site-donation';
import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { resetWarnings } from '../../kit/element/warn';
import { MAX_WAIT } from '../../kit/languages/load-messages';
import { captureConsole } from '../../kit/testing/console';
import { holdTimers } from '../../kit/testing/hold-timers';
import { clickOn } from '../../kit/testing/pointer';
import { type Provided, provideServices } from '../../kit/testing/provide-services';
import { settle, waitUntil } from '../../kit/testing/wait';

const BLOCK = {
  donatePage: { id: 'page-1' },
  buttonLabel: 'Give',
  buttonAlignment: 'center',
  suggestedContributions: [{ value: '10.00', currency: 'EUR' }, 2500],
};

let provided: Provided;
let timers: ReturnType<typeof holdTimers>;

before(() => {
  timers = holdTimers(MAX_WAIT);
});
after(() => timers.restore());
beforeEach(() => {
  resetWarnings();
  provided = provideServices({}, { settings: { currency: 'EUR', locale: 'en-US' } });
});
afterEach(() => provided.stop());

async function create(markup: string): Promise<HTMLElement> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  box.setHTMLUnsafe(markup);
  const element = box.querySelector('site-donation') as HTMLElement;
  await settle(element);
  return element;
}

/** Cancels all requests and records their amounts, so that the page of the test stays. */
function recordRequests(element: HTMLElement): unknown[] {
  const requests: unknown[] = [];
  element.addEventListener('site-donation-request', (event) => {
    event.preventDefault();
    requests.push((event as CustomEvent).detail);
  });
  return requests;
}

const query = <E extends Element>(element: HTMLElement, selector: string) =>
  element.querySelector<E>(selector)!;
const error = (element: HTMLElement) => element.querySelector('.site-donation-error')?.textContent ?? '';

const FORM = `<site-donation><form action="/checkout/donate">
  <input type="hidden" name="donatePageId" value="page-2">
  <fieldset><legend>Amount</legend>
    <label><input type="radio" name="amount" value="10.00"> €10</label>
    <label><input type="radio" name="amount" value="other"> Other amount</label>
    <input name="otherAmount" inputmode="decimal" aria-label="Other amount">
  </fieldset><p><button>Donate</button></p></form></site-donation>`;

describe('<site-donation>', () => {
  it('is created beside a published button whose text has links that are not donations', async () => {
    const element = await create(
      `<site-donation donate-page-id="page-1" own-amount>
         <p>Read <a id="terms" href="#terms">our terms</a></p><div class="sqs-donate-button"></div></site-donation>`,
    );
    const requests = recordRequests(element);
    await clickOn(query(element, '#terms'));
    expect(requests).to.deep.equal([]);
    await clickOn(query(element, '.site-choices-button'));
    expect(requests).to.deep.equal([{ donatePageId: 'page-1', amount: null }]);
  });

  it('takes the amount of a pressed button, beside a field for another amount', async () => {
    const element = await create(`<site-donation donate-page-id="page-1"><form action="/checkout/donate">
      <button name="amount" value="10.00">€10</button>
      <input name="otherAmount" aria-label="Other amount"><button class="give">Give</button></form></site-donation>`);
    const requests = recordRequests(element);
    await clickOn(query(element, '.give'));
    expect(error(element)).to.not.equal('');
    expect(requests).to.deep.equal([]);
    await clickOn(query(element, '[name=amount]'));
    expect(requests).to.deep.equal([{ donatePageId: 'page-1', amount: 1000 }]);
  });

  it('takes the amount of a list, and shows the error at the list if none is chosen', async () => {
    const element = await create(`<site-donation donate-page-id="page-1"><form action="/checkout/donate">
      <select name="amount" aria-label="Amount"><option value="">Choose</option><option value="25.00">€25</option></select>
      <button>Give</button></form></site-donation>`);
    const requests = recordRequests(element);
    await clickOn(query(element, 'button'));
    expect(error(element)).to.equal('Choose one of the amounts.');
    expect(document.activeElement).to.equal(query(element, 'select'));
    query<HTMLSelectElement>(element, 'select').value = '25.00';
    await clickOn(query(element, 'button'));
    expect(requests).to.deep.equal([{ donatePageId: 'page-1', amount: 2500 }]);
  });

  it('has the currency of the published block on a page without services', async () => {
    provided.stop();
    const block = { ...BLOCK, suggestedContributions: [{ value: '10.00', currency: 'GBP' }] };
    const element = await create(
      `<div data-block-json='${JSON.stringify(block)}'><site-donation><div class="sqs-donate-button"></div></site-donation></div>`,
    );
    expect(query(element, 'label').textContent).to.equal(' £10');
  });

  it('shows one form, in place of the published block, in a page that was saved', async () => {
    const json = JSON.stringify(BLOCK).replaceAll('"', '&quot;');
    const wrap = (content: string) =>
      `<div data-block-json="${json}"><site-donation>${content}</site-donation></div>`;
    const { innerHTML: saved } = await create(wrap('<div class="sqs-donate-button"></div>'));
    const again = await create(wrap(saved));
    expect(again.querySelectorAll('form').length).to.equal(1);
    expect(query<HTMLElement>(again, '.sqs-donate-button').hidden).to.equal(true);
  });

  it('creates a form with the amounts of a published block [DON-005]', async () => {
    const json = JSON.stringify(BLOCK).replaceAll('"', '&quot;');
    const element = await create(
      `<div data-block-json="${json}"><site-donation><div class="sqs-donate-button"></div></site-donation></div>`,
    );
    const form = query<HTMLFormElement>(element, 'form');
    expect(new URL(form.action).pathname).to.equal('/checkout/donate');
    expect([...new FormData(form)]).to.deep.equal([
      ['donatePageId', 'page-1'],
      ['otherAmount', ''],
    ]);
    const labels = [...element.querySelectorAll('label')].map(({ textContent }) => textContent.trim());
    expect(labels).to.deep.equal(['€10', '€25', 'Other amount']);
    expect(query(element, 'button').textContent).to.equal('Give');
    expect(query<HTMLElement>(element, '.sqs-donate-button').hidden).to.equal(true);
    await expect(element).to.be.accessible();
  });

  it('creates a link without suggested amounts [DON-001]', async () => {
    const element = await create('<site-donation donate-page-id="a b" label="Help us"></site-donation>');
    const link = query<HTMLAnchorElement>(element, 'a');
    expect([link.getAttribute('href'), link.textContent]).to.deep.equal([
      '/checkout/donate?donatePageId=a+b',
      'Help us',
    ]);
    const requests = recordRequests(element);
    await clickOn(link);
    expect(requests).to.deep.equal([{ donatePageId: 'a b', amount: null }]);
    element.remove();
    expect(element.children).to.have.length(0);
  });

  it('reports the chosen amount, by pointer and by keyboard', async () => {
    const element = await create(FORM);
    const requests = recordRequests(element);
    await clickOn(query(element, '[value="10.00"]'));
    await clickOn(query(element, 'button'));
    query<HTMLElement>(element, '[name="otherAmount"]').focus();
    await sendKeys({ type: '1,250.5' });
    await sendKeys({ press: 'Enter' });
    expect(requests).to.deep.equal([
      { donatePageId: 'page-2', amount: 1000 },
      { donatePageId: 'page-2', amount: 125_050 },
    ]);
    expect(query<HTMLInputElement>(element, '[value="other"]').checked).to.equal(true);
    await clickOn(query(element, '[value="10.00"]'));
    expect(query<HTMLInputElement>(element, '[name="otherAmount"]').value).to.equal('');
  });

  it('explains an invalid amount at its field and keeps the form', async () => {
    const element = await create(FORM);
    const requests = recordRequests(element);
    await clickOn(query(element, 'button'));
    expect(error(element)).to.equal('Choose an amount, or enter another one.');
    expect(document.activeElement).to.equal(query(element, '[value="10.00"]'));
    const other = query<HTMLInputElement>(element, '[name="otherAmount"]');
    other.focus();
    await sendKeys({ type: '1e9' });
    expect(error(element)).to.equal('');
    await sendKeys({ press: 'Enter' });
    expect(error(element)).to.equal('Enter the amount as a number, for example €25.00.');
    expect(other.getAttribute('aria-invalid')).to.equal('true');
    expect(other.getAttribute('aria-describedby')).to.equal(query(element, '.site-donation-error').id);
    await expect(element).to.be.accessible();
    expect(requests).to.deep.equal([]);
  });

  it('is in the language of the page, with the messages of the site', async () => {
    const element = await create(
      `<div lang="de"><site-donation donate-page-id="p" suggested-contributions="[1000]" messages='{"amount":"Ihr Beitrag"}'></site-donation></div>`,
    );
    await waitUntil(() => element.querySelector('form'), 'the form is missing');
    const texts = ['legend', 'label:has([value="other"])', 'button'].map((selector) =>
      query(element, selector).textContent?.trim(),
    );
    expect(texts).to.deep.equal(['Ihr Beitrag', 'Anderer Betrag', 'Spenden']);
    expect(query(element, '[name="otherAmount"]').ariaLabel).to.equal('Anderer Betrag');
    await clickOn(query(element, 'button'));
    expect(error(element)).to.equal('Bitte wählen Sie einen Betrag, oder geben Sie einen anderen ein.');
  });

  it('reports settings that it cannot use', async () => {
    const said = await captureConsole(async () => {
      await create('<site-donation><div class="sqs-donate-button"></div></site-donation>');
      await create('<site-donation donate-page-id="p" suggested-contributions="[1.5, 500]"></site-donation>');
    });
    expect(said).to.deep.equal([
      'site-donation: has no donate-page-id; showing nothing.',
      'site-donation: 1 suggested amounts are invalid; ignoring them.',
    ]);
  });
});
