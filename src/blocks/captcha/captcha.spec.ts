import '../../../elements/site-captcha';
import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { provideServices } from '../../kit/testing/provide-services';
import { settle, waitUntil } from '../../kit/testing/wait';
import { loadScript } from '../../services/page/resources';

const STAND_IN = new URL('./testing/fake-provider.js', import.meta.url).href;
const HOSTED = ['recaptcha', 'hcaptcha', 'turnstile'] as const;

/** A page whose scripts are real ones of this server, and whose proof of work is the fake's. */
function startPage() {
  const provided = provideServices({ url: location.href });
  Object.assign(provided.page, {
    loadScript,
    global: (name: string) => (window as unknown as Record<string, unknown>)[name],
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
  const place = () => element.querySelector<HTMLElement>('.site-captcha-place')!;
  const status = () => element.querySelector('[role=status]')!.textContent;
  return { element, place, status, input: box.querySelector('input')! };
}

const scripts = () => document.querySelectorAll(`script[src^="${STAND_IN}"]`).length;

describe('<site-captcha>', () => {
  let stop = () => {};
  beforeEach(() => {
    ({ stop } = startPage());
  });
  afterEach(() => stop());

  it('works the proof out when the visitor turns to the form, and says so', async () => {
    const { element, status, input, place } = await show('');
    expect(element.answer).to.equal('');
    expect(status()).to.equal('');
    const phases: string[] = [];
    element.addEventListener('site-captcha-change', (event) =>
      phases.push((event as CustomEvent<{ phase: string }>).detail.phase),
    );
    input.focus();
    await sendKeys({ type: 'A' });
    await waitUntil(() => status() === 'Checked.');
    expect(place().dataset).to.have.property('rendered');
    expect(phases.at(-1)).to.equal('solved');
    expect(await element.execute())
      .to.equal(element.answer)
      .and.not.equal('');
    await expect(element).to.be.accessible();
  });

  it('says when the proof is not to be had, and tries again by its button', async () => {
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
    await waitUntil(() => status()?.startsWith('The check could not be done.'));
    await expect(element).to.be.accessible();
    isDown = false;
    const button = element.querySelector('button')!;
    expect(button.textContent).to.equal('Noch einmal');
    button.focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => status() === 'Checked.');
  });

  for (const provider of HOSTED)
    it(`draws the widget of ${provider} with the first touch of the form, once [CAP-001] [CAP-002] [CAP-005]`, async () => {
      const { element, place, input } = await show(
        `provider="${provider}" site-key="k" script="${STAND_IN}"`,
      );
      expect(place().dataset).not.to.have.property('rendered');
      expect(place().childElementCount).to.equal(0);
      input.focus();
      await waitUntil(() => place().querySelector('button'));
      expect(place().dataset).to.have.property('rendered');
      expect(await element.render()).to.equal(false);
      expect(place().querySelectorAll('button')).to.have.length(1);
      expect(await element.execute()).to.equal('');
      place().querySelector('button')!.focus();
      await sendKeys({ press: 'Enter' });
      expect(await element.execute()).to.equal('token-of-k');
      element.reset();
      await settle(element);
      expect(element.answer).to.equal('');
      expect(place().querySelector('button')!.hasAttribute('data-reset')).to.equal(true);
      element.destroy();
      await settle(element);
      expect(place().dataset).not.to.have.property('rendered');
      expect(place().childElementCount).to.equal(0);
    });

  it('asks for a script once for all captchas of a page that speak the same language', async () => {
    const attributes = `provider="hcaptcha" site-key="k" script="${STAND_IN}"`;
    const [one, two] = [await show(attributes), await show(attributes)];
    await Promise.all([one.element.render(), two.element.render()]);
    const [before] = [scripts()];
    await (await show(attributes)).element.render();
    expect(scripts()).to.equal(before);
  });

  it('is compact in less than 320 px [CAP-003]', async () => {
    const attributes = `provider="turnstile" site-key="k" script="${STAND_IN}"`;
    for (const [width, size] of [
      [319, 'compact'],
      [320, 'normal'],
    ] as const) {
      const { element, place } = await show(attributes, `inline-size: ${width}px`);
      await element.render();
      expect(place().textContent).to.equal(`I am a person (${size})`);
    }
  });

  it('draws nothing without a site key, and rejects what is asked of it [CAP-004] [CAP-006]', async () => {
    const { element, place, input } = await show(`provider="recaptcha" script="${STAND_IN}"`);
    input.focus();
    await settle(element);
    expect(await element.render()).to.equal(false);
    expect(place().dataset).not.to.have.property('rendered');
    const said = await element.execute().catch((error: Error) => error.message);
    expect(said).to.equal('ReCaptcha has not been set up');
    expect(() => element.reset()).not.to.throw();
  });
});
