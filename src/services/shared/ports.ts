// Interfaces that several services use, so that they do not have to import each other.

/** Reason of a failed call, in the order in which the data layer checks (ruling 23). */
export type ApiErrorKind =
  /** The response contains `error`, `message` or `billingErrorCode` (API-011). */
  | 'refused'
  | 'unauthorized'
  | 'internal'
  | 'unavailable'
  /** The response is not JSON. */
  | 'unreadable'
  /** Anything else: no response, a timeout, another status. */
  | 'unreachable'
  /** The caller aborted the call. */
  | 'aborted';

export interface ApiError {
  readonly kind: ApiErrorKind;
  /** Message for the visitor, from the specification or the server. */
  readonly message: string;
  /** Parsed body of the response, if any. */
  readonly body?: unknown;
  /** Seconds after which the server allows another attempt (Retry-After). */
  readonly retryAfter?: number;
}

/** `status` is the HTTP status; 0 if there is no response. */
export type ApiResult<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly status: number; readonly error: ApiError };

export interface CallOptions {
  readonly query?: Record<string, string | number | boolean | undefined>;
  readonly headers?: Record<string, string>;
  /** Number of retries, each after 200 ms, if the server could not be reached (API-010). Default: 0. */
  readonly retries?: number;
  /** Timeout of an attempt in ms, including the body. Default: 30,000. */
  readonly timeout?: number;
  readonly signal?: AbortSignal;
  /** The request outlives the page, unless it exceeds the limit of browsers. */
  readonly keepalive?: boolean;
  /**
   * Whether a crumb is fetched first if the browser has none. Default: for changes (POST, PUT, DELETE). False for calls
   * that must leave the page at once.
   */
  readonly needsCrumb?: boolean;
  /** Servers do not have to implement this call. If they do not, it is not sent again in this session (ruling 43). */
  readonly optional?: boolean;
  /** Success statuses, regardless of the body. Default: 200 to 299 with a valid body. */
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
  /** URL of a call, for requests such as images and beacons. */
  url(path: string, query?: CallOptions['query']): string;
}

/** Nothing optional is stored or sent unless consent is granted (ruling 26). */
export type ConsentState = 'pending' | 'granted' | 'denied';

/** A site member, who signs in with an email address and a password. */
export interface Member {
  readonly id: string;
  readonly email: string;
  readonly displayName?: string;
}

export interface SessionState {
  /** Whether a contributor of the site (`authenticatedAccount`) is signed in; members do not count. */
  readonly signedIn: boolean;
  /** Role numbers of the account on this site (PRM-001); viewer is 10. */
  readonly roles: readonly number[];
  /** The signed-in member; null for visitors, and until the server has responded. */
  readonly account: Member | null;
}

/** JSON values by key, with an optional lifetime. */
export interface JsonStorage {
  /** Undefined if the value is missing or expired (EVT-028), or if storage is unavailable. */
  get<T>(key: string): T | undefined;
  /**
   * @param lifetime milliseconds; default: as long as the storage
   * @returns false if it was not stored
   */
  set(key: string, value: unknown, lifetime?: number): boolean;
  remove(key: string): void;
}

/** localStorage and sessionStorage with JSON values. */
export interface BrowserStorage {
  readonly local: JsonStorage;
  readonly session: JsonStorage;
}

/** A third-party script. */
export interface ThirdPartyScript {
  readonly url: string;
  /** Global variable that the script defines; without one, the script is ready once it has loaded. */
  readonly global?: string;
  /** Id of the script element, which some scripts look up. */
  readonly id?: string;
}

/** Resolves with the global of the script, which is loaded once per page. */
export type LoadThirdPartyScript = <T>(script: ThirdPartyScript) => Promise<T>;
