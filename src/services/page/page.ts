// Browser port: the only module of the services that accesses the browser. Tests inject a fake.
import type { Point } from '../../core/focal-point';
import { formatUuid } from '../../core/uuid7';
import type { CaptchaChallenge, CaptchaSolution } from '../../core/wire/captcha';
import { type Channel, openChannel } from './channel';
import { browserCookies, type CookieJar } from './cookies';
import { browserDevice, type Device } from './device';
import { type EscapePress, onEscape } from './escape-key';
import { firstListenerOnly } from './first-listener';
import { lazyListener } from './lazy-listener';
import { browserLock, type Lock } from './lock';
import { browserNativeApp, type NativeApp } from './native-app';
import { confirmLeave, onError, onPageEvent, type PageEvent } from './page-events';
import type { Messages } from './page-messages';
import { getPageUrl } from './page-url';
import { deleteRecords, openRecords, type Records } from './records';
import type { TrackedElementEvent } from './tracked-elements';
import { getMessages } from './translations';
import { tryOrNull } from './try-or-null';
import type { Vital } from './vitals';

export type { CookieJar, Device, PageEvent, Records, TrackedElementEvent, Vital };

/** localStorage or sessionStorage that never throws: reads return null and writes do nothing if it is unavailable. */
export interface KeyValues {
  get(key: string): string | null;
  /** False if the browser refused (quota exceeded, storage blocked). */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  /** All keys that start with this prefix. */
  keys(start: string): readonly string[];
}

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs once after `ms` milliseconds; the returned function cancels it. */
  setTimeout(run: () => void, ms: number): () => void;
}

/** Width and height in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Page {
  readonly cookies: CookieJar;
  readonly local: KeyValues;
  readonly session: KeyValues;
  /** Opens the durable records of this name. */
  openRecords<T>(name: string): Records<T>;
  /** Deletes all records of this name once they are no longer open. */
  deleteRecords(name: string): void;
  /** Deletes cookies, storage keys and databases with matching names, and those declared by tags of the page. */
  clearStorage(isVendorName: (name: string) => boolean): Promise<void>;
  /** Passes the window to the consent gate, which is independent of the services. */
  withWindow(receive: (window: Window) => void): void;
  readonly lock: Lock;
  readonly clock: Clock;
  readonly device: Device;
  fetch(url: string, init?: RequestInit): Promise<Response>;
  /** Queues a small request that outlives the page; false if the browser refused it. */
  beacon(url: string, body: BodyInit): boolean;
  /** Requests an image that is not displayed. */
  requestImage(url: string): void;
  /** Reports views and clicks of elements with `data-track-*` attributes. */
  onTrackedElement(listener: (event: TrackedElementEvent) => void): () => void;
  /** Reports each web vital of this page view once it is final. */
  onVital(listener: (vital: Vital) => void): () => void;
  /** Reports the pointer position, in CSS px of the viewport. */
  onPointerMove(listener: (position: Point) => void): () => void;
  /** Draws a ring around the pointer. */
  showPointerRing(diameterPx: number): () => void;
  /** Loads a third-party script once per page; a failed load can be retried. */
  loadScript(url: string, id?: string): Promise<void>;
  /** Inserts a third-party script that renders a widget in place; each call runs it again. */
  insertScript(url: string, container: Element): Promise<void>;
  /** Loads a style sheet once per page; a failed load can be retried. */
  loadStylesheet(url: string): Promise<void>;
  /** A global variable of the page. */
  getGlobal(name: string): unknown;
  /** Solves a captcha challenge, in a worker if possible. Rejects when the signal is aborted. */
  solveChallenge(challenge: CaptchaChallenge, signal: AbortSignal): Promise<CaptchaSolution>;
  /** A random UUID version 4; works without `crypto.randomUUID` (plain HTTP). */
  uuid(): string;
  /** Random bytes from a cryptographic source. */
  randomBytes(bytes: number): Uint8Array;
  /** Milliseconds since the page was opened. */
  age(): number;
  /** The current URL of the page, always usable as a base URL. */
  url(): URL;
  title(): string;
  referrer(): string;
  /** The `lang` of the document; empty if it has none. */
  language(): string;
  viewport(): Size;
  screen(): Size;
  /** Custom and translated messages of a group (`cart`, `api`, a tag) by name. */
  messages(group: string): Messages;
  /** Sets `data-<name>` on the root element, for style sheets and templates of the site. */
  setRootData(name: string, value: string): void;
  /** Dispatches a bubbling, composed event on the document; false if it was canceled. */
  dispatch(type: string, detail: unknown, cancelable?: boolean): boolean;
  on(event: PageEvent, listener: () => void): () => void;
  /** Reports uncaught errors and unhandled rejections; the console still logs them. */
  onError(listener: (error: unknown) => void): () => void;
  openChannel(name: string, listener: (message: unknown) => void): Channel;
  /** Reports unhandled presses of Escape; the listener returns whether it handled the key press. */
  onEscape(listener: (press: EscapePress) => boolean): () => void;
  /** False inside a frame. */
  isTopWindow(): boolean;
  /** Message channel to the native app that shows the page. */
  readonly nativeApp: NativeApp;
  /** Makes the browser ask for confirmation before the visitor leaves the page; the returned function ends this. */
  confirmLeave(): () => void;
  /** Navigates to another URL. */
  navigate(url: string): void;
  /** True on the first call with this key on this page. */
  claimOnce(key: string): boolean;
  /** Logs a warning, once per message. */
  warn(message: string, ...details: unknown[]): void;
  /** Logs what the specification calls an error (HDR-001, NAT-005), once per message. */
  error(message: string): void;
}

