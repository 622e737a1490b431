// Consent service: the visitor's decision about optional storage and tracking.
import { calls } from '../../core/calls';
import { createStore, type Store } from '../../core/store';
import type * as wire from '../../core/wire/consent';
import type { Page } from '../page/page';
import type { Api, ConsentState } from '../shared/ports';
import { type ConsentCategory, type ConsentStatus, isAllowed, parseCategories } from './categories';
import type { CookiePolicy } from './cookie-settings';
import { createDecisionStore } from './decision-store';
import { clearOptionalStorage } from './optional-storage';
import { getTrackingState, shouldClearStorage } from './tracking-policy';

export type { ConsentState };

/** State of the consent banner, besides the consent state itself. */
export interface ConsentNotice {
  /** Whether the visitor has reopened the banner, for example with a "cookie settings" link. */
  readonly bannerRequested: boolean;
  /** Whether the visitor has decided; false if consent is denied only by the privacy signal. */
  readonly decided: boolean;
  /** Whether the browser sends Global Privacy Control; the banner must then say that it is honored. */
  readonly privacySignal: boolean;
}

export interface Consent {
  readonly state: Store<ConsentState>;
  /** State for the site's own tracking and telemetry; the site's policy may forbid what the visitor allows. */
  readonly tracking: Store<ConsentState>;
  readonly notice: Store<ConsentNotice>;
  /** Whether all given categories are allowed: `'analytics'`, `'analytics marketing'` (the values of `data-consent`). */
  allows(categories: string): boolean;
  /** @param categories 2 functional, 3 advertising; all by default */
  accept(categories?: readonly ConsentCategory[]): void;
  decline(): void;
  /** Withdraws consent and deletes everything that it allowed to be stored. */
  withdraw(): void;
  /** Shows the banner again, regardless of the decision. */
  showBanner(): void;
  /**
   * Sends a receipt of the decision, with the text that the visitor saw, its language (BCP 47) and the version of the
   * notice. Resolves with false if the server did not store it or there is no decision.
   */
  sendReceipt(text: string, language: string, version?: string): Promise<boolean>;
  stop(): void;
}

export interface ConsentDeps {
  readonly page: Page;
  readonly policy: CookiePolicy;
  /** API for receipts; null if there is none. */
  readonly receiptApi: Pick<Api, 'post'> | null;
  /** Synchronizes with the other tabs of the site. */
  readonly syncTabs: boolean;
  /** Deletes data that third-party tags have stored; called when consent is withdrawn. */
  readonly clearVendorStorage: () => Promise<void>;
  /** Starts the consent gate, which activates the elements that wait for consent. */
  readonly startGate: (getStatus: () => ConsentStatus, signal: AbortSignal) => void;
}

/** Maximum time in ms to wait for the receipt of a withdrawal before reloading the page. */
const WITHDRAWAL_TIMEOUT = 3000;

