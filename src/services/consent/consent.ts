// Consent service: the visitor's decision about optional storage and tracking.
import { createStore, type Store } from '../../core/store';
import type * as wire from '../../core/wire/consent';
import type { Page } from '../page/page';
import type { Api, ConsentState } from '../ports';
import { type ConsentCategory, type ConsentStatus, isAllowed, parseCategories } from './categories';
import { clearOptionalStorage } from './clear';
import type { CookiePolicy } from './cookie-settings';
import { createDecisionStore } from './decision-store';
import { shouldClearStorage } from './tracking-cookies';
import { getTrackingState } from './tracking-state';

export type { ConsentState };

/** State of the consent banner, besides the consent state itself. */
export interface ConsentNotice {
  /** The visitor asked to see the banner again, for example with a "cookie settings" link. */
  readonly asked: boolean;
  /** The visitor has decided; false when consent is only denied by the privacy signal. */
  readonly decided: boolean;
  /** The browser sends Global Privacy Control; the banner must say that it is honored. */
  readonly privacySignal: boolean;
}

export interface Consent {
  readonly state: Store<ConsentState>;
  /** State for the site's own tracking and telemetry: the policy of the site may forbid what the visitor allows. */
  readonly tracking: Store<ConsentState>;
  readonly notice: Store<ConsentNotice>;
  /** Whether all given categories are allowed: `'analytics'`, `'analytics marketing'` (the values of `data-consent`). */
  allows(categories: string): boolean;
  /** @param categories 2 functional, 3 advertising; all by default */
  accept(categories?: readonly ConsentCategory[]): void;
  decline(): void;
  /** Withdraws consent and deletes everything that it allowed to be stored. */
  withdraw(): void;
  /** Shows the banner again, whatever the decision. */
  showBanner(): void;
  /**
   * Sends a receipt of the decision, with the text that the visitor saw, its language (BCP 47) and the version of the
   * notice. Resolves with false when the server did not store it or when there is no decision.
   */
  sendReceipt(text: string, language: string, version?: string): Promise<boolean>;
  stop(): void;
}

export interface ConsentDeps {
  readonly page: Page;
  readonly policy: CookiePolicy;
  /** API for receipts; null without one. */
  readonly server: Pick<Api, 'post'> | null;
  /** Synchronizes with the other tabs of the site. */
  readonly follow: boolean;
  /** Deletes what third-party tags have stored; called when consent is withdrawn. */
  readonly clearVendorStorage: () => Promise<void>;
  /** Starts the consent gate, which activates the elements that wait for consent. */
  readonly startGate: (given: ConsentStatus) => void;
}

/** Milliseconds that the page waits for the receipt of a withdrawal before it reloads. */
const PATIENCE = 3000;

export function createConsent({
  page,
  policy,
  server,
  follow,
  clearVendorStorage,
  startGate,
}: ConsentDeps): Consent {
  const answer = createDecisionStore(page);
  let given = answer.get();
  const state = createStore(given.state);
  const tracking = createStore(getTrackingState(given, policy));
  const noticed = (asked: boolean): ConsentNotice => ({
    asked,
    decided: answer.exists(),
    privacySignal: page.device.globalPrivacyControl,
  });
  const notice = createStore(noticed(false));
  let decidedAt = page.clock.now();
  let writing: Promise<unknown> = Promise.resolve();

  const apply = (asked: boolean) => {
    const before = given;
    given = answer.get();
    const changed = !isSame(given, before);
    page.setRootData('site-consent', given.state);
    state.set(given.state);
    tracking.set(getTrackingState(given, policy));
    notice.set(noticed(asked));
    // After the subscribers, so that the services that write the data have stopped.
    if (shouldClearStorage(tracking.get(), policy)) clearOptionalStorage(page, changed);
    if (!changed) return;
    const withdrawn = before.state === 'granted';
    const ready = withdrawn ? inTime(page, () => Promise.all([clearVendorStorage(), writing])) : undefined;
    page.dispatch('site-services-consent', { ...given, ready });
  };
  const decide = (allowed: boolean, categories?: readonly ConsentCategory[]) => {
    answer.set(allowed, categories);
    decidedAt = page.clock.now();
    apply(false);
    tabs.post('decided');
  };
  const decidedElsewhere = () => apply(notice.get().asked && !answer.exists());
  const isNews = () => !isSame(answer.get(), given);
  const tabs = followTabs(page, follow, {
    decided: decidedElsewhere,
    // The banner stays open for a visitor who has only switched tabs, for example to read the privacy policy.
    seen: () => (isNews() ? decidedElsewhere() : apply(notice.get().asked)),
    // Most changed cookies have nothing to do with consent.
    cookies: () => isNews() && decidedElsewhere(),
  });
  apply(false);
  const letGo = () => given.state === 'granted' && startGate(given);
  letGo();
  state.subscribe(letGo);

  return {
    state,
    tracking,
    notice,
    allows: (categories) => isAllowed(categories, given),
    accept(categories) {
      const isList = Array.isArray(categories) || typeof categories === 'string';
      const some = isList ? parseCategories(String(categories)) : undefined;
      // Accepting no category, as with a form without a checked box, declines.
      decide(!isList || !!some, some);
    },
    decline: () => decide(false),
    withdraw: () => decide(false),
    showBanner: () => apply(true),
    async sendReceipt(text, language, version = '') {
      if (!answer.exists() || !server) return false;
      const sent = sendReceipt(server, {
        choice: given.state === 'granted' ? 'granted' : 'denied',
        ...(given.categories && { categories: [...given.categories] }),
        privacySignal: page.device.globalPrivacyControl,
        text,
        language,
        version,
        at: new Date(decidedAt).toISOString(),
      });
      writing = sent;
      return sent;
    },
    stop: tabs.stop,
  };
}

const isSame = (one: ConsentStatus, other: ConsentStatus): boolean =>
  one.state === other.state && String(one.categories) === String(other.categories);

/** Starts in the next task, after the banner has sent its receipt, and stops waiting after a timeout. */
function inTime({ clock }: Page, work: () => Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const cancel = clock.setTimeout(resolve, PATIENCE);
    const settle = async () => {
      await work().catch(() => {});
      cancel();
      resolve();
    };
    clock.setTimeout(() => void settle(), 0);
  });
}

/** Tabs only announce that there is a decision; the decision itself is read from the cookie. */
function followTabs(
  page: Page,
  follow: boolean,
  { decided, seen, cookies }: Readonly<Record<'decided' | 'seen' | 'cookies', () => unknown>>,
) {
  if (!follow) return { post: () => {}, stop: () => {} };
  const channel = page.openChannel('site-consent', decided);
  // A cookie can also change without a page: it expires, a server sets it, or the visitor deletes it.
  const ends = [page.on('visible', seen), page.on('cookies', cookies)];
  return {
    post: channel.post,
    stop() {
      channel.close();
      for (const end of ends) end();
    },
  };
}

async function sendReceipt(server: Pick<Api, 'post'>, receipt: wire.ConsentReceipt): Promise<boolean> {
  const result = await server.post<wire.ConsentReceiptResponse>('consent/receipts', receipt, {
    retries: 2,
    keepalive: true,
  });
  return result.ok;
}
