// Every call of the site API: its name, method and path. No other file contains paths of the API; the client, server, API
// document and conformance kit refer to calls by name. Bodies and responses are in wire/.

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
  readonly undocumented?: true;
}

export type CallName = keyof typeof calls;

/** The calls of the specification, which every backend has to implement. */
export type DocumentedCallName = {
  [N in CallName]: (typeof calls)[N] extends { readonly undocumented: true } ? never : N;
}[CallName];

const get = <P extends string>(path: P) => ({ method: 'GET', path }) as const;
const post = <P extends string>(path: P) => ({ method: 'POST', path }) as const;
const put = <P extends string>(path: P) => ({ method: 'PUT', path }) as const;
const remove = <P extends string>(path: P) => ({ method: 'DELETE', path }) as const;
const undocumented = <C extends ApiCall>(call: C) => ({ ...call, undocumented: true }) as const;

/** Documented calls in the order of the specification, then our own. Builds replace `calls.name` with the entry. */
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

  openApi: undocumented(get('openapi.json')),
  health: undocumented(get('health')),
  healthLive: undocumented(get('health/live')),
  healthReady: undocumented(get('health/ready')),
  crumb: undocumented(get('crumb')),
  pageStyles: undocumented(get('assets/page.css')),
  contentStyles: undocumented(get('assets/content.css')),
  themeStyles: undocumented(get('assets/theme.css')),
  reviewStyles: undocumented(get('assets/reviews.css')),
  ownerStyles: undocumented(get('assets/owner.css')),
  frameScript: undocumented(get('assets/leave-frame.js')),
  captchaChallenge: undocumented(get('captcha/challenge')),
  memberSession: undocumented(get('site-users/account/session')),
  memberLibrary: undocumented(get('site-users/account/library')),
  consentReceipt: undocumented(post('consent/receipts')),
  products: undocumented(get('commerce/products')),
  productReviews: undocumented(get('commerce/products/:productId/reviews')),
  productReviewsHtml: undocumented(get('commerce/products/:productId/reviews/html')),
  reviewRequest: undocumented(get('commerce/review-request')),
  submitReviews: undocumented(post('commerce/reviews')),
  cart: undocumented(get('commerce/cart')),
  addCartItem: undocumented(post('commerce/cart/items')),
  updateCartItem: undocumented(put('commerce/cart/items/:entryId')),
  removeCartItem: undocumented(remove('commerce/cart/items/:entryId')),
  postCartItem: undocumented(post('commerce/cart/items/:entryId')),
  shoppingCart: undocumented(get('commerce/shopping-cart')),
  addShoppingCartEntry: undocumented(post('commerce/shopping-cart/entries')),
  updateShoppingCartEntry: undocumented(put('commerce/shopping-cart/entries/:entryId')),
  removeShoppingCartEntry: undocumented(remove('commerce/shopping-cart/entries/:entryId')),
  paymentWebhook: undocumented(post('commerce/payment-webhook/:provider')),
  itemsByMonth: undocumented(get('open/GetItemsByMonth')),
  searchPreview: undocumented(get('search/preview')),
  comments: undocumented(get('comments')),
  addComment: undocumented(post('comments')),
  commentCounts: undocumented(get('comments/counts')),
  likeComment: undocumented(post('comments/:id/like')),
  flagComment: undocumented(post('comments/:id/flag')),
  editCommentPage: undocumented(get('comments/:id/edit')),
  editComment: undocumented(post('comments/:id/edit')),
  deleteCommentPage: undocumented(get('comments/:id/delete')),
  deleteComment: undocumented(post('comments/:id/delete')),
  commentNoticePage: undocumented(get('comments/notices')),
  endCommentNotices: undocumented(post('comments/notices')),
  subscribe: undocumented(post('newsletter/subscribe')),
  subscriptionRequested: undocumented(get('newsletter/asked')),
  confirmSubscriptionPage: undocumented(get('newsletter/confirm')),
  confirmSubscription: undocumented(post('newsletter/confirm')),
  unsubscribePage: undocumented(get('newsletter/unsubscribe')),
  unsubscribe: undocumented(post('newsletter/unsubscribe')),
  form: undocumented(get('form/:formId')),
  formHtml: undocumented(get('form/:formId/html')),
  postForm: undocumented(post('form/post/:formId')),
  formResult: undocumented(get('form/result/:formId')),
  putForm: undocumented(put('form/:formId')),
  putFormSettings: undocumented(put('form/:formId/settings')),
  submissions: undocumented(get('form/:formId/submissions')),
  exportSubmissions: undocumented(get('form/:formId/export')),
  connectTranslation: undocumented(put('multilingual/connection')),
  putMember: undocumented(put('owner/members')),
  exportPerson: undocumented(post('owner/export')),
  erasePerson: undocumented(post('owner/erase')),
} as const satisfies Readonly<Record<string, ApiCall>>;
