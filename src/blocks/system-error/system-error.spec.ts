import '../../../elements/site-system-error';
import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { clickOn } from '../../kit/testing/pointer';
import { type Provided, provideServices } from '../../kit/testing/provide-services';
import { settle, waitUntil } from '../../kit/testing/wait';

type SystemErrorElement = HTMLElementTagNameMap['site-system-error'];

describe('<site-system-error>', () => {
  let provided: Provided;
  beforeEach(() => {
    provided = provideServices({ cookies: { ss_cookieAllowed: 'true' } });
    provided.page.respond(() => ({ json: {} }));
  });
  afterEach(() => provided.stop());

  async function show(error: unknown, more: Partial<SystemErrorElement> = {}) {
    const element = await fixture<SystemErrorElement>(html`<site-system-error></site-system-error>`);
    Object.assign(element, { error, open: true, ...more });
    await settle(element);
    const box = () => element.shadowRoot!.querySelector('dialog');
    await waitUntil(() => box()?.open === true);
    const lines = [...box()!.querySelectorAll('[part=heading], [part=line], [part=key]')];
    const press = async (name: string) => {
      const button = [...box()!.querySelectorAll('button')].find(({ textContent }) => textContent === name)!;
      await clickOn(button);
    };
    return { element, box, press, texts: lines.map(({ textContent }) => textContent) };
  }

  it('shows the error with its key and two buttons [DLG-009] [DLG-012]', async () => {
    const { element, box, texts } = await show(
      { url: 'https://shop.example/api/orders', format: 'json', text: 'Too late.' },
      { errorKey: 'E-1042' },
    );
    expect(texts).to.deep.equal([
      'Something Went Wrong!',
      'https://shop.example/api/orders',
      'JSON',
      'Too late.',
      'E-1042',
    ]);
    expect([...box()!.querySelectorAll('button')].map(({ textContent }) => textContent)).to.have.members([
      'Reload Page',
      'Clear',
    ]);
    await expect(element).to.be.accessible();
    expect((await show({ text: 'a' })).texts).to.deep.equal(['Something Went Wrong!', 'a']);
  });

  it('closes with Clear and with Escape, and dispatches an event [DLG-013]', async () => {
    for (const action of ['Clear', 'Escape']) {
      const { element, box, press } = await show({ cleaned: true });
      let cleared = 0;
      element.addEventListener('site-system-error-clear', () => cleared++);
      await (action === 'Clear' ? press('Clear') : sendKeys({ press: 'Escape' }));
      await waitUntil(() => cleared === 1);
      expect([box(), element.open]).to.deep.equal([null, false]);
    }
  });

  it('reloads with Reload Page unless the event is canceled [DLG-013]', async () => {
    const { element, press } = await show({ cleaned: true });
    let requests = 0;
    element.addEventListener('site-system-error-reload-request', (event) => {
      requests++;
      event.preventDefault();
    });
    await press('Reload Page');
    await waitUntil(() => requests === 1, 'no event');
  });

  it('records a network error each time it is shown [EVT-031]', async () => {
    const getEvents = () =>
      provided.page.requests
        .filter(({ url }) => url.pathname === '/api/events/RecordEvent')
        .map(({ body }) => JSON.parse(body));
    await show({ text: 'other' });
    const { element } = await show({ kind: 'network', url: 'https://shop.example/api/orders' });
    await waitUntil(() => getEvents().length === 1, 'no event');
    expect(getEvents()).to.deep.equal([
      { event: 'system_network_error', data: { urlRequested: 'https://shop.example/api/orders' } },
    ]);
    element.open = false;
    await settle(element);
    element.open = true;
    await waitUntil(() => getEvents().length === 2, 'no second event');
  });
});
