import { expect } from '@open-wc/testing';
import { captureConsole } from '../../kit/testing/console';
import { settle, waitUntil } from '../../kit/testing/wait';
import {
  type FormTestServer,
  formFixture,
  getMessages,
  pressKey,
  query,
  startTestServer,
  submitForm,
  typeText,
} from './testing/form-fixture';

/** A captcha in the hand of the spec; the real one has a spec of its own. */
class StandIn extends HTMLElement {
  answer = '';
  resets = 0;
  fails = false;
  async execute(): Promise<string> {
    if (this.fails) throw new Error('not set up');
    return this.getAttribute('provider') === 'altcha' ? 'worked out' : this.answer;
  }
  reset(): void {
    this.answer = '';
    this.resets++;
  }
  solve(answer: string): void {
    this.answer = answer;
    this.dispatchEvent(
      new CustomEvent('site-captcha-change', { bubbles: true, detail: { phase: 'solved' } }),
    );
  }
}
customElements.define('site-captcha', StandIn);
await import('../../../elements/site-form');

const FORM = '<label>Note <input name="note" required></label>';
const form = (provider: string) => `${FORM}<site-captcha provider="${provider}"></site-captcha>`;
let scene: FormTestServer;

describe('<site-form> with a captcha', () => {
  beforeEach(() => {
    scene = startTestServer();
  });
  afterEach(() => scene.stop());

  it('is not sent before the captcha is completed [FRM-054], and then with its answer', async () => {
    const element = await formFixture(form('turnstile'));
    await typeText(query(element, '[name=note]'), 'Hello');
    await submitForm(element);
    await waitUntil(
      () => getMessages(element)[0] === 'Complete CAPTCHA before submitting.',
      'it said nothing of the captcha',
      10_000,
    );
    expect(scene.page.requests).to.deep.equal([]);
    expect(query(element, '[name=note]').value).to.equal('Hello');
    // Whoever is in the middle of it is not sent back to its beginning.
    expect(query<StandIn>(element, 'site-captcha').resets).to.equal(0);
    query<StandIn>(element, 'site-captcha').solve('token-1');
    await submitForm(element);
    await waitUntil(() => scene.getSubmissions().length === 1);
    expect(scene.getSubmissions()[0]!.body.captchaKey).to.equal('token-1');
  });

  it('lets it be worked out while it is sent, where that takes no visitor', async () => {
    const element = await formFixture(form('altcha'));
    await typeText(query(element, '[name=note]'), 'Hello');
    await pressKey(element);
    await waitUntil(() => scene.getSubmissions().length === 1);
    expect(scene.getSubmissions()[0]!.body.captchaKey).to.equal('worked out');
  });

  it('resets it when the server refuses, and its button waits for the next answer [FRM-009]', async () => {
    scene.mockSubmission({ status: 400, json: { error: 'No.' } });
    const element = await formFixture(form('hcaptcha'));
    const captcha = query<StandIn>(element, 'site-captcha');
    captcha.solve('token-1');
    await typeText(query(element, '[name=note]'), 'Hello');
    await submitForm(element);
    await waitUntil(() => captcha.resets === 1);
    const button = query(element, 'form button');
    expect(button.ariaDisabled).to.equal('true');
    expect(button.textContent).to.equal('Send');
    await submitForm(element);
    expect(scene.getSubmissions()).to.have.length(1);
    captcha.solve('token-2');
    expect(button.ariaDisabled).to.equal(null);
    scene.mockSubmission({ json: { submissionId: 's-1' } });
    await submitForm(element);
    await waitUntil(() => scene.getSubmissions().length === 2);
    expect(scene.getSubmissions()[1]!.body.captchaKey).to.equal('token-2');
  });

  it('leaves the button alone where the captcha takes no visitor [FRM-009]', async () => {
    scene.mockSubmission({ status: 400, json: { error: 'No.' } });
    const element = await formFixture(form('altcha'));
    await typeText(query(element, '[name=note]'), 'Hello');
    await submitForm(element);
    await waitUntil(() => getMessages(element)[0] === 'No.');
    expect(query(element, 'form button').ariaDisabled).to.equal(null);
  });

  it('keeps the answer while fields are wrong', async () => {
    const element = await formFixture(form('hcaptcha'));
    const captcha = query<StandIn>(element, 'site-captcha');
    captcha.solve('token-1');
    await submitForm(element);
    await settle(element);
    expect(captcha.resets).to.equal(0);
    expect(query(element, 'form button').ariaDisabled).to.equal(null);
  });

  it('leaves the decision to the server where it is not set up, and tells the developer', async () => {
    const element = await formFixture(form('recaptcha'));
    query<StandIn>(element, 'site-captcha').fails = true;
    await typeText(query(element, '[name=note]'), 'Hello');
    const said = await captureConsole(async () => {
      await submitForm(element);
      await waitUntil(() => scene.getSubmissions().length === 1);
    });
    expect(said).to.deep.equal(['site-captcha: cannot be asked (not set up); sending without it.']);
    expect(scene.getSubmissions()[0]!.body).not.to.have.property('captchaKey');
  });
});
