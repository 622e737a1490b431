// The services of a page. Only this file connects them.
import { readSiteContext, type SiteContext } from '../core/entities/site-context';
import { apiMessages } from '../core/messages/common-messages';
import { type Api, createApi } from './api/api';
import { createNoResponseResult } from './api/response';
import type { Calls } from './calls/calls';
import { type Captchas, createCaptchas } from './captcha/captcha';
import { createLazyCart } from './cart/lazy-cart';
import type { Cart } from './cart/types';
import { type Consent, createConsent } from './consent/consent';
import { readCookiePolicy } from './consent/cookie-settings';
import { startLazyGate } from './consent/lazy-gate';
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
import { createLazyScript } from './shared/lazy-script';
import { resolveSettings, type Settings } from './shared/settings';
import type { Telemetry, TelemetryDeps } from './telemetry';
import { createScriptLoader } from './third-parties/script-loader';
import type { ThirdParties, ThirdPartiesDeps } from './third-parties/third-parties';
import type { Trace } from './trace/trace';
import type { Tracking } from './tracking/tracking';

export type { Settings };

export interface Services {
  /** Whether these services are for a block on a page without <site-services>, or before it is ready. */
  readonly isStandalone: boolean;
  readonly page: Page;
  readonly settings: Settings;
  readonly context: SiteContext;
  readonly api: Api;
  readonly consent: Consent;
  readonly session: Session & Omit<LazySession, 'escape'>;
  /** Open overlays, which Escape closes from the top. Native dialogs are not included, because the browser closes them. */
  readonly escape: EscapeStack;
  readonly experiments: Experiments;
  readonly cart: Cart;
  /** Census tracking. */
  readonly tracking: Tracking;
  readonly forms: LazyForms;
  readonly captcha: Captchas;
  readonly events: Events;
  readonly performance: Performance;
  readonly errors: Errors;
  readonly trace: Trace;
  /** The other calls of the site API, loaded with the first call. */
  readonly calls: Calls;
  /**
   * Confirmations, alerts, toasts, tooltips and the system error overlay. Without `<site-services>`, nothing is shown.
   */
  readonly dialogs: Dialogs;
  /** Feature flags by name. */
  readonly features: Features;
  /** Third-party fonts, comments, follow buttons and recordings, after consent. */
  readonly thirdParties: ThirdParties;
  /** Pointer position of signed-in users. */
  readonly mouse: Mouse;
  /** Message bridge to the native app that shows the page. */
  readonly native: NativeBridge;
  /** Removes all listeners, timers and channels. */
  stop(): void;
}

export interface ServicesOptions {
  readonly page: Page;
  readonly settings?: Partial<Settings>;
  /** The parsed JSON of the site context; can be any value. */
  readonly context?: unknown;
  /** For a block on a page without <site-services>: consent is read, the cart is empty, and nothing is tracked. */
  readonly isStandalone?: boolean;
}

const loadCart = () => import('./cart/cart');

