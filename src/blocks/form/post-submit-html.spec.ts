import { expect } from '@open-wc/testing';
import { waitUntil } from '../../kit/testing/wait';
import {
  type FormElement,
  type FormTestServer,
  formFixture,
  query,
  queryTexts,
  startTestServer,
  submitForm,
} from './testing/form-fixture';
import '../../../elements/site-form';

const shared = globalThis as { siteFormSpec?: string[] };
const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const HTML = `<h3 id="sent">Thank you</h3><p onclick="siteFormSpec.push('handler')">See <a href="/next">this</a>.</p>
<script data-campaign="spring">siteFormSpec.push('inline ' + document.currentScript.dataset.campaign)</script>
<img src="data:," alt="" onerror="siteFormSpec.push('error')"><iframe src="/x"></iframe>
<script src="data:text/javascript,siteFormSpec.push('from%20a%20file')"></script>
<script>siteFormSpec.push('after ' + (document.querySelector('#sent') !== null))</script>`;

let server: FormTestServer;

async function submitted(attributes: string): Promise<FormElement> {
  const element = await formFixture(
    '<label>Name <input name="name"></label>',
    `form-id="contact" submission-message="It is here." post-submit-html="${attribute(HTML)}" ${attributes}`,
  );
  await submitForm(element);
  await waitUntil(() => element.querySelector('.site-form-success h3'));
  return element;
}

describe('<site-form> after success', () => {
  beforeEach(() => {
    server = startTestServer();
    shared.siteFormSpec = [];
  });
  afterEach(() => {
    server.stop();
    delete shared.siteFormSpec;
  });

  it('shows the message and the sanitized HTML [FRM-005]', async () => {
    const element = await submitted('');
    expect(queryTexts(element, '.site-form-success p')).to.deep.equal(['It is here.', 'See this.']);
    expect(query(element, '.site-form-success a').getAttribute('href')).to.equal('/next');
    expect(element.querySelector('script, iframe, [onclick], [onerror]')).to.equal(null);
    query(element, '.site-form-success p + div p').click();
    await new Promise((done) => setTimeout(done, 100));
    expect(shared.siteFormSpec).to.deep.equal([]);
    await expect(element).to.be.accessible();
  });

  it('runs the scripts in order with `trusted-html` [FRM-006]', async () => {
    const element = await submitted('trusted-html');
    await waitUntil(() => shared.siteFormSpec!.length === 3);
    expect(shared.siteFormSpec).to.deep.equal(['inline spring', 'from a file', 'after true']);
    expect(element.querySelector('iframe, [onclick], [onerror]')).to.equal(null);
  });
});
