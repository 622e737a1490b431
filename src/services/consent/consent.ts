// May optional things be stored and sent, and who decided it?
import { createStore, type Store } from '../../core/store';
import type * as wire from '../../core/wire/consent';
import type { Page } from '../page';
import type { Api, ConsentState } from '../ports';
import type { CookiePolicy } from './cookie-settings';
import { CONSENT_COOKIE, consentOf } from './gate';
import { mustClear, trackingCookies } from './tracking-cookies';

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
  readonly notice: Store<ConsentNotice>;
  accept(): void;
  decline(): void;
  /** Takes an acceptance back; the tracking cookies go with it. */
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
}

/** Days for which an answer is kept, yes and no alike (CON-018). */
export const CONSENT_DAYS = 30;

export function createConsent({ page, policy, server, follow }: ConsentNeeds): Consent {
  const answer = createAnswer(page);
  const look = () => consentOf(answer.get(), page.device.globalPrivacyControl);
  const state = createStore(look());
  const notice = createStore<ConsentNotice>(noticeOf(page, answer.get(), false));
  let decidedAt = page.clock.now();

  const apply = (asked: boolean) => {
    const next = look();
    const changed = next !== state.get();
    page.mark('site-consent', next);
    state.set(next);
    notice.set(noticeOf(page, answer.get(), asked));
    // After the subscribers: whoever wrote those cookies has stopped by now.
    if (mustClear(next, policy)) trackingCookies.forEach(page.cookies.remove);
    if (changed) page.emit('site-services-consent', { state: next });
  };
  const decide = (allowed: boolean) => {
    answer.set(allowed);
    decidedAt = page.clock.now();
    apply(false);
    tabs.post('decided');
  };
  const tabs = followTabs(page, follow, () => apply(notice.get().asked && answer.get() === undefined));
  apply(false);

  return {
    state,
    notice,
    accept: () => decide(true),
    decline: () => decide(false),
    withdraw: () => decide(false),
    ask: () => apply(true),
    receipt: async (text, language, version = '') =>
      answer.get() !== undefined &&
      !!server &&
      sendReceipt(server, {
        choice: answer.get() === 'true' ? 'granted' : 'denied',
        text,
        language,
        version,
        at: new Date(decidedAt).toISOString(),
      }),
    stop: tabs.stop,
  };
}

function noticeOf(page: Page, answer: string | undefined, asked: boolean): ConsentNotice {
  return { asked, decided: answer !== undefined, privacySignal: page.device.globalPrivacyControl };
}

/** The visitor's answer: the cookie or, where the browser keeps none, the memory of this page. */
function createAnswer({ cookies }: Page) {
  let unkept: string | undefined;
  return {
    get(): string | undefined {
      const kept = cookies.get(CONSENT_COOKIE);
      return kept === 'true' || kept === 'false' ? kept : unkept;
    },
    set(allowed: boolean) {
      const value = String(allowed);
      cookies.set(CONSENT_COOKIE, value, CONSENT_DAYS);
      unkept = cookies.get(CONSENT_COOKIE) === value ? undefined : value;
    },
  };
}

/** Other tabs only say that something was decided; what it was is read from the cookie. */
function followTabs(page: Page, follow: boolean, decided: () => void) {
  if (!follow) return { post: () => {}, stop: () => {} };
  const channel = page.channel('site-consent', decided);
  const forget = page.on('visible', decided);
  return {
    post: channel.post,
    stop() {
      channel.close();
      forget();
    },
  };
}

async function sendReceipt(server: Pick<Api, 'post'>, receipt: wire.ConsentReceipt): Promise<boolean> {
  const result = await server.post<wire.StoredConsentReceipt>('consent/receipts', receipt, { retries: 2 });
  return result.ok;
}
