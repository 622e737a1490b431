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

/** Controllable fake of `<site-captcha>`, which has a spec of its own. */
class FakeCaptcha extends HTMLElement {
  token = '';
  resets = 0;
  fails = false;
  async execute(): Promise<string> {
    if (this.fails) throw new Error('not set up');
    return this.getAttribute('provider') === 'altcha' ? 'computed' : this.token;
  }
  reset(): void {
    this.token = '';
    this.resets++;
  }
  solve(token: string): void {
    this.token = token;
    this.dispatchEvent(
      new CustomEvent('site-captcha-change', { bubbles: true, detail: { phase: 'solved' } }),
    );
  }
}
customElements.define('site-captcha', FakeCaptcha);
await import('../../../elements/site-form');

const FORM = '<label>Note <input name="note" required></label>';
const form = (provider: string) => `${FORM}<site-captcha provider="${provider}"></site-captcha>`;
let server: FormTestServer;

describe('<site-form> with a captcha', () => {
  beforeEach(() => {
    server = startTestServer();
  });
  afterEach(() => server.stop());

  it('is not submitted before the captcha is completed [FRM-054], then includes the token', async () => {
    const element = await formFixture(form('turnstile'));
    await typeText(query(element, '[name=note]'), 'Hello');
    await submitForm(element);
    await waitUntil(
      () => getMessages(element)[0] === 'Complete CAPTCHA before submitting.',
      'no message about the captcha',
      10_000,
    );
    expect(server.page.requests).to.deep.equal([]);
    expect(query(element, '[name=note]').value).to.equal('Hello');
    // A captcha in progress is not reset.
    expect(query<FakeCaptcha>(element, 'site-captcha').resets).to.equal(0);
    query<FakeCaptcha>(element, 'site-captcha').solve('token-1');
    await submitForm(element);
    await waitUntil(() => server.getSubmissions().length === 1);
    expect(server.getSubmissions()[0]!.body.captchaKey).to.equal('token-1');
  });

  it('computes the proof of work during submission', async () => {
    const element = await formFixture(form('altcha'));
    await typeText(query(element, '[name=note]'), 'Hello');
    await pressKey(element);
    await waitUntil(() => server.getSubmissions().length === 1);
    expect(server.getSubmissions()[0]!.body.captchaKey).to.equal('computed');
  });

  it('resets the captcha after a rejection and disables the button until the next token [FRM-009]', async () => {
    server.mockSubmission({ status: 400, json: { error: 'No.' } });
    const element = await formFixture(form('hcaptcha'));
    const captcha = query<FakeCaptcha>(element, 'site-captcha');
    captcha.solve('token-1');
    await typeText(query(element, '[name=note]'), 'Hello');
    await submitForm(element);
    await waitUntil(() => captcha.resets === 1);
    const button = query(element, 'form button');
    await waitUntil(
      () => button.ariaDisabled === 'true' && button.textContent === 'Send',
      'it can be pressed',
    );
    await submitForm(element);
    expect(server.getSubmissions()).to.have.length(1);
    captcha.solve('token-2');
    expect(button.ariaDisabled).to.equal(null);
    server.mockSubmission({ json: { submissionId: 's-1' } });
    await submitForm(element);
    await waitUntil(() => server.getSubmissions().length === 2);
    expect(server.getSubmissions()[1]!.body.captchaKey).to.equal('token-2');
  });

  it('keeps the button enabled with a proof of work [FRM-009]', async () => {
    server.mockSubmission({ status: 400, json: { error: 'No.' } });
    const element = await formFixture(form('altcha'));
    await typeText(query(element, '[name=note]'), 'Hello');
    await submitForm(element);
    await waitUntil(() => getMessages(element)[0] === 'No.');
    expect(query(element, 'form button').ariaDisabled).to.equal(null);
  });

  it('keeps the token while fields are invalid', async () => {
    const element = await formFixture(form('hcaptcha'));
    const captcha = query<FakeCaptcha>(element, 'site-captcha');
    captcha.solve('token-1');
    await submitForm(element);
    await settle(element);
    expect(captcha.resets).to.equal(0);
    expect(query(element, 'form button').ariaDisabled).to.equal(null);
  });

  it('submits without a token if the captcha is not configured, with a console warning', async () => {
    const element = await formFixture(form('recaptcha'));
    query<FakeCaptcha>(element, 'site-captcha').fails = true;
    await typeText(query(element, '[name=note]'), 'Hello');
    const warnings = await captureConsole(async () => {
      await submitForm(element);
      await waitUntil(() => server.getSubmissions().length === 1);
    });
    expect(warnings).to.deep.equal([
      'site-captcha: execute() failed (not set up); submitting without a token.',
    ]);
    expect(server.getSubmissions()[0]!.body).not.to.have.property('captchaKey');
  });
});
