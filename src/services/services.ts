// Which services does a page have, and how do they fit together? The one file that wires them.

import { readSiteContext, type SiteContext } from '../core/entities/site-context';
import { type Api, createApi } from './api/api';
import type { Calls } from './calls/calls';
import { createLazyCalls } from './calls/lazy-calls';
import { type Captchas, createCaptchas } from './captcha/captcha';
import { type Cart, createCart } from './cart/cart';
import type { ConsentStatus } from './consent/categories';
import { type Consent, createConsent } from './consent/consent';
import { readCookiePolicy } from './consent/cookie-settings';
import type { Dialogs } from './dialogs/dialogs';
import type { Errors } from './errors/errors';
import type { EscapeStack } from './escape/escape-stack';
import type { Events } from './events/events';
import { createExperiments, type Experiments } from './experiments/experiments';
import { createFeatures, type Features } from './features/features';
import { createLazyForms, type LazyForms } from './forms/lazy-forms';
import { createLazyProxy } from './lazy-proxy';
import { createLazySession, type LazySession } from './lazy-session';
import { createLazyTelemetry, createNoopTelemetry } from './lazy-telemetry';
import { createMouse, type Mouse } from './mouse/mouse';
import { createNativeBridge, type NativeBridge } from './native-bridge/native-bridge';
import type { Page } from './page/page';
import type { Performance } from './performance/performance';
import { createSession, type Session } from './session/session';
import { resolveSettings, type Settings } from './settings';
import { createLazyThirdParties } from './third-parties/lazy-third-parties';
import { createScriptLoader } from './third-parties/script-loader';
import type { ThirdParties, ThirdPartiesDeps } from './third-parties/third-parties';
import type { Trace } from './trace/trace';
import type { Tracking } from './tracking/tracking';

export type { Settings };

export interface Services {
  /** For a block on a page without <site-services>, or before it has come. */
  readonly isStandalone: boolean;
  readonly page: Page;
  readonly settings: Settings;
  readonly context: SiteContext;
  readonly api: Api;
  readonly consent: Consent;
  readonly session: Session & Omit<LazySession, 'escape'>;
  /** What Escape closes, newest first. Native dialogs close by themselves. */
  readonly escape: EscapeStack;
  readonly experiments: Experiments;
  readonly cart: Cart;
  readonly tracking: Tracking;
  readonly forms: LazyForms;
  readonly captcha: Captchas;
  /** What visitors do with the blocks. */
  readonly events: Events;
  readonly performance: Performance;
  readonly errors: Errors;
  readonly trace: Trace;
  /** The other calls of the site API, fetched with the first of them. */
  readonly calls: Calls;
  /** Questions, alerts, toasts, tooltips and the system error overlay. Without `<site-services>` nothing is shown. */
  readonly dialogs: Dialogs;
  /** Which features are on, by name. */
  readonly features: Features;
  /** Fonts, comments, follow buttons and recordings of others, once the visitor agrees. */
  readonly thirdParties: ThirdParties;
  /** Where the mouse of somebody who edits the site points. */
  readonly mouse: Mouse;
  /** The app that shows the page, if one does. */
  readonly native: NativeBridge;
  /** Ends every listener, timer and line to other tabs. */
  stop(): void;
}

export interface ServicesOptions {
  readonly page: Page;
  readonly settings?: Partial<Settings>;
  /** The parsed site context, of any shape. */
  readonly context?: unknown;
  /** For a block on a page without <site-services>: consent is read, the cart is empty, nothing is tracked. */
  readonly isStandalone?: boolean;
}

/** What reads a whole cart: most visitors have none. */
const loadCartReader = () => import('../core/entities/shopping-cart');

export function createServices({
  page,
  settings: given = {},
  context: json,
  isStandalone = false,
}: ServicesOptions): Services {
  const context = readSiteContext(json);
  const settings = resolveSettings(given, context, page);
  const follow = !isStandalone;
  const session = createSession({ page, account: context.authenticatedAccount, roles: context.websiteRoles });
  const api = createApi({ page, base: settings.apiBase, token: session.token });
  const consent = wireConsent(page, context, isStandalone ? null : api);
  const later = { page, api, session, context, settings, follow };
  const { escape: escapes, ...acts } = createLazySession(later, () => import('./session-runtime'));
  const experiments = createExperiments({ page, context, internalHosts: settings.internalHosts });
  const cart = createCart({ page, api, currency: settings.currency, follow, loadReader: loadCartReader });
  const loadScript = createScriptLoader(page);
  const captcha = createCaptchas({ page, api, loadScript });
  const forms = createLazyForms(
    { page, api, consent: consent.state, solveProofOfWork: captcha.solveProofOfWork, follow },
    () => import('./forms/forms'),
  );
  const native = createNativeBridge(page);
  const mouse = createMouse({ page, session: session.state });
  const needs = { page, settings, context, api, consent: consent.tracking, session: session.state };
  const telling = isStandalone
    ? createNoopTelemetry(page)
    : createLazyTelemetry(needs, () => import('./telemetry'));
  return {
    isStandalone,
    page,
    settings,
    context,
    api,
    consent,
    session: { ...session, ...acts },
    escape: escapes,
    experiments,
    cart,
    forms,
    captcha,
    ...telling,
    ...onDemand({ page, api, context, consent: consent.state, load: loadScript }, isStandalone),
    mouse,
    native,
    stop() {
      const all = [native, mouse, telling, forms, cart, consent, acts];
      for (const service of all) service.stop();
    },
  };
}

/** @param server null for a block by itself */
function wireConsent(page: Page, context: SiteContext, server: Api | null): Consent {
  return createConsent({
    page,
    policy: readCookiePolicy(context.cookieSettings),
    receiptApi: server,
    follow: server !== null,
    clearVendorStorage: () => forgetTraces(page),
    startGate: (given) => void putUpGate(page, given),
  });
}

/** The list of names is fetched when somebody withdraws. */
async function forgetTraces(page: Page): Promise<void> {
  const { isVendorKey } = await import('./consent/vendor-storage');
  await page.clearTraces(isVendorKey);
}

/** Unless the page has it in its head. */
async function putUpGate(page: Page, given: ConsentStatus): Promise<void> {
  if (page.getGlobal('siteConsent')) return;
  try {
    const { startConsentGate } = await import('./consent/consent-gate');
    page.withWindow((window) => startConsentGate(window, given));
  } catch {
    page.warn('site-services: the script that lets go what waits for consent could not be loaded.');
  }
}

/** What costs next to nothing until somebody asks for it. */
function onDemand(
  { api, ...needs }: Pick<ThirdPartiesDeps, 'page' | 'context' | 'consent' | 'load'> & { api: Api },
  quiet: boolean,
): Pick<Services, 'calls' | 'features' | 'thirdParties' | 'dialogs'> {
  const calls = createLazyCalls(api, needs.page);
  const features = createFeatures(needs.context.featureFlags);
  const recordingId = () => calls.recording.id();
  const thirdParties = createLazyThirdParties({ ...needs, isOn: features.isOn, recordingId });
  const load = async () => ({
    dialogs: (await import('./dialogs/dialogs')).createDialogs(needs.page, quiet),
  });
  const { dialogs } = createLazyProxy<{ dialogs: Dialogs }>(load, () => 'cancel');
  return { calls, features, thirdParties, dialogs };
}
