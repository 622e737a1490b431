import '../../../elements/site-captcha';
import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { provideServices } from '../../kit/testing/provide-services';
import { settle, waitUntil } from '../../kit/testing/wait';
import { loadScript } from '../../services/page/resources';

const FAKE_PROVIDER = new URL('./testing/fake-provider.js', import.meta.url).href;
const HOSTED = ['recaptcha', 'hcaptcha', 'turnstile'] as const;

/** A page that loads real scripts from this server; its proof of work is faked. */
function startPage() {
  const provided = provideServices({ url: location.href });
  Object.assign(provided.page, {
    loadScript,
    getGlobal: (name: string) => (window as unknown as Record<string, unknown>)[name],
  });
  const parameters = { algorithm: 'PBKDF2/SHA-256', expiresAt: provided.page.clock.now() / 1000 + 1200 };
  provided.page.respond(() => ({ json: { parameters, signature: 'ab' } }));
  return provided;
}

async function show(attributes: string, style = '') {
  const box = await fixture<HTMLElement>(html`<div lang="en"></div>`);
  box.setHTMLUnsafe(
    `<form><label>Name <input name="name"></label><site-captcha ${attributes}></site-captcha><button>Send</button></form>`,
  );
  box.style.cssText = style;
  const element = box.querySelector('site-captcha')!;
  await settle(element);
  const container = () => element.querySelector<HTMLElement>('.site-captcha-widget')!;
  const status = () => element.querySelector('[role=status]')!.textContent;
  return { element, container, status, input: box.querySelector('input')! };
}

const scripts = () => document.querySelectorAll(`script[src^="${FAKE_PROVIDER}"]`).length;

describe('<site-captcha>', () => {
  let stop = () => {};
  beforeEach(() => {
    ({ stop } = startPage());
  });
  afterEach(() => stop());

  it('computes the proof of work when the form receives focus, and reports it', async () => {
    const { element, status, input, container } = await show('');
    expect(element.token).to.equal('');
    expect(status()).to.equal('');
    const phases: string[] = [];
    element.addEventListener('site-captcha-change', (event) =>
      phases.push((event as CustomEvent<{ phase: string }>).detail.phase),
    );
    input.focus();
    await sendKeys({ type: 'A' });
    await waitUntil(() => status() === 'Verified.');
    expect(container().dataset).to.have.property('rendered');
    expect(phases.at(-1)).to.equal('solved');
    const token = await element.execute();
    expect(token).to.equal(element.token);
    expect(token).not.to.equal('');
    await expect(element).to.be.accessible();
  });

  it('reports a failed challenge and retries by button', async () => {
    stop();
    const provided = startPage();
    stop = provided.stop;
    let isDown = true;
    const { fetch } = provided.page;
    Object.assign(provided.page, {
      fetch: (url: string, init?: RequestInit) =>
        isDown ? Promise.resolve(new Response('{}', { status: 500 })) : fetch(url, init),
    });
    const { element, status, input } = await show('messages=\'{"retry":"Noch einmal"}\'');
    input.focus();
    await waitUntil(() => status()?.startsWith('Verification failed.'));
    await expect(element).to.be.accessible();
    isDown = false;
    const button = element.querySelector('button')!;
    expect(button.textContent).to.equal('Noch einmal');
    button.focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => status() === 'Verified.');
  });

  for (const provider of HOSTED)
    it(`renders the ${provider} widget once, on the first interaction with the form [CAP-001] [CAP-002] [CAP-005]`, async () => {
      const { element, container, input } = await show(
        `provider="${provider}" site-key="k" script="${FAKE_PROVIDER}"`,
      );
      expect(container().dataset).not.to.have.property('rendered');
      expect(container().childElementCount).to.equal(0);
      input.focus();
      await waitUntil(() => container().querySelector('button'));
      expect(container().dataset).to.have.property('rendered');
      expect(await element.render()).to.equal(false);
      expect(container().querySelectorAll('button')).to.have.length(1);
      expect(await element.execute()).to.equal('');
      container().querySelector('button')!.focus();
      await sendKeys({ press: 'Enter' });
      expect(await element.execute()).to.equal('token-of-k');
      element.reset();
      await settle(element);
      expect(element.token).to.equal('');
      expect(container().querySelector('button')!.hasAttribute('data-reset')).to.equal(true);
      element.destroy();
      await settle(element);
      expect(container().dataset).not.to.have.property('rendered');
      expect(container().childElementCount).to.equal(0);
    });

  it('loads the provider script once per page and language', async () => {
    const attributes = `provider="hcaptcha" site-key="k" script="${FAKE_PROVIDER}"`;
    const [first, second] = [await show(attributes), await show(attributes)];
    await Promise.all([first.element.render(), second.element.render()]);
    const before = scripts();
    await (await show(attributes)).element.render();
    expect(scripts()).to.equal(before);
  });

  it('is compact below 320 px [CAP-003]', async () => {
    const attributes = `provider="turnstile" site-key="k" script="${FAKE_PROVIDER}"`;
    for (const [width, size] of [
      [319, 'compact'],
      [320, 'normal'],
    ] as const) {
      const { element, container } = await show(attributes, `inline-size: ${width}px`);
      await element.render();
      expect(container().textContent).to.equal(`I am a person (${size})`);
    }
  });

  it('renders nothing without a site key, and rejects execute() [CAP-004] [CAP-006]', async () => {
    const { element, container, input } = await show(`provider="recaptcha" script="${FAKE_PROVIDER}"`);
    input.focus();
    await settle(element);
    expect(await element.render()).to.equal(false);
    expect(container().dataset).not.to.have.property('rendered');
    const message = await element.execute().catch((error: Error) => error.message);
    expect(message).to.equal('ReCaptcha has not been set up');
    expect(() => element.reset()).not.to.throw();
  });
});