export function createServices({
  page,
  settings: settingsOverrides = {},
  context: json,
  isStandalone = false,
}: ServicesOptions): Services {
  const context = readSiteContext(json);
  const settings = resolveSettings(settingsOverrides, context, page);
  const syncTabs = !isStandalone;
  const session = createSession({ page, account: context.authenticatedAccount, roles: context.websiteRoles });
  const api = createApi({ page, base: settings.apiBase, token: session.token });
  const consent = createPageConsent(page, context, isStandalone ? null : api);
  const { escape: escapeStack, ...sessionActions } = createLazySession(
    { page, api, session, context, settings, syncTabs },
    () => import('./session-runtime'),
  );
  const experiments = createExperiments({ page, context, internalHosts: settings.internalHosts });
  const cart = createLazyCart({ page, api, currency: settings.currency, syncTabs }, loadCart);
  const load = createScriptLoader(page);
  const captcha = createCaptchas({ page, api, loadScript: load });
  const forms = createLazyForms(
    { page, api, consent: consent.state, solveProofOfWork: captcha.solveProofOfWork, syncTabs },
    () => import('./forms/forms'),
  );
  const native = createNativeBridge(page);
  const mouse = createMouse({ page, session: session.state });
  const telemetryDeps = { page, settings, context, api, consent: consent.tracking, session: session.state };
  const telemetry = isStandalone ? createNoopTelemetry(page) : createPageTelemetry(telemetryDeps);
  const onDemand = createOnDemandServices({ page, api, context, consent: consent.state, load, isStandalone });
  return {
    isStandalone,
    page,
    settings,
    context,
    api,
    consent,
    session: { ...session, ...reloadCartOnSignIn(sessionActions, cart) },
    escape: escapeStack,
    experiments,
    cart,
    forms,
    captcha,
    ...telemetry,
    ...onDemand,
    mouse,
    native,
    stop() {
      const services = [native, mouse, telemetry, forms, cart, consent, sessionActions, onDemand];
      for (const service of services) service.stop();
    },
  };
}

/** Reloads the cart on sign-in, because the server merges the visitor's cart into the member's. */
function reloadCartOnSignIn<T extends Pick<LazySession, 'signIn'>>(
  actions: T,
  cart: Pick<Cart, 'reload'>,
): T {
  const signIn: T['signIn'] = async (credentials) => {
    const result = await actions.signIn(credentials);
    if (result.ok) void cart.reload();
    return result;
  };
  return { ...actions, signIn };
}

const createPageTelemetry = (deps: TelemetryDeps): Telemetry =>
  createLazyTelemetry(deps, () => import('./telemetry'));

/** @param api null for a block without `<site-services>` */
function createPageConsent(page: Page, context: SiteContext, api: Api | null): Consent {
  return createConsent({
    page,
    policy: readCookiePolicy(context.cookieSettings),
    receiptApi: api,
    syncTabs: api !== null,
    clearVendorStorage: () => clearVendorStorage(page),
    startGate: (getStatus, signal) => startLazyGate(page, getStatus, signal),
  });
}

/** Loads the list of names when a visitor withdraws consent. */
async function clearVendorStorage(page: Page): Promise<void> {
  const { isVendorKey } = await import('./consent/vendor-storage');
  await page.clearStorage(isVendorKey);
}

/** Services whose scripts are loaded with the first call. */
function createOnDemandServices({
  api,
  isStandalone,
  ...deps
}: Pick<ThirdPartiesDeps, 'page' | 'context' | 'consent' | 'load'> & {
  readonly api: Api;
  readonly isStandalone: boolean;
}): Pick<Services, 'calls' | 'features' | 'thirdParties' | 'dialogs' | 'stop'> {
  const { page } = deps;
  const features = createFeatures(deps.context.featureFlags);
  const callScript = createLazyScript<Calls>(page, 'calls', {
    load: async () => (await import('./calls/calls')).createCalls(api, page),
  });
  const calls = createLazyProxy(callScript, createNoResponseResult('unreachable', apiMessages));
  const recordingId = () => calls.recording.id();
  const thirdPartyScript = createLazyScript<ThirdParties>(page, 'third-party', {
    load: async () =>
      (await import('./third-parties/third-parties')).createThirdParties({
        ...deps,
        isOn: features.isOn,
        recordingId,
      }),
  });
  const dialogScript = createLazyScript<{ dialogs: Dialogs }>(page, 'dialog', {
    load: async () => ({
      dialogs: (await import('./dialogs/dialogs')).createDialogs(page, isStandalone),
    }),
  });
  return {
    calls,
    features,
    thirdParties: createLazyProxy(thirdPartyScript, false),
    dialogs: createLazyProxy(dialogScript, 'cancel').dialogs,
    stop() {
      for (const script of [callScript, thirdPartyScript, dialogScript]) script.stop();
    },
  };
}
