/** What does every part of the HTTP side know about the request and the server around it? */
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Db } from '../db/db';
import type { VerifyUrls } from '../domain/captcha/hosted';
import type { Secrets } from '../domain/signing';
import type { TakeToken } from '../domain/token-bucket';
import type { JobWorker } from '../jobs/worker';
import type { PlacesAccess } from '../outbound/places';
import type { EventSink } from '../stores/event-sink';
import type { Site } from '../stores/sites';

/** Everything the application is handed; it opens, reads and starts nothing by itself. */
export interface Deps {
  db: Db;
  events: EventSink;
  site: Site;
  secrets: Secrets;
  /** The bearer token with which the owner reads submissions. */
  ownerToken: string;
  /** Origins of other hosts whose pages may call. */
  origins: readonly string[];
  /** How many proxies in front are ours; 0 believes no forwarding header. */
  trustProxy: number;
  /** Who sends mails and webhooks; to be woken after a job was added. */
  jobs: Pick<JobWorker, 'wake'>;
  /** Where the hosted captchas are asked. */
  captchaUrls: VerifyUrls;
  /** The places service; undefined without a key. */
  places: PlacesAccess | undefined;
  /** Whether a caller may ask for trouble (test-answers.ts). */
  testAnswers: boolean;
  /** Address of the site as visitors know it, without a slash at the end: what links in mails begin with. */
  siteUrl(): string;
  /** One limiter per kind of call; undefined where nothing is limited. */
  limits: Limits | undefined;
  /** Milliseconds since 1970. */
  clock(): number;
  /** So many bytes from a cryptographic source. */
  random(bytes: number): Uint8Array;
  /** One finished request, without anything personal. */
  log(entry: LogEntry): void;
  /** Folders served as they are; the first that has the file wins. */
  folders: readonly StaticFolder[];
}

/** A folder on disk under a path of the site. */
export interface StaticFolder {
  /** Ends with a slash. */
  prefix: string;
  /** Absolute. */
  root: string;
  /** Whether pages of other origins may load these files. */
  shared: boolean;
}

/** The kinds of calls that are limited apart from each other. */
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

export type Limits = Readonly<Record<LimitName, TakeToken>>;

/** One request in the log. `route` is the pattern, not the path; `error` is for faults of the server only. */
export interface LogEntry {
  id: string;
  method: string;
  route: string;
  status: number;
  ms: number;
  error?: unknown;
}

export interface Env {
  Bindings: Partial<HttpBindings>;
  Variables: { id: string; route: string; error: unknown };
}

export type Ctx = Context<Env>;
