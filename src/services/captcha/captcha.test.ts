import { describe, expect, it, vi } from 'vitest';
import { createStore } from '../../core/store';
import { createApi } from '../api/api';
import { fakePage } from '../page/testing/fake-page';
import { createScriptLoader } from '../third-parties/script-loader';
import { type CaptchaKind, createCaptchas } from './captcha';

/** The part of an element that the providers use. */
function createContainer(clientWidth = 400) {
  const children: object[] = [];
  const createElement = () => ({ remove: vi.fn() });
  const append = (child: object) => void children.push(child);
  const element = { clientWidth, dataset: {}, ownerDocument: { createElement }, append };
  return { ...element, children } as unknown as HTMLElement & { readonly children: object[] };
}

function startAll() {
  const page = fakePage();
  const api = createApi({ page, base: '/api/', token: createStore<string | null>(null) });
  return { page, captchas: createCaptchas({ page, api, loadScript: createScriptLoader(page) }) };
}

function start() {
  const { page, captchas } = startAll();
  return { page, captcha: captchas.create() };
}

interface WidgetOptions {
  readonly sitekey: string;
  readonly size: string;
  readonly callback: (token: string) => void;
  readonly 'expired-callback': () => void;
  readonly 'error-callback': () => void;
}

function fakeWidgetApi() {
  const renderedOptions: WidgetOptions[] = [];
  const render = vi.fn((_: unknown, options: WidgetOptions) => renderedOptions.push(options));
  return { renderedOptions, render, reset: vi.fn(), remove: vi.fn(), ready: (run: () => void) => run() };
}

const GLOBALS: readonly [CaptchaKind, string, string][] = [
  ['recaptcha', 'grecaptcha', 'www.google.com'],
  ['hcaptcha', 'hcaptcha', 'js.hcaptcha.com'],
  ['turnstile', 'turnstile', 'challenges.cloudflare.com'],
];

describe.each(GLOBALS)('the widget of %s', (kind, name, host) => {
  async function renderWidget(clientWidth?: number) {
    const { page, captcha } = start();
    const api = fakeWidgetApi();
    page.respondToScripts({ [name]: api });
    const container = createContainer(clientWidth);
    const isRendered = await captcha.render(container, { kind, siteKey: 'public', language: 'de' });
    return { page, captcha, api, container, isRendered };
  }

  it('is rendered by the script of its host, and the container is marked [CAP-001] [CAP-002] [CAP-007]', async () => {
    const { page, captcha, api, container, isRendered } = await renderWidget();
    expect(isRendered).toBe(true);
    expect(container.dataset).toHaveProperty('rendered');
    expect(page.scripts.map((url) => new URL(url).hostname)).toEqual([host]);
    expect(page.scripts[0]).toContain('render=explicit');
    expect(api.renderedOptions).toMatchObject([{ sitekey: 'public', size: 'normal' }]);
    expect(captcha.state.get()).toEqual({ phase: 'open' });
  });

  it('is compact in less than 320 px [CAP-003]', async () => {
    expect((await renderWidget(319)).api.renderedOptions[0]?.size).toBe('compact');
    expect((await renderWidget(320)).api.renderedOptions[0]?.size).toBe('normal');
  });

  it('returns the token once the visitor has solved it, until it expires or is reset [CAP-001]', async () => {
    const { captcha, api } = await renderWidget();
    expect(await captcha.execute()).toBe('');
    api.renderedOptions[0]?.callback('token');
    expect(await captcha.execute()).toBe('token');
    expect(captcha.state.get()).toEqual({ phase: 'solved', token: 'token' });
    api.renderedOptions[0]?.['expired-callback']();
    expect(await captcha.execute()).toBe('');
    api.renderedOptions[0]?.callback('another');
    captcha.reset();
    await Promise.resolve();
    expect(api.reset).toHaveBeenCalledTimes(1);
    expect(captcha.state.get()).toEqual({ phase: 'open' });
    expect(await captcha.execute()).toBe('');
  });

  it('reports a failure', async () => {
    const { captcha, api } = await renderWidget();
    api.renderedOptions[0]?.['error-callback']();
    expect(captcha.state.get()).toEqual({ phase: 'failed' });
  });

  it('can be removed and rendered again [CAP-001]', async () => {
    const { captcha, api, container } = await renderWidget();
    captcha.destroy();
    await Promise.resolve();
    expect(api.remove).toHaveBeenCalledTimes(1);
    expect(container.dataset).not.toHaveProperty('rendered');
    expect(captcha.state.get()).toEqual({ phase: 'none' });
    expect(await captcha.render(container, { kind, siteKey: 'public' })).toBe(true);
  });

  it('is not rendered without a site key, and loads no script [CAP-004]', async () => {
    const { page, captcha } = start();
    const container = createContainer();
    expect(await captcha.render(container, { kind, siteKey: '' })).toBe(false);
    expect(page.scripts).toEqual([]);
    expect(container.dataset).not.toHaveProperty('rendered');
  });

  it('is not rendered twice into a container [CAP-005]', async () => {
    const { captcha, api, container } = await renderWidget();
    expect(await captcha.render(container, { kind, siteKey: 'public' })).toBe(false);
    expect(await start().captcha.render(container, { kind, siteKey: 'public' })).toBe(false);
    expect(api.render).toHaveBeenCalledTimes(1);
  });

  it('leaves the container free for another attempt if it cannot be loaded', async () => {
    const { page, captcha } = start();
    const container = createContainer();
    const first = captcha.render(container, { kind, siteKey: 'public' });
    await page.advance(60_000);
    expect(await first).toBe(false);
    expect(captcha.state.get()).toEqual({ phase: 'failed' });
    page.respondToScripts({ [name]: fakeWidgetApi() });
    expect(await captcha.render(container, { kind, siteKey: 'public' })).toBe(true);
  });

  it('can be loaded from a URL of the page', async () => {
    const { page, captcha } = start();
    page.respondToScripts({ [name]: fakeWidgetApi() });
    await captcha.render(createContainer(), {
      kind,
      siteKey: 'public',
      script: 'https://www.recaptcha.net/recaptcha/api.js',
    });
    expect(new URL(page.scripts[0] ?? '').hostname).toBe('www.recaptcha.net');
  });
});

