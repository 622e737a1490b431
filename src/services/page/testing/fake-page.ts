// Fake browser port for tests, with controlled clock, cookies, network and tabs.
import type { CookieJar, Page, PageEvent } from '../page';
import { type FakeListeners, fakeListeners } from './fake-listeners';
import { type FakeNavigation, fakeNavigation } from './fake-navigation';
import { type FakeNetwork, fakeNetwork } from './fake-network';
import { type FakeDatabase, fakeDatabase, fakeLock, fakeRecords, releaseLocks } from './fake-records';
import { type FakeScripts, fakeScripts } from './fake-scripts';
import { keyValues, noStorage } from './fake-storage';

export interface FakePageOptions {
  readonly url?: string;
  readonly cookies?: Record<string, string>;
  readonly globalPrivacyControl?: boolean;
  readonly language?: string;
  readonly cores?: number;
  /** Age of the page in ms. Default: longer than any delay in the code. */
  readonly age?: number;
  /** Custom messages by group and name. */
  readonly messages?: Record<string, Record<string, string>>;
  /** False if the browser blocks storage. */
  readonly storage?: boolean;
  /** Whether the page is in a frame. */
  readonly framed?: boolean;
}

export interface FakePage extends Page, FakeNetwork, FakeScripts, FakeListeners, FakeNavigation {
  readonly events: readonly { readonly type: string; readonly detail: unknown }[];
  readonly rootData: ReadonlyMap<string, string>;
  readonly warnings: readonly string[];
  readonly errors: readonly string[];
  /** Current cookies; `days` is the remaining lifetime, or undefined for session cookies. */
  getCurrentCookies(): Record<string, { readonly value: string; readonly days: number | undefined }>;
  /** Messages to the native app, and a function that sends a message from it. */
  readonly nativeMessages: readonly unknown[];
  sendFromApp(message: unknown): void;
  /** Domains that the cookies were set with, by name. */
  cookieDomains(): Record<string, string | undefined>;
  /** Advances the clock, running timers and settling promises. */
  advance(ms: number): Promise<void>;
  fire(name: PageEvent): void;
  /** Simulates an uncaught error. */
  throwUncaught(error: unknown): void;
  /** Number of active listeners, timers and channels. */
  activeCount(): number;
  /** Opens another tab of the same browser, with the same cookies, storage and clock. */
  openTab(): FakePage;
  /** Kills the tab: its listeners, channels and locks are released, and pending promises never settle. */
  crash(): void;
}

export function fakePage(options: FakePageOptions = {}): FakePage {
  return openTab(startBrowser(options.cookies ?? {}), options);
}

const DAY = 86_400_000;

interface Timer {
  readonly tab: object;
  readonly at: number;
  readonly run: () => void;
}

interface FakeChannel {
  readonly tab: object;
  readonly name: string;
  readonly listener: (message: unknown) => void;
}

/** State that all tabs share. */
interface Browser {
  now: number;
  readonly jar: Map<
    string,
    { readonly value: string; readonly until: number; readonly domain?: string | undefined }
  >;
  readonly timers: Set<Timer>;
  readonly channels: Set<FakeChannel>;
  readonly local: Map<string, string>;
  readonly database: FakeDatabase;
}

function startBrowser(cookies: Record<string, string>): Browser {
  const jar = Object.entries(cookies).map(([name, value]) => [name, { value, until: Infinity }] as const);
  return {
    now: Date.UTC(2026, 0, 15, 12),
    jar: new Map(jar),
    timers: new Set(),
    channels: new Set(),
    local: new Map(),
    database: fakeDatabase(),
  };
}

