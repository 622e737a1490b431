// Interfaces that services share, so that none imports another.

/** What went wrong, in the order in which the data layer looks (ruling 23). */
export type ApiErrorKind =
  /** The server explained itself with `error`, `message` or `billingErrorCode` (API-011). */
  | 'refused'
  | 'unauthorized'
  | 'internal'
  | 'unavailable'
  /** The answer was not JSON. */
  | 'unreadable'
  /** Anything else: no answer, time-out, another status. */
  | 'unreachable'
  /** The caller gave up. */
  | 'aborted';

export interface ApiError {
  readonly kind: ApiErrorKind;
  /** The text to show, verbatim from the documents or from the server. */
  readonly message: string;
  /** The parsed body of the answer, when there was one. */
  readonly body?: unknown;
  /** Seconds after which the server wants to be asked again (Retry-After). */
  readonly retryAfter?: number;
}

/** `status` is the HTTP status; 0 when there was no answer. */
export type ApiResult<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly status: number; readonly error: ApiError };

export interface CallOptions {
  readonly query?: Record<string, string | number | boolean | undefined>;
  readonly headers?: Record<string, string>;
  /** How often to try again, 200 ms later, when the server could not be reached (API-010). Default 0. */
  readonly retries?: number;
  /** Milliseconds per attempt, the body included. Default 30,000. */
  readonly timeout?: number;
  readonly signal?: AbortSignal;
  /** Let the request outlive the page, unless it is longer than browsers allow. */
  readonly keepalive?: boolean;
  /**
   * Whether a crumb is fetched first if the browser has none. Default: for changes (POST, PUT, DELETE). False for calls
   * that must leave the page at once.
   */
  readonly needsCrumb?: boolean;
  /** The statuses that are a success, whatever the body says. Default: 200 to 299 with a body that can be read. */
  readonly success?: readonly number[];
}

/** A JSON value, or URLSearchParams to send it form-encoded. */
export type CallBody = URLSearchParams | object | undefined;

/** Paths are relative to the API base (`/api/`): `commerce/cart`. */
export interface Api {
  get<T>(path: string, options?: CallOptions): Promise<ApiResult<T>>;
  post<T>(path: string, body?: CallBody, options?: CallOptions): Promise<ApiResult<T>>;
  put<T>(path: string, body?: CallBody, options?: CallOptions): Promise<ApiResult<T>>;
  delete<T>(path: string, options?: CallOptions): Promise<ApiResult<T>>;
  /** Where a call goes, for what the browser itself asks for or sends: an image, a beacon. */
  url(path: string, query?: CallOptions['query']): string;
}

/** While it is not granted, nothing optional is stored or sent (ruling 26). */
export type ConsentState = 'pending' | 'granted' | 'denied';

/** A member of the site, who has signed in with an email address and a password. */
export interface Member {
  readonly id: string;
  readonly email: string;
  readonly displayName?: string;
}

export interface SessionState {
  /** Somebody of the site's own people is (`authenticatedAccount`); members are not meant. */
  readonly signedIn: boolean;
  /** Role numbers of the account on this site (PRM-001); viewer is 10. */
  readonly roles: readonly number[];
  /** The member who is signed in at this browser; null for visitors, and until the server has said. */
  readonly account: Member | null;
}

/** Values of JSON under a key, each with an end. */
export interface JsonStorage {
  /** undefined when there is none, or its time is over (EVT-028), or the browser refuses. */
  get<T>(key: string): T | undefined;
  /** @param lifetime milliseconds; without it as long as the storage lasts. @returns false when it was not saved */
  set(key: string, value: unknown, lifetime?: number): boolean;
  remove(key: string): void;
}

/** What a browser keeps for us: for as long as it wants, and for as long as the tab lives. */
export interface BrowserStorage {
  readonly local: JsonStorage;
  readonly session: JsonStorage;
}

/** A script of another host. */
export interface ThirdPartyScript {
  readonly url: string;
  /** The name under which what it brings can be found once it is there; without one it is there when it came. */
  readonly global?: string;
  /** Of its element, where it looks for itself. */
  readonly id?: string;
}

/** Fetches what such a script brings, once per page. */
export type LoadThirdPartyScript = <T>(script: ThirdPartyScript) => Promise<T>;
