/** Types shared by the HTTP layer: dependencies and request context. */
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Tracer } from '../context/tracer';
import type { Db } from '../db/db';
import type { Replica } from '../db/replica';
import type { VerifyUrls } from '../domain/captcha/hosted';
import type { Actor } from '../domain/role';
import type { Secrets } from '../domain/signing';
import type { RateLimiter } from '../domain/token-bucket';
import type { Hosting } from '../hosting/hosting';
import type { OwnerSettings } from '../hosting/owner-settings';
import type { JobWorker } from '../jobs/worker';
import type { PlacesAccess } from '../outbound/places';
import type { PaymentProvider } from '../payments/payment-provider';
import type { EventWriter } from '../stores/event-writer';
import type { Site } from '../stores/sites';
import type { SiteQuotas } from './quotas';

/** Dependencies of the application, which does not open, read or start anything itself. */
export interface Deps {
  db: Db;
  /**
   * The same rows for reading only, from a replica if there is one, and then some seconds old. Never for what a visitor
   * may just have written, nor for what decides who sees what. See `reads.ts`.
   */
  reads: Db;
  /** Undefined: there is no replica, and `reads` is `db`. */
  replica: Pick<Replica, 'state'> | undefined;
  events: EventWriter;
  site: Site;
  secrets: Secrets;
  /** The owner's bearer token. */
  ownerToken: string;
  /** Other origins whose pages may call the API. */
  origins: readonly string[];
  /** Number of trusted proxies in front of the server; 0 ignores forwarding headers. */
  trustProxy: number;
  /** Sends mails and webhooks; must be woken after a job was added. */
  jobs: Pick<JobWorker, 'notify' | 'isFailing'>;
  /** Whether mails leave the server; without a mail server they are stored. */
  sendsMails: boolean;
  /** The first one takes new payments; the others finish older ones. */
  payments: readonly [PaymentProvider, ...PaymentProvider[]];
  /** Verification endpoints of hosted captcha providers. */
  captchaUrls: VerifyUrls;
  /** Places service; undefined without an API key. */
  places: PlacesAccess | undefined;
  /** Enables test responses (test-responses.ts). */
  testAnswers: boolean;
  /** Public address of the site without a trailing slash; the base of links in mails. */
  siteUrl(): string;
  /** One limiter per kind of call; undefined disables limits. */
  limits: Limits | undefined;
  /** Other sites that the server serves; undefined on those sites. */
  hosting: Hosting | undefined;
  /**
   * Settings that the owner of such a site can change; undefined for the server's own site, which uses the server's
   * settings.
   */
  ownerSettings: OwnerSettings | undefined;
  /** Quotas of the site; undefined: none. */
  quotas: SiteQuotas | undefined;
  /** Milliseconds since 1970. */
  clock(): number;
  /** Returns random bytes from a cryptographic source. */
  random(bytes: number): Uint8Array;
  /** Whether the server is about to stop and should get no new visitors. */
  isDraining(): boolean;
  /** Undefined: requests have no spans. */
  tracer: Tracer | undefined;
  /** Counts stored submissions and paid orders for metrics. */
  count(what: Counted): void;
  /** Logs a finished request, without personal data. */
  log(entry: LogEntry): void;
  /** Static folders; the first one that contains the file is used. */
  folders: readonly StaticFolder[];
}

/** A folder on disk, mounted at a path. */
export interface StaticFolder {
  /** Ends with a slash. */
  prefix: string;
  /** Absolute. */
  root: string;
  /** Whether pages of other origins may load these files. */
  shared: boolean;
}

/** Kinds of calls with separate limits. */
export type LimitName =
  | 'read'
  | 'write'
  | 'beacon'
  | 'telemetry'
  | 'form'
  | 'formKey'
  | 'newsletter'
  | 'signIn'
  | 'places';

export type Limits = Readonly<Record<LimitName, RateLimiter>>;

/** What is counted per site besides requests: stored submissions and paid orders. */
export type Counted = 'submission' | 'order';

/** A log entry. `route` is the pattern, not the path; `error` is set for server errors only. */
export interface LogEntry {
  id: string;
  /** W3C trace id, if the caller sent one. */
  traceId?: string;
  method: string;
  route: string;
  status: number;
  ms: number;
  error?: unknown;
}

export interface Env {
  Bindings: Partial<HttpBindings>;
  /** `actor`: the person signed in to the owner's area. */
  Variables: { id: string; route: string; error: unknown; actor?: Actor };
}

export type Ctx = Context<Env>;
