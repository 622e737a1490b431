import { aTimeout, expect } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import { captureConsole } from '../../kit/testing/console';
import { trackListeners } from '../../kit/testing/listeners';
import { waitUntil } from '../../kit/testing/wait';
import { browserPage, type PageEvent } from './page';

interface StoredCookie {
  readonly name: string;
  readonly path: string;
  readonly sameSite: string;
  readonly expires: number | null;
}

const DAY = 86_400_000;

describe('the page port', () => {
  const page = browserPage();
  const name = 'page-port';
  const storedCookie = async () => {
    const cookies = await executeServerCommand<StoredCookie[], undefined>('get-cookies');
    return cookies.find((cookie) => cookie.name === name) ?? null;
  };
  afterEach(() => {
    page.cookies.remove(name);
    localStorage.clear();
    sessionStorage.clear();
  });

  it('stores a cookie for the given days, with path / and SameSite=Lax', async () => {
    const now = Date.now();
    page.cookies.set(name, 'a|b c', 30);
    expect(page.cookies.get(name)).to.equal('a|b c');
    const stored = await storedCookie();
    expect(stored).to.include({ path: '/', sameSite: 'lax' });
    expect((stored?.expires ?? 0) - now).to.be.closeTo(30 * DAY, 5000);
  });

  it('stores a cookie for half an hour, or for the session without days', async () => {
    const now = Date.now();
    page.cookies.set(name, 'x', 30 / 1440);
    expect(((await storedCookie())?.expires ?? 0) - now).to.be.closeTo(1_800_000, 5000);
    page.cookies.set(name, 'x');
    expect((await storedCookie())?.expires).to.equal(null);
  });

  it('removes a cookie', () => {
    page.cookies.set(name, 'x', 1);
    page.cookies.remove(name);
    expect(page.cookies.get(name)).to.equal(undefined);
  });

  for (const [direction, years] of Object.entries({ behind: -1, ahead: 1 }))
    it(`stores and removes a cookie where the clock of the page is a year ${direction}`, async () => {
      const { now } = Date;
      Date.now = () => now() + years * 366 * DAY;
      try {
        const start = now();
        page.cookies.set(name, 'x', 30);
        expect(((await storedCookie())?.expires ?? 0) - start).to.be.closeTo(30 * DAY, 5000);
        page.cookies.remove(name);
        expect(await storedCookie()).to.equal(null);
      } finally {
        Date.now = now;
      }
    });

  it('stores values and reports a full storage', () => {
    for (const storage of [page.local, page.session]) {
      expect(storage.get('k')).to.equal(null);
      expect(storage.set('k', 'v')).to.equal(true);
      expect(storage.get('k')).to.equal('v');
      expect(storage.set('big', 'x'.repeat(12_000_000))).to.equal(false);
      storage.set('other', 'v');
      expect([...storage.keys('k'), ...storage.keys('big')]).to.deep.equal(['k']);
      storage.remove('k');
      expect(storage.get('k')).to.equal(null);
    }
  });

  it('works without access to cookies, storage and other tabs', () => {
    const forbidden = {
      configurable: true,
      get() {
        throw new DOMException('The document is sandboxed.', 'SecurityError');
      },
    };
    Object.defineProperty(document, 'cookie', forbidden);
    const windowNames = ['localStorage', 'sessionStorage', 'BroadcastChannel'] as const;
    const own = windowNames.map((key) => Object.getOwnPropertyDescriptor(window, key));
    for (const key of windowNames) Object.defineProperty(window, key, forbidden);
    try {
      page.cookies.set(name, 'x');
      page.cookies.remove(name);
      expect(page.cookies.get(name)).to.equal(undefined);
      for (const storage of [page.local, page.session]) {
        storage.remove('k');
        expect([storage.get('k'), storage.set('k', 'v'), storage.keys('')]).to.deep.equal([null, false, []]);
      }
      const channel = page.openChannel('line', () => {});
      channel.post('hello');
      channel.close();
    } finally {
      Reflect.deleteProperty(document, 'cookie');
      windowNames.forEach((key, at) => {
        Object.defineProperty(window, key, own[at] as PropertyDescriptor);
      });
    }
  });

  it('generates unique UUIDs of version 4', () => {
    const ids = new Set(Array.from({ length: 500 }, page.uuid));
    expect(ids.size).to.equal(500);
    for (const id of ids) {
      expect(id).to.match(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    }
  });

  it('runs a timer once and can cancel it', async () => {
    const ran: string[] = [];
    page.clock.setTimeout(() => ran.push('a'), 1);
    page.clock.setTimeout(() => ran.push('b'), 1)();
    await aTimeout(20);
    expect(ran).to.deep.equal(['a']);
  });

  it('confirms before the page is left, until released', () => {
    const isPrevented = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const release = page.confirmLeave();
    expect(isPrevented()).to.equal(true);
    release();
    expect(isPrevented()).to.equal(false);
    window.dispatchEvent(new PageTransitionEvent('pageshow'));
  });

  it('reports page events until it is stopped', () => {
    const tracked = trackListeners();
    const received: PageEvent[] = [];
    const stops = (['hide', 'visible', 'restore', 'online', 'offline'] as const).map((name) =>
      page.on(name, () => received.push(name)),
    );
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    expect(received).to.deep.equal(['hide', 'visible', 'restore', 'visible', 'offline', 'online']);
    for (const stop of stops) stop();
    window.dispatchEvent(new Event('online'));
    expect(received).to.have.length(6);
    expect(tracked.live()).to.deep.equal([]);
    tracked.stop();
  });

  it('reports uncaught errors of any type', () => {
    const received: unknown[] = [];
    const error = new Error('loose');
    // Listeners are called directly, because the test runner would report real events as failures.
    const listeners = new Map<string, (event: Event) => void>();
    const { addEventListener: real } = window;
    window.addEventListener = (type: string, listener: unknown) =>
      void listeners.set(type, listener as (event: Event) => void);
    const stop = page.onError((error) => received.push(error));
    window.addEventListener = real;
    listeners.get('error')?.(new ErrorEvent('error', { error }));
    listeners.get('error')?.(new ErrorEvent('error', { message: 'Script error.' }));
    // An image that fails to load is not a script error.
    listeners.get('error')?.(new Event('error'));
    const promise = Promise.resolve();
    listeners.get('unhandledrejection')?.(
      new PromiseRejectionEvent('unhandledrejection', { promise, reason: 5 }),
    );
    expect(received).to.deep.equal([error, 'Script error.', 5]);
    stop();
  });

  it('reports errors of elements', () => {
    const received: unknown[] = [];
    const stop = page.onError((error) => received.push(error));
    const error = new Error('drawn badly');
    document.body.dispatchEvent(new CustomEvent('site-error', { bubbles: true, detail: { error } }));
    stop();
    document.body.dispatchEvent(new CustomEvent('site-error', { bubbles: true, detail: { error } }));
    expect(received).to.deep.equal([error]);
  });

  it('stops listening for errors', () => {
    const tracked = trackListeners();
    page.onError(() => {})();
    expect(tracked.live()).to.deep.equal([]);
    tracked.stop();
  });

  it('exchanges messages with the native app', () => {
    const received: unknown[] = [];
    const app = window as unknown as Record<string, unknown>;
    expect(page.nativeApp.post({ a: 1 })).to.equal(false);
    app.webkit = { messageHandlers: { siteElements: { postMessage: (m: unknown) => received.push(m) } } };
    app.siteElementsNative = { postMessage: (m: unknown) => received.push(m) };
    expect(page.nativeApp.post({ a: 1 })).to.equal(true);
    delete app.webkit;
    delete app.siteElementsNative;
    const stop = page.nativeApp.receive((message) => received.push(message));
    (app.siteElementsBridge as (message: unknown) => void)('back');
    stop();
    expect(app.siteElementsBridge).to.equal(undefined);
    expect(received).to.deep.equal([{ a: 1 }, '{"a":1}', 'back']);
  });

  it('exchanges messages with other tabs, not with itself, until the channel is closed', async () => {
    const received: unknown[] = [];
    const first = page.openChannel('line', (message) => received.push(['mine', message]));
    const second = page.openChannel('line', (message) => received.push(['theirs', message]));
    first.post('hello');
    await waitUntil(() => received.length > 0, 'no message arrived');
    second.close();
    const third = page.openChannel('line', (message) => received.push(['last', message]));
    first.post('anyone?');
    await waitUntil(() => received.length > 1, 'no message arrived after another channel was closed');
    first.close();
    third.close();
    expect(received).to.deep.equal([
      ['theirs', 'hello'],
      ['last', 'anyone?'],
    ]);
  });

  it('dispatches cancelable events', () => {
    const prevent = (event: Event) => event.preventDefault();
    addEventListener('site-page-port', prevent);
    expect(page.dispatch('site-page-port', 1)).to.equal(true);
    expect(page.dispatch('site-page-port', 1, true)).to.equal(false);
    removeEventListener('site-page-port', prevent);
  });

  it('adds a style sheet once', async () => {
    const sheet = URL.createObjectURL(new Blob([':root { --page-port: 1 }'], { type: 'text/css' }));
    await Promise.all([page.loadStylesheet(sheet), browserPage().loadStylesheet(sheet)]);
    expect(getComputedStyle(document.documentElement).getPropertyValue('--page-port')).to.equal('1');
    const links = () => document.querySelectorAll(`link[href="${sheet}"]`);
    expect(links()).to.have.length(1);
    links()[0]?.remove();
  });

  it('sets attributes of the root element and claims keys once per page', async () => {
    page.setRootData('page-port', 'yes');
    expect(document.documentElement.dataset.pagePort).to.equal('yes');
    delete document.documentElement.dataset.pagePort;
    expect([page.claimOnce('x'), page.claimOnce('x'), browserPage().claimOnce('x')]).to.deep.equal([
      true,
      false,
      false,
    ]);
    const warnings = await captureConsole(() => {
      for (let times = 0; times < 2; times++) {
        page.warn('site-x: once.');
        page.error('site-x: wrong.');
      }
    });
    expect(warnings).to.deep.equal(['site-x: once.', 'site-x: wrong.']);
  });
});
