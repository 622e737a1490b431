// Every call of the site API: its name, method and path. The only file that knows an address of the API; client, server,
// API document and conformance kit refer to a call by its name. Bodies and responses are in wire/.

/** Root of all calls (API-005). */
export const API_ROOT = '/api/';

/** Alternative root of all calls (API-005). */
export const REST_ROOT = '/api/rest/';

export type CallMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface ApiCall {
  readonly method: CallMethod;
  /** Relative to the root of the API; `:name` is a parameter. */
  readonly path: string;
  /** Not part of the specification. */
  readonly ours?: true;
}

export type CallName = keyof typeof calls;

/** The calls of the specification, which every backend has to implement. */
export type DocumentedCallName = {
  [N in CallName]: (typeof calls)[N] extends { readonly ours: true } ? never : N;
}[CallName];

const get = <P extends string>(path: P) => ({ method: 'GET', path }) as const;
const post = <P extends string>(path: P) => ({ method: 'POST', path }) as const;
const put = <P extends string>(path: P) => ({ method: 'PUT', path }) as const;
const remove = <P extends string>(path: P) => ({ method: 'DELETE', path }) as const;
const ours = <C extends ApiCall>(call: C) => ({ ...call, ours: true }) as const;

/** Documented calls in the order of the specification, then our own. Builds replace `calls.name` by the entry. */
export const calls = {
  formKey: post('form/FormSubmissionKey'),
  saveForm: post('form/SaveFormSubmission'),
  javascriptErrors: post('events/RecordJavascriptErrors'),
  logout: post('auth/Logout'),
  signIn: post('site-users/account/session'),
  signOut: remove('site-users/account/session'),
  widgetRendering: post('widget/GetWidgetRendering'),
  recordHit: post('census/RecordHit'),
  buttonClick: post('census/button-click'),
  buttonRender: post('census/button-render'),
  formRender: post('census/form-render'),
  overlay: post('census/overlay'),
  quickView: post('census/RecordQuickView/:id'),
  multilingualSettings: get('multilingual/settings'),
  multilingualStatus: get('multilingual/status'),
  languages: get('multilingual/languages'),
  putLanguages: put('multilingual/languages'),
  disconnectTranslation: remove('multilingual/connection'),
  headerFooter: get('site-header-footer'),
  putHeaderFooter: put('site-header-footer'),
  placesAutocomplete: get('google-maps/places/autocomplete'),
  placeDetails: get('google-maps/places/details'),
  recordingId: get('commerce/fullstory/getId'),
  internalLabs: get('labs/internal'),
  putInternalLabs: post('labs/internal'),
  circleLabs: get('labs/circle'),
  putCircleLabs: post('labs/circle'),
  trace: post('events/Trace'),
  pixel: get('track/Track'),
  performanceSettings: get('1/performance/settings'),
  performanceRecords: post('1/performance/records'),
  recordEvent: post('events/RecordEvent'),
  visitorEvents: post('v1/events'),

  openApi: ours(get('openapi.json')),
  health: ours(get('health')),
  crumb: ours(get('crumb')),
  pageStyles: ours(get('assets/page.css')),
  themeStyles: ours(get('assets/theme.css')),
  ownerStyles: ours(get('assets/owner.css')),
  captchaChallenge: ours(get('captcha/challenge')),
  memberSession: ours(get('site-users/account/session')),
  consentReceipt: ours(post('consent/receipts')),
  products: ours(get('commerce/products')),
  cart: ours(get('commerce/cart')),
  addCartItem: ours(post('commerce/cart/items')),
  updateCartItem: ours(put('commerce/cart/items/:entryId')),
  removeCartItem: ours(remove('commerce/cart/items/:entryId')),
  postCartItem: ours(post('commerce/cart/items/:entryId')),
  subscribe: ours(post('newsletter/subscribe')),
  subscriptionRequested: ours(get('newsletter/asked')),
  confirmSubscriptionPage: ours(get('newsletter/confirm')),
  confirmSubscription: ours(post('newsletter/confirm')),
  unsubscribePage: ours(get('newsletter/unsubscribe')),
  unsubscribe: ours(post('newsletter/unsubscribe')),
  form: ours(get('form/:formId')),
  formHtml: ours(get('form/:formId/html')),
  postForm: ours(post('form/post/:formId')),
  formResult: ours(get('form/result/:formId')),
  putForm: ours(put('form/:formId')),
  putFormSettings: ours(put('form/:formId/settings')),
  submissions: ours(get('form/:formId/submissions')),
  exportSubmissions: ours(get('form/:formId/export')),
  connectTranslation: ours(put('multilingual/connection')),
  putMember: ours(put('owner/members')),
  erasePerson: ours(post('owner/erase')),
} as const satisfies Readonly<Record<string, ApiCall>>;
