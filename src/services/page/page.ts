// Browser port: the only module of the services that accesses the browser. Tests inject a fake.
import type { Point } from '../../core/point';
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
import { getPageMessages, type Messages } from './page-messages';
import { getPageUrl } from './page-url';
import { deleteRecords, openRecords, type Records } from './records';
import type { TrackedElementEvent } from './tracked-elements';
import { tryOrNull } from './try-or-null';
import type { Vital } from './vitals';

export type { CookieJar, Device, PageEvent, Records, TrackedElementEvent, Vital };

/** localStorage or sessionStorage that never throws: what cannot be read is null, what cannot be written is not. */
export interface KeyValues {
  get(key: string): string | null;
  /** False when the browser refused (no room, storage blocked). */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  /** The keys that start so. */
  keys(start: string): readonly string[];
}

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs once after `ms` milliseconds; the answer cancels it. */
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
  /** Records that outlive the page, under a name of their own. */
  openRecords<T>(name: string): Records<T>;
  /** Removes all records of this name, as soon as nobody reads them. */
  deleteRecords(name: string): void;
  /** Removes cookies, keys and databases of these names, and of those that the tags of the page declare. */
  clearTraces(isTrace: (name: string) => boolean): Promise<void>;
  /** Hands the window itself to what stands in the page apart from the services: the consent gate. */
  withWindow(receive: (window: Window) => void): void;
  readonly lock: Lock;
  readonly clock: Clock;
  readonly device: Device;
  fetch(url: string, init?: RequestInit): Promise<Response>;
  /** Hands a small body to the browser to be sent even if the page goes away; false when it was refused. */
  beacon(url: string, body: BodyInit): boolean;
  /** Asks for an image that nobody sees. */
  requestImage(url: string): void;
  /** Hears of the parts of the template that say of themselves that they are counted, when they are seen or used. */
  onTrackedElement(listener: (declared: TrackedElementEvent) => void): () => void;
  /** Measures of how fast this view of the page is, each when it is final. */
  onVital(listener: (vital: Vital) => void): () => void;
  /** Hears where the mouse is, in CSS pixels of the window. */
  onPointerMove(listener: (at: Point) => void): () => void;
  /** Draws a ring of this diameter around it. */
  showPointerRing(diameterPx: number): () => void;
  /** Loads a script of another host into the page, once for whoever asks; after a failure it may be asked for again. */
  loadScript(url: string, id?: string): Promise<void>;
  /** Loads a style sheet into the page, once for whoever asks; after a failure it may be asked for again. */
  loadStylesheet(url: string): Promise<void>;
  /** What a script has left under this name for others; undefined when there is nothing. */
  getGlobal(name: string): unknown;
  /** Does the work of a captcha challenge, beside the page if possible. Rejects when the signal fires. */
  solveChallenge(challenge: CaptchaChallenge, signal: AbortSignal): Promise<CaptchaSolution>;
  /** A random version 4 UUID; also where `crypto.randomUUID` is missing (plain http). */
  uuid(): string;
  /** So many bytes from a cryptographic source. */
  randomBytes(bytes: number): Uint8Array;
  /** Milliseconds since the visitor opened the page. */
  age(): number;
  /** The address of the page, as it is now; one from which others can be found. */
  url(): URL;
  title(): string;
  referrer(): string;
  /** The `lang` of the document; empty when it has none. */
  language(): string;
  viewport(): Size;
  screen(): Size;
  /** The page's own words of a group (`cart`, `api`, a tag), by name. */
  messages(group: string): Messages;
  /** Writes `data-<name>` on the root element, for the style sheets and templates of the site. */
  setRootData(name: string, value: string): void;
  /** Fires a bubbling, composed event on the document; false when a listener prevented the default. */
  dispatch(type: string, detail: unknown, cancelable?: boolean): boolean;
  on(moment: PageEvent, listener: () => void): () => void;
  /** Hears of every error that nobody caught, also in promises; the console still shows it. */
  onError(listener: (error: unknown) => void): () => void;
  openChannel(name: string, listener: (message: unknown) => void): Channel;
  /** Hears of presses of Escape that nobody has answered; the listener answers whether it did something. */
  onEscape(listener: (press: EscapePress) => boolean): () => void;
  /** False inside a frame. */
  isTopWindow(): boolean;
  /** The line to the app that shows the page. */
  readonly nativeApp: NativeApp;
  /** Has the browser ask the visitor before the page is left, until it is ended. */
  confirmLeave(): () => void;
  /** Leaves for another address. */
  navigate(url: string): void;
  /** True the first time it is asked for this key on this page. */
  claimOnce(key: string): boolean;
  /** Tells the developer, at most once per message. */
  warn(message: string, ...details: unknown[]): void;
  /** The same of what the documents call an error (HDR-001, NAT-005). */
  error(message: string): void;
}

/** The real browser. */
export function browserPage(): Page {
  return {
    cookies: browserCookies,
    local: keyValues(() => window.localStorage),
    session: keyValues(() => window.sessionStorage),
    openRecords: openRecords,
    deleteRecords,
    clearTraces: async (isTrace) =>
      (await import('./clear-traces')).clearTraces(isTrace, browserCookies.remove),
    withWindow: (receive) => receive(window),
    lock: browserLock,
    clock: browserClock,
    device: browserDevice(),
    fetch: (url, init) => window.fetch(url, init),
    beacon: (url, body) => navigator.sendBeacon?.(url, body) ?? false,
    requestImage(url) {
      new Image().src = url;
    },
    onTrackedElement: onDeclared,
    onPointerMove: lazyListener(async () => (await import('./pointer')).onPointerMove),
    showPointerRing: lazyListener(async () => (await import('./pointer')).showPointerRing),
    onVital: onVital,
    loadScript: async (url, id) => (await import('./resources')).loadScript(url, id),
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
    messages: getPageMessages,
    setRootData: (name, value) => document.documentElement.setAttribute(`data-${name}`, value),
    dispatch: (type, detail, cancelable = false) =>
      document.dispatchEvent(new CustomEvent(type, { detail, cancelable, bubbles: true, composed: true })),
    on: onPageEvent,
    onError: onFirstError,
    openChannel: openChannel,
    onEscape,
    isTopWindow: () => window.top === window,
    nativeApp: browserNativeApp,
    confirmLeave,
    navigate: (url) => window.location.assign(url),
    claimOnce: claimOnce,
    warn: (message, ...details) => {
      if (claimOnce(message)) console.warn(message, ...details);
    },
    error: (message) => {
      if (claimOnce(message)) console.error(message);
    },
  };
}

// One line each per document, as its parts are fetched once.
const onDeclared = firstListenerOnly(
  lazyListener(async () => (await import('./tracked-elements')).onTrackedElement),
);
const onVital = firstListenerOnly(lazyListener(async () => (await import('./vitals')).onVital));
const onFirstError = firstListenerOnly(onError);

// One memory per document, whoever asks: two <site-services> must not count one page twice.
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
