// May optional things be stored and sent, and who decided it?
import { createStore, type Store } from '../../core/store';
import type * as wire from '../../core/wire/consent';
import type { Page } from '../page/page';
import type { Api, ConsentState } from '../ports';
import { createAnswer } from './answer';
import { type ConsentCategory, type Given, isAllowed, readCategories } from './categories';
import { clearOptional } from './clear';
import type { CookiePolicy } from './cookie-settings';
import { mustClear } from './tracking-cookies';
import { trackingState } from './tracking-state';

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
  ask(): void;
  /**
   * Records the decision with the words the visitor saw, their language (BCP 47) and, if it has one, the version of
   * the notice. True when the server has kept it; false also when nothing was decided yet.
   */
  receipt(text: string, language: string, version?: string): Promise<boolean>;
  stop(): void;
}

export interface ConsentNeeds {
  readonly page: Page;
  readonly policy: CookiePolicy;
  /** Where receipts go; null when no server is known. */
  readonly server: Pick<Api, 'post'> | null;
  /** Whether decisions of other tabs are followed. */
  readonly follow: boolean;
  /** Has the browser forget what tags of others have left; called when a yes is taken back. */
  readonly forget: () => Promise<void>;
  /** Sees to it that what waits for consent is let go. */
  readonly putUpGate: (given: Given) => void;
}

/** How long the page waits for the receipt of a withdrawal before it begins anew, in ms. */
const PATIENCE = 3000;

export function createConsent({ page, policy, server, follow, forget, putUpGate }: ConsentNeeds): Consent {
  const answer = createAnswer(page);
  let given = answer.given();
  const state = createStore(given.state);
  const tracking = createStore(trackingState(given, policy));
  const noticed = (asked: boolean): ConsentNotice => ({
    asked,
    decided: answer.isThere(),
    privacySignal: page.device.globalPrivacyControl,
  });
  const notice = createStore(noticed(false));
  let decidedAt = page.clock.now();
  let writing: Promise<unknown> = Promise.resolve();

  const apply = (asked: boolean) => {
    const before = given;
    given = answer.given();
    const changed = !isSame(given, before);
    page.mark('site-consent', given.state);
    state.set(given.state);
    tracking.set(trackingState(given, policy));
    notice.set(noticed(asked));
    // After the subscribers: whoever wrote it has stopped by now.
    if (mustClear(tracking.get(), policy)) clearOptional(page, changed);
    if (!changed) return;
    const withdrawn = before.state === 'granted';
    const ready = withdrawn ? inTime(page, () => Promise.all([forget(), writing])) : undefined;
    page.emit('site-services-consent', { ...given, ready });
  };
  const decide = (allowed: boolean, categories?: readonly ConsentCategory[]) => {
    answer.set(allowed, categories);
    decidedAt = page.clock.now();
    apply(false);
    tabs.post('decided');
  };
  const decidedElsewhere = () => apply(notice.get().asked && !answer.isThere());
  const isNews = () => !isSame(answer.given(), given);
  const tabs = followTabs(page, follow, {
    decided: decidedElsewhere,
    // Who was away for a moment, to read what the cookies are for, is still being asked.
    seen: () => (isNews() ? decidedElsewhere() : apply(notice.get().asked)),
    // Most cookies that change are none of the answer.
    cookies: () => isNews() && decidedElsewhere(),
  });
  apply(false);
  const letGo = () => given.state === 'granted' && putUpGate(given);
  letGo();
  state.subscribe(letGo);

  return {
    state,
    tracking,
    notice,
    allows: (categories) => isAllowed(categories, given),
    accept(categories) {
      const isList = Array.isArray(categories) || typeof categories === 'string';
      const some = isList ? readCategories(String(categories)) : undefined;
      // A yes to nothing, as of a form without a tick, is a no.
      decide(!isList || !!some, some);
    },
    decline: () => decide(false),
    withdraw: () => decide(false),
    ask: () => apply(true),
    async receipt(text, language, version = '') {
      if (!answer.isThere() || !server) return false;
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

const isSame = (one: Given, other: Given): boolean =>
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
  const channel = page.channel('site-consent', decided);
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
  const result = await server.post<wire.StoredConsentReceipt>('consent/receipts', receipt, {
    retries: 2,
    keepalive: true,
  });
  return result.ok;
}
