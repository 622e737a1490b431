// May optional things be stored and sent, and who decided it?
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

/** What a banner needs to know besides the state. */
export interface ConsentNotice {
  /** Someone asked to see the banner again (a "cookie settings" link). */
  readonly asked: boolean;
  /** The visitor has answered; false also when it is only denied by the privacy signal. */
  readonly decided: boolean;
  /** The browser sends Global Privacy Control: the banner has to say that it is honoured. */
  readonly privacySignal: boolean;
}

export interface Consent {
  readonly state: Store<ConsentState>;
  /** What of it the site's own tracking and telling may use: the policy of the site may forbid what the visitor allows. */
  readonly tracking: Store<ConsentState>;
  readonly notice: Store<ConsentNotice>;
  /** May something of these kinds happen: `'analytics'`, `'analytics marketing'`? As in `data-consent` of a tag. */
  allows(categories: string): boolean;
  /** @param categories 2 functional, 3 advertising; everything without them */
  accept(categories?: readonly ConsentCategory[]): void;
  decline(): void;
  /** Takes an acceptance back; what it allowed to be stored goes with it. */
  withdraw(): void;
  /** Shows the banner again, whatever was decided. */
  showBanner(): void;
  /**
   * Records the decision with the words the visitor saw, their language (BCP 47) and, if it has one, the version of
   * the notice. True when the server has kept it; false also when nothing was decided yet.
   */
  sendReceipt(text: string, language: string, version?: string): Promise<boolean>;
  stop(): void;
}

export interface ConsentDeps {
  readonly page: Page;
  readonly policy: CookiePolicy;
  /** Where receipts go; null when no server is known. */
  readonly server: Pick<Api, 'post'> | null;
  /** Whether decisions of other tabs are followed. */
  readonly follow: boolean;
  /** Has the browser forget what tags of others have left; called when a yes is taken back. */
  readonly clearVendorStorage: () => Promise<void>;
  /** Sees to it that what waits for consent is let go. */
  readonly startGate: (given: ConsentStatus) => void;
}

/** How long the page waits for the receipt of a withdrawal before it begins anew, in ms. */
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
    // After the subscribers: whoever wrote it has stopped by now.
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
    // Who was away for a moment, to read what the cookies are for, is still being asked.
    seen: () => (isNews() ? decidedElsewhere() : apply(notice.get().asked)),
    // Most cookies that change are none of the answer.
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
      // A yes to nothing, as of a form without a tick, is a no.
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

/** Begins a moment later, when the banner has asked for its receipt, and does not wait for good. */
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

/** Other tabs only say that something was decided; what it was is read from the cookie. */
function followTabs(
  page: Page,
  follow: boolean,
  { decided, seen, cookies }: Readonly<Record<'decided' | 'seen' | 'cookies', () => unknown>>,
) {
  if (!follow) return { post: () => {}, stop: () => {} };
  const channel = page.openChannel('site-consent', decided);
  // A cookie may also go or change without any page: it ends, a server sets it, the visitor clears it.
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