export function createConsent({
  page,
  policy,
  receiptApi,
  syncTabs,
  clearVendorStorage,
  startGate,
}: ConsentDeps): Consent {
  const decision = createDecisionStore(page);
  let status = decision.get();
  const state = createStore(status.state);
  const tracking = createStore(getTrackingState(status, policy));
  const createNotice = (bannerRequested: boolean): ConsentNotice => ({
    bannerRequested,
    decided: decision.exists(),
    privacySignal: page.device.globalPrivacyControl,
  });
  const notice = createStore(createNotice(false));
  let decidedAt = page.clock.now();
  let pendingReceipt: Promise<unknown> = Promise.resolve();

  const update = (bannerRequested: boolean) => {
    const previous = status;
    status = decision.get();
    const changed = !isSameStatus(status, previous);
    page.setRootData('site-consent', status.state);
    state.set(status.state);
    tracking.set(getTrackingState(status, policy));
    notice.set(createNotice(bannerRequested));
    // After the subscribers, so that the services that write the data have stopped.
    if (shouldClearStorage(tracking.get(), policy)) clearOptionalStorage(page, changed);
    if (!changed) return;
    const withdrawn = previous.state === 'granted';
    const ready = withdrawn
      ? withTimeout(page, () => Promise.all([clearVendorStorage(), pendingReceipt]))
      : undefined;
    page.dispatch('site-services-consent', { ...status, ready });
  };
  const decide = (allowed: boolean, categories?: readonly ConsentCategory[]) => {
    decision.set(allowed, categories);
    decidedAt = page.clock.now();
    update(false);
    tabs.post('decided');
  };
  const handleExternalDecision = () => update(notice.get().bannerRequested && !decision.exists());
  const hasChanged = () => !isSameStatus(decision.get(), status);
  const tabs = syncWithTabs(page, syncTabs, {
    onDecision: handleExternalDecision,
    // The banner stays open if the visitor only switched tabs, for example to read the privacy policy.
    onVisible: () => (hasChanged() ? handleExternalDecision() : update(notice.get().bannerRequested)),
    // Most changed cookies have nothing to do with consent.
    onCookieChange: () => hasChanged() && handleExternalDecision(),
  });
  update(false);
  const connection = new AbortController();
  const openGate = () => status.state === 'granted' && startGate(() => status, connection.signal);
  openGate();
  state.subscribe(openGate);

  return {
    state,
    tracking,
    notice,
    allows: (categories) => isAllowed(categories, status),
    accept(categories) {
      const isList = Array.isArray(categories) || typeof categories === 'string';
      const list = isList ? parseCategories(String(categories)) : undefined;
      // Accepting an empty list, as from a form with no checked boxes, means declining.
      decide(!isList || !!list, list);
    },
    decline: () => decide(false),
    withdraw: () => decide(false),
    showBanner: () => update(true),
    async sendReceipt(text, language, version = '') {
      if (!decision.exists() || !receiptApi) return false;
      const request = postReceipt(receiptApi, {
        choice: status.state === 'granted' ? 'granted' : 'denied',
        ...(status.categories && { categories: [...status.categories] }),
        privacySignal: page.device.globalPrivacyControl,
        text,
        language,
        version,
        at: new Date(decidedAt).toISOString(),
      });
      pendingReceipt = request;
      return request;
    },
    stop() {
      connection.abort();
      tabs.stop();
    },
  };
}

const isSameStatus = (a: ConsentStatus, b: ConsentStatus): boolean =>
  a.state === b.state && String(a.categories) === String(b.categories);

/** Starts in the next task, after the banner has sent its receipt, and stops waiting after a timeout. */
function withTimeout({ clock }: Page, work: () => Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const cancel = clock.setTimeout(resolve, WITHDRAWAL_TIMEOUT);
    const run = async () => {
      await work().catch(() => {});
      cancel();
      resolve();
    };
    clock.setTimeout(() => void run(), 0);
  });
}

/** Tabs only announce that there is a decision; the decision itself is read from the cookie. */
function syncWithTabs(
  page: Page,
  syncTabs: boolean,
  {
    onDecision,
    onVisible,
    onCookieChange,
  }: Readonly<Record<'onDecision' | 'onVisible' | 'onCookieChange', () => unknown>>,
) {
  if (!syncTabs) return { post: () => {}, stop: () => {} };
  const channel = page.openChannel('site-consent', onDecision);
  // A cookie can also change without a page: it expires, a server sets it, or the visitor deletes it.
  const cleanups = [page.on('visible', onVisible), page.on('cookies', onCookieChange)];
  return {
    post: channel.post,
    stop() {
      channel.close();
      for (const cleanup of cleanups) cleanup();
    },
  };
}

async function postReceipt(api: Pick<Api, 'post'>, receipt: wire.ConsentReceipt): Promise<boolean> {
  const result = await api.post<wire.ConsentReceiptResponse>(calls.consentReceipt.path, receipt, {
    retries: 2,
    keepalive: true,
    optional: true,
  });
  return result.ok;
}