describe('proof of work', () => {
  const challenge = (seconds = 1200) => ({
    parameters: { algorithm: 'PBKDF2/SHA-256', expiresAt: fakePage().clock.now() / 1000 + seconds },
    signature: 'ab',
  });

  it('requests a challenge and returns it with its solution, once [CAP-001]', async () => {
    const { page, captcha } = start();
    page.respond({ json: challenge() });
    expect(await captcha.render(createContainer(), { kind: 'altcha' })).toBe(true);
    expect(page.requests).toEqual([]);
    const answers = await Promise.all([captcha.execute(), captcha.execute()]);
    expect(page.requests.map(({ url }) => url.pathname)).toEqual(['/api/captcha/challenge']);
    expect(JSON.parse(atob(answers[0]))).toEqual({
      challenge: challenge(),
      solution: { counter: 7, derivedKey: '00ff' },
    });
    expect(answers[1]).toBe(answers[0]);
    expect(captcha.state.get()).toEqual({ phase: 'solved', token: answers[0] });
  });

  it('solves a new challenge after a reset, and if the solution is about to expire', async () => {
    const { page, captcha } = start();
    page.respond({ json: challenge() }, { json: challenge() }, { json: challenge() });
    await captcha.render(createContainer(), { kind: 'altcha' });
    await captcha.execute();
    captcha.reset();
    await page.advance(0);
    expect(captcha.state.get()).toEqual({ phase: 'open' });
    await captcha.execute();
    expect(page.proofs).toHaveLength(2);
    await page.advance(1_141_000);
    await captcha.execute();
    expect(page.proofs).toHaveLength(3);
  });

  it('solves one challenge at a time after a reset', async () => {
    const { page, captcha } = start();
    let arrive = () => {};
    const after = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    page.respond({ json: challenge() }, { json: challenge(), after });
    await captcha.render(createContainer(), { kind: 'altcha' });
    const discarded = captcha.execute();
    captcha.reset();
    const second = captcha.execute();
    expect(await discarded).toBe('');
    const third = captcha.execute();
    arrive();
    expect(await second).not.toBe('');
    expect(await third).toBe(await second);
    expect(page.requests).toHaveLength(2);
  });

  it('returns no token while the server is unreachable, and tries again on the next call', async () => {
    const { page, captcha } = start();
    page.respond({ status: 500 }, { json: challenge() });
    await captcha.render(createContainer(), { kind: 'altcha' });
    expect(await captcha.execute()).toBe('');
    expect(captcha.state.get()).toEqual({ phase: 'failed' });
    expect(await captcha.execute()).not.toBe('');
  });

  it('is available without a container, with a new token each time', async () => {
    const { page, captchas } = startAll();
    page.respond({ json: challenge() }, { json: challenge() });
    expect(await captchas.solveProofOfWork()).not.toBe('');
    await captchas.solveProofOfWork();
    expect(page.proofs).toHaveLength(2);
  });

  it('stops when it is removed', async () => {
    const { page, captcha } = start();
    page.respond({ json: challenge() });
    await captcha.render(createContainer(), { kind: 'altcha' });
    const answer = captcha.execute();
    captcha.destroy();
    expect(await answer).toBe('');
    expect(captcha.state.get()).toEqual({ phase: 'none' });
  });
});

describe('before render', () => {
  it('execute rejects [CAP-006]', async () => {
    const { captcha } = start();
    await expect(captcha.execute()).rejects.toThrow('ReCaptcha has not been set up');
    await captcha.render(createContainer(), { kind: 'altcha' });
    captcha.destroy();
    await expect(captcha.execute()).rejects.toThrow('ReCaptcha has not been set up');
    expect(() => captcha.reset()).not.toThrow();
  });
});