function openTab(browser: Browser, options: FakePageOptions): FakePage {
  const cookies = cookieJar(browser);
  const pageEvents = new Set<{ name: PageEvent; listener: () => void }>();
  const errorListeners = new Set<(error: unknown) => void>();
  const appListeners = new Set<(message: unknown) => void>();
  const listeners = fakeListeners();
  const nativeMessages: unknown[] = [];
  const tab = {};
  const storage = (values: Map<string, string>) =>
    options.storage === false ? noStorage : keyValues(values);
  return {
    cookies,
    ...fakeNetwork(cookies),
    ...fakeDocument(options),
    ...fakeScripts(),
    local: storage(browser.local),
    session: storage(new Map()),
    deleteRecords: (name) => browser.database.records.get(name)?.clear(),
    async clearStorage(isVendorName) {
      for (const names of [browser.jar, browser.local])
        for (const name of names.keys()) if (isVendorName(name)) names.delete(name);
    },
    withWindow: () => {},
    openRecords: (name) => fakeRecords(browser.database, name, () => options.storage === false),
    lock: fakeLock(browser.database, tab),
    clock: {
      now: () => browser.now,
      // Whole milliseconds, as in browsers: a timer with a fractional delay fires early.
      setTimeout: (run, ms) => addTo(browser.timers, { tab, at: browser.now + Math.trunc(ms), run }),
    },
    on: (name, listener) => addTo(pageEvents, { name, listener }),
    fire(name) {
      for (const on of pageEvents) if (on.name === name) on.listener();
    },
    ...listeners,
    ...fakeNavigation(),
    nativeMessages,
    nativeApp: {
      post: (message) => nativeMessages.push(message) > 0,
      receive: (listener) => addTo(appListeners, listener),
    },
    sendFromApp(message) {
      for (const listener of appListeners) listener(message);
    },
    onError: (listener) => addTo(errorListeners, listener),
    throwUncaught(error) {
      for (const listener of errorListeners) listener(error);
    },
    openChannel: (name, listener) => openFakeChannel(browser, { tab, name, listener }),
    getCurrentCookies: () => getCurrentCookies(browser),
    cookieDomains: () => Object.fromEntries([...browser.jar].map(([name, { domain }]) => [name, domain])),
    advance: (ms) => advance(browser, browser.now + ms),
    activeCount: () =>
      pageEvents.size +
      errorListeners.size +
      appListeners.size +
      listeners.listenerCount() +
      browser.timers.size +
      browser.channels.size,
    openTab: () => openTab(browser, options),
    crash() {
      pageEvents.clear();
      errorListeners.clear();
      appListeners.clear();
      listeners.removeListeners();
      for (const set of [browser.timers, browser.channels])
        for (const entry of set) if (entry.tab === tab) set.delete(entry as Timer & FakeChannel);
      releaseLocks(browser.database, tab);
    },
  };
}

function addTo<T>(set: Set<T>, member: T): () => void {
  set.add(member);
  return () => void set.delete(member);
}

function fakeDocument(options: FakePageOptions) {
  const events: { type: string; detail: unknown }[] = [];
  const rootData = new Map<string, string>();
  const warnings: string[] = [];
  const errors: string[] = [];
  const claimedKeys = new Set<string>();
  let ids = 0;
  return {
    events,
    rootData,
    warnings,
    errors,
    device: {
      language: options.language ?? 'en-US',
      userAgent: 'Fake/1.0',
      cores: options.cores ?? 4,
      globalPrivacyControl: options.globalPrivacyControl ?? false,
    },
    age: () => options.age ?? 60_000,
    uuid: () => `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`,
    randomBytes: (bytes: number) => {
      ids++;
      return Uint8Array.from({ length: bytes }, (_, at) =>
        at < bytes - 4 ? 0 : ids >>> (8 * (bytes - 1 - at)),
      );
    },
    url: () => new URL(options.url ?? 'https://shop.example/journal/first?tag=one'),
    title: () => 'First',
    referrer: () => 'https://search.example/',
    language: () => '',
    isTopWindow: () => !options.framed,
    viewport: () => ({ width: 800, height: 600 }),
    screen: () => ({ width: 1600, height: 1200 }),
    messages: (group: string) => options.messages?.[group] ?? {},
    setRootData: (name: string, value: string) => void rootData.set(name, value),
    dispatch: (type: string, detail: unknown) => events.push({ type, detail }) > 0,
    claimOnce: (key: string) => !claimedKeys.has(key) && !!claimedKeys.add(key),
    warn: (message: string) => void warnings.push(message),
    error: (message: string) => void errors.push(message),
  };
}

function cookieJar(browser: Browser): CookieJar {
  return {
    get: (name) => getCurrentCookies(browser)[name]?.value,
    set: (name, value, days = Infinity, domain) =>
      void browser.jar.set(name, { value, until: browser.now + days * DAY, domain }),
    remove: (name) => void browser.jar.delete(name),
  };
}

function getCurrentCookies({ jar, now }: Browser) {
  const alive = [...jar].filter(([, { until }]) => until > now);
  const days = (until: number) => (until === Infinity ? undefined : (until - now) / DAY);
  return Object.fromEntries(alive.map(([name, { value, until }]) => [name, { value, days: days(until) }]));
}

function openFakeChannel(browser: Browser, channel: FakeChannel) {
  const close = addTo(browser.channels, channel);
  const post = (message: unknown) => {
    for (const other of browser.channels)
      if (other !== channel && other.name === channel.name) other.listener(message);
  };
  return { post, close };
}

async function advance(browser: Browser, until: number): Promise<void> {
  await flushPromises();
  for (;;) {
    const [next] = [...browser.timers].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
    if (!next) break;
    browser.timers.delete(next);
    browser.now = next.at;
    next.run();
    await flushPromises();
  }
  browser.now = until;
}

/** Resolves after one task, when all promise callbacks have run. */
function flushPromises(): Promise<void> {
  return new Promise((resolve) => globalThis.setTimeout(resolve));
}
