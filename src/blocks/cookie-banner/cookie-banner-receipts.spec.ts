// Receipts of decisions that follow each other.
import { expect, fixture, html } from '@open-wc/testing';
import { type Provided, provideServices } from '../../kit/testing/provide-services';
import { settle, waitUntil } from '../../kit/testing/wait';
import '../../../elements/site-cookie-banner';

describe('receipts of <site-cookie-banner>', () => {
  let provided: Provided;
  beforeEach(() => {
    provided = provideServices({ cookies: { crumb: 'x' } });
  });
  afterEach(() => provided.stop());

  const isReceipt = (url: URL) => url.pathname === '/api/consent/receipts';
  const getChoices = () =>
    provided.page.requests.filter(({ url }) => isReceipt(url)).map(({ body }) => JSON.parse(body).choice);

  it('are sent for each decision, even if the server has not answered the one before', async () => {
    provided.page.respond(({ url }) =>
      isReceipt(url) && getChoices().length === 1 ? 'no-response' : { json: { receiptId: 'r' } },
    );
    const box = await fixture<HTMLElement>(html`
      <div>
        <button type="button" data-consent="ask">Cookie settings</button>
        <site-cookie-banner>
          <p>Our words.</p>
          <button type="button" data-consent="decline">No</button>
          <button type="button" data-consent="accept">Yes</button>
        </site-cookie-banner>
      </div>
    `);
    const banner = box.querySelector('site-cookie-banner')!;
    const press = (action: string) => box.querySelector<HTMLElement>(`[data-consent="${action}"]`)!.click();
    await settle(banner);
    press('accept');
    await waitUntil(() => getChoices().length === 1);
    press('ask');
    await settle(banner);
    press('decline');
    await waitUntil(() => getChoices().length === 2, 'no receipt of the second decision');
    expect(getChoices()).to.deep.equal(['granted', 'denied']);
  });
});
