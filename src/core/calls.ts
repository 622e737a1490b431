// Which calls do the two documents describe (A and B, section 7)? The one table behind client, server, API document and
// conformance kit. Shapes of bodies and answers are in wire/.

/** Root of all calls (API-005). */
export const API_ROOT = '/api/';

/** Root under which every call answers as well (API-005). */
export const REST_ROOT = '/api/rest/';

export type CallMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface ApiCall {
  readonly method: CallMethod;
  /** Below the root of the API; `:name` stands for a part that varies. */
  readonly path: string;
}

export type CallName = keyof typeof calls;

const get = (path: string) => ({ method: 'GET', path }) as const;
const post = (path: string) => ({ method: 'POST', path }) as const;
const put = (path: string) => ({ method: 'PUT', path }) as const;
const remove = (path: string) => ({ method: 'DELETE', path }) as const;

/** In the order of the documents: those of A first, then what B adds. */
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
} as const satisfies Readonly<Record<string, ApiCall>>;