/** The port to the real browser. */
export function browserPage(): Page {
  return {
    cookies: browserCookies,
    local: keyValues(() => window.localStorage),
    session: keyValues(() => window.sessionStorage),
    openRecords,
    deleteRecords,
    clearStorage: async (isVendorName) =>
      (await import('./clear-storage')).clearStorage(isVendorName, browserCookies.remove),
    withWindow: (receive) => receive(window),
    lock: browserLock,
    clock: browserClock,
    device: browserDevice(),
    fetch: (url, init) => window.fetch(url, init),
    beacon: (url, body) => navigator.sendBeacon?.(url, body) ?? false,
    requestImage(url) {
      new Image().src = url;
    },
    onTrackedElement: onFirstTrackedElement,
    onPointerMove: lazyListener(async () => (await import('./pointer')).onPointerMove),
    showPointerRing: lazyListener(async () => (await import('./pointer')).showPointerRing),
    onVital: onFirstVital,
    loadScript: async (url, id) => (await import('./resources')).loadScript(url, id),
    insertScript: async (url, container) => (await import('./resources')).insertScript(url, container),
    loadStylesheet: async (url) => (await import('./resources')).loadStylesheet(url),
    getGlobal: (name) => (window as unknown as Record<string, unknown>)[name],
    solveChallenge: async (challenge, signal) =>
      (await import('./proof-of-work')).solveChallenge(challenge, signal),
    uuid: () => formatUuid(randomBytes(16), 4),
    randomBytes,
    age: () => performance.now(),
    url: getPageUrl,
    title: () => document.title,
    referrer: () => document.referrer,
    language: () => document.documentElement.lang,
    viewport: () => ({ width: window.innerWidth, height: window.innerHeight }),
    screen: () => ({ width: window.screen.width, height: window.screen.height }),
    messages: getMessages,
    setRootData: (name, value) => document.documentElement.setAttribute(`data-${name}`, value),
    dispatch: (type, detail, cancelable = false) =>
      document.dispatchEvent(new CustomEvent(type, { detail, cancelable, bubbles: true, composed: true })),
    on: onPageEvent,
    onError: onFirstError,
    openChannel,
    onEscape,
    isTopWindow: () => window.top === window,
    nativeApp: browserNativeApp,
    confirmLeave,
    navigate: (url) => window.location.assign(url),
    claimOnce,
    warn: (message, ...details) => {
      if (claimOnce(message)) console.warn(message, ...details);
    },
    error: (message) => {
      if (claimOnce(message)) console.error(message);
    },
  };
}

// Shared by all instances on the page, because their code is loaded once.
const onFirstTrackedElement = firstListenerOnly(
  lazyListener(async () => (await import('./tracked-elements')).onTrackedElement),
);
const onFirstVital = firstListenerOnly(lazyListener(async () => (await import('./vitals')).onVital));
const onFirstError = firstListenerOnly(onError);

// Shared by all instances on the page: two <site-services> must not count a page view twice.
const claimedKeys = new Set<string>();

function claimOnce(key: string): boolean {
  return !claimedKeys.has(key) && !!claimedKeys.add(key);
}

const browserClock: Clock = {
  now: () => Date.now(),
  setTimeout(run, ms) {
    const timer = window.setTimeout(run, ms);
    return () => window.clearTimeout(timer);
  },
};

function keyValues(open: () => Storage): KeyValues {
  return {
    get: (key) => tryOrNull(() => open().getItem(key)),
    set: (key, value) => tryOrNull(() => open().setItem(key, value)) !== null,
    remove: (key) => void tryOrNull(() => open().removeItem(key)),
    keys: (start) => tryOrNull(() => Object.keys(open()).filter((key) => key.startsWith(start))) ?? [],
  };
}

const randomBytes = (bytes: number): Uint8Array => crypto.getRandomValues(new Uint8Array(bytes));
