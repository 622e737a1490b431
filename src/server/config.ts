/** Server configuration, read once from the environment. An invalid value fails with one message. */
import { join, resolve } from 'node:path';
import { VERIFY_URLS, type VerifyUrls } from './domain/captcha/hosted';
import { type Environment, readChoice, readInteger, readList, readLocale, readUrl } from './environment';
import { EXAMPLE_SITE_ID } from './example/example';
import type { TelemetryConfig } from './observability/telemetry';
import { PLACES_URL, type PlacesAccess } from './outbound/places';
import { STRIPE_URL, type StripeAccess } from './payments/stripe';
import type { SinkConfig } from './sinks/open-sinks';

/** All settings. Paths are absolute. */
export interface Config {
  host: string;
  port: number;
  /** False for the default port, which falls back to the next free one. */
  portIsFixed: boolean;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Replicas for reads that may be stale; undefined: the primary does all reads. */
  replica: { url: string; maxAgeMs: number } | undefined;
  siteId: string;
  /** BCP 47; undefined: the locale of the stored site. */
  siteLocale: string | undefined;
  siteRoot: string;
  elementsRoot: string;
  /** Folder with the folders of sites that are added on the owner page; undefined: no sites can be added there. */
  sitesRoot: string | undefined;
  /** Folders of the site whose files pages of any origin may load, for example `pictures`. */
  sharedFolders: string[];
  preparedDir: string;
  /** Newest first. */
  secrets: string[];
  ownerToken: string | undefined;
  origins: string[];
  trustProxy: number;
  rateLimit: boolean;
  exampleContent: boolean;
  log: 'text' | 'json' | 'off';
  /** Undefined: metrics are not collected. */
  metrics: MetricsConfig | undefined;
  /** Number of sites with metrics of their own; 0: metrics do not distinguish sites. */
  metricsSites: number;
  /** OpenTelemetry; undefined: nothing is exported. */
  telemetry: TelemetryConfig | undefined;
  /** Engines that get a copy of the counted events. */
  sinks: SinkConfig;
  /** Time between the end of readiness and closing the listener, in milliseconds. */
  shutdownDelay: number;
  /** Without a trailing slash; undefined: the address the server listens on. */
  siteUrl: string | undefined;
  /** Undefined: mails are stored in the database. */
  smtp: { url: string; from: string } | undefined;
  webhooksToPrivate: boolean;
  captchaUrls: VerifyUrls;
  places: PlacesAccess | undefined;
  /** Without a trailing slash. */
  stripeUrl: string;
  /** Undefined: payments go to the test provider, which moves no money. */
  stripe: StripeAccess | undefined;
  /** Test-only responses, see http/test-responses.ts. */
  testAnswers: boolean;
}

/** Where metrics are served, and the token required to read them. */
export interface MetricsConfig {
  host: string;
  port: number;
  /** Bearer token; undefined: anybody who can connect may read them. */
  token: string | undefined;
}

const DEFAULT_PORT = 4173;

/** Files that the demo's playground loads in its sandbox, which has no origin. */
const DEMO_SHARED_FOLDERS = ['assets', 'audio', 'map', 'pictures', 'videos'];

/** Minimum length; shorter secrets can be guessed. */
const SECRET_LENGTH = 32;

/**
 * Reads the configuration.
 * @param bundleDir folder of the built server; the demo and the elements are next to it
 */
export function readConfig(env: Environment, bundleDir: string): Config {
  const databaseUrl = env.DATABASE_URL || undefined;
  const stripeUrl = (readUrl(env, 'STRIPE_URL') ?? STRIPE_URL).replace(/\/+$/, '');
  return {
    host: env.HOST || '127.0.0.1',
    port: readInteger(env, 'PORT', DEFAULT_PORT, 65_535),
    portIsFixed: !!env.PORT,
    dataDir: resolve(env.DATA_DIR || '.data'),
    databaseUrl,
    replica: readReplica(env),
    siteId: env.SITE_ID || EXAMPLE_SITE_ID,
    siteLocale: readLocale(env, 'SITE_LOCALE'),
    siteRoot: resolve(env.SITE_ROOT || join(bundleDir, '../demo')),
    elementsRoot: resolve(env.ELEMENTS_ROOT || join(bundleDir, '../elements')),
    sitesRoot: env.SITES_ROOT ? resolve(env.SITES_ROOT) : undefined,
    sharedFolders: readSharedFolders(env),
    preparedDir: join(bundleDir, 'prepared-database'),
    secrets: readSecrets(env, databaseUrl),
    ownerToken: readSecret(env, 'SITE_API_OWNER_TOKEN'),
    origins: readOrigins(env),
    trustProxy: readInteger(env, 'TRUST_PROXY', 0, 10),
    rateLimit: readChoice(env, 'RATE_LIMIT', ['on', 'off']) === 'on',
    exampleContent: readChoice(env, 'EXAMPLE_CONTENT', ['on', 'off']) === 'on',
    log: readChoice(env, 'LOG', ['text', 'json', 'off']),
    metrics: readMetrics(env),
    metricsSites: readInteger(env, 'METRICS_SITES', 0, 1000),
    telemetry: readTelemetry(env),
    sinks: readSinks(env),
    shutdownDelay: readInteger(env, 'SHUTDOWN_DELAY', 0, 300) * 1000,
    siteUrl: readUrl(env, 'SITE_URL')?.replace(/\/+$/, ''),
    smtp: readSmtp(env),
    webhooksToPrivate: readChoice(env, 'WEBHOOKS_TO_PRIVATE', ['off', 'on']) === 'on',
    captchaUrls: {
      recaptcha: readUrl(env, 'RECAPTCHA_VERIFY_URL') ?? VERIFY_URLS.recaptcha,
      hcaptcha: readUrl(env, 'HCAPTCHA_VERIFY_URL') ?? VERIFY_URLS.hcaptcha,
      turnstile: readUrl(env, 'TURNSTILE_VERIFY_URL') ?? VERIFY_URLS.turnstile,
    },
    places: readPlaces(env),
    stripeUrl,
    stripe: readStripe(env, stripeUrl),
    testAnswers: readChoice(env, 'TEST_ANSWERS', ['off', 'on']) === 'on',
  };
}

/** Servers that share a database verify each other's signatures, so the secret cannot be generated per server. */
function readSecrets(env: Environment, databaseUrl: string | undefined): string[] {
  const secrets = readList(env.SITE_API_SECRET);
  if (databaseUrl && secrets.length === 0) {
    throw new Error(
      'SITE_API_SECRET must be set together with DATABASE_URL: 32 or more random characters, the same on every server.',
    );
  }
  for (const secret of secrets) checkLength('SITE_API_SECRET', secret);
  return secrets;
}

/** A shorter limit could not be kept: the primary is asked for its position every second. */
const MIN_REPLICA_AGE_S = 2;

function readReplica(env: Environment): Config['replica'] {
  const { DATABASE_URL: primary, DATABASE_REPLICA_URL: url } = env;
  const seconds = readInteger(env, 'DATABASE_REPLICA_SECONDS', 5, 3600);
  if (!url) return undefined;
  if (!primary) throw new Error('DATABASE_URL must be set together with DATABASE_REPLICA_URL: the primary.');
  if (seconds < MIN_REPLICA_AGE_S)
    throw new Error(`DATABASE_REPLICA_SECONDS="${seconds}" is less than ${MIN_REPLICA_AGE_S}.`);
  return { url, maxAgeMs: seconds * 1000 };
}

function readSecret(env: Environment, name: string): string | undefined {
  const secret = env[name] || undefined;
  if (secret) checkLength(name, secret);
  return secret;
}

function checkLength(name: string, secret: string): void {
  if (secret.length < SECRET_LENGTH)
    throw new Error(`${name} must have at least ${SECRET_LENGTH} characters.`);
}

function readSharedFolders({ SHARED_FOLDERS: names, SITE_ROOT: root }: Environment): string[] {
  const folders = names === undefined && !root ? DEMO_SHARED_FOLDERS : readList(names);
  const invalid = folders.find((one) => !/^[\w-]+(?:\/[\w-]+)*$/.test(one));
  if (invalid) throw new Error(`SHARED_FOLDERS: "${invalid}" is not a folder like pictures or media/open.`);
  return folders;
}

function readOrigins(env: Environment): string[] {
  const origins = readList(env.SITE_ORIGINS);
  const invalid = origins.find((one) => !URL.canParse(one) || new URL(one).origin !== one);
  if (invalid) throw new Error(`SITE_ORIGINS: "${invalid}" is not an origin like https://www.example.com.`);
  return origins;
}

/** Links in mails must not depend on the Host header of the request that triggered the mail. */
function readSmtp(env: Environment): Config['smtp'] {
  const url = env.SMTP_URL;
  if (!url) return undefined;
  if (!URL.canParse(url) || !/^smtps?:$/.test(new URL(url).protocol))
    throw new Error('SMTP_URL is not an address like smtp://user:password@mail.example.com:587.');
  const from = env.MAIL_FROM ?? '';
  if (!from.includes('@'))
    throw new Error('MAIL_FROM must be set together with SMTP_URL: the sender of all mails.');
  if (!env.SITE_URL)
    throw new Error('SITE_URL must be set together with SMTP_URL: links in mails begin with it.');
  return { url, from };
}

/** Anybody who can reach the port may read metrics, so a token is required for access from other machines. */
function readMetrics(env: Environment): MetricsConfig | undefined {
  if (!env.METRICS_PORT) return undefined;
  const port = readInteger(env, 'METRICS_PORT', 0, 65_535);
  const host = env.METRICS_HOST || '127.0.0.1';
  const token = readSecret(env, 'METRICS_TOKEN');
  if (!token && !/^(127\.[\d.]+|::1|localhost)$/.test(host))
    throw new Error(
      `METRICS_TOKEN must be set together with METRICS_HOST="${host}": other machines can connect to it.`,
    );
  return { host, port, token };
}

/** The standard variables of OpenTelemetry; the exporters read the others. */
function readTelemetry(env: Environment): TelemetryConfig | undefined {
  const isExported = (signal: 'TRACES' | 'METRICS'): boolean =>
    !!(env.OTEL_EXPORTER_OTLP_ENDPOINT || env[`OTEL_EXPORTER_OTLP_${signal}_ENDPOINT`]) &&
    env[`OTEL_${signal}_EXPORTER`] !== 'none' &&
    env.OTEL_SDK_DISABLED !== 'true';
  const [traces, metrics] = [isExported('TRACES'), isExported('METRICS')];
  const metricIntervalMs = readInteger(env, 'OTEL_METRIC_EXPORT_INTERVAL', 60_000, 86_400_000);
  return traces || metrics ? { traces, metrics, metricIntervalMs } : undefined;
}

function readSinks(env: Environment): SinkConfig {
  const { EVENTS_NATS_URL: url, EVENTS_NATS_STREAM: stream = '', EVENTS_PARQUET: folder } = env;
  const servers = readList(url);
  if (!servers.every((one) => URL.canParse(one) && new URL(one).protocol === 'nats:'))
    throw new Error('EVENTS_NATS_URL is not an address like nats://user:password@host:4222.');
  if (!/^[\w-]*$/.test(stream))
    throw new Error(`EVENTS_NATS_STREAM="${stream}" is not a name like site-events.`);
  const pauseMs = readInteger(env, 'EVENTS_PARQUET_SECONDS', 60, 3600) * 1000;
  return {
    nats: url ? { url, stream: stream || 'site-events' } : undefined,
    parquet: folder ? { folder: resolve(folder), pauseMs } : undefined,
  };
}

function readPlaces(env: Environment): PlacesAccess | undefined {
  const url = (readUrl(env, 'PLACES_URL') ?? PLACES_URL).replace(/\/+$/, '');
  return env.PLACES_KEY ? { url, key: env.PLACES_KEY } : undefined;
}

function readStripe(env: Environment, url: string): StripeAccess | undefined {
  const key = env.STRIPE_SECRET_KEY;
  if (!key) return undefined;
  const webhookSecrets = readList(env.STRIPE_WEBHOOK_SECRET);
  if (webhookSecrets.length === 0)
    throw new Error(
      'STRIPE_WEBHOOK_SECRET must be set together with STRIPE_SECRET_KEY: the signing secret of the webhook endpoint.',
    );
  if (!env.SITE_URL)
    throw new Error(
      'SITE_URL must be set together with STRIPE_SECRET_KEY: buyers return to it after paying.',
    );
  return { url, key, webhookSecrets };
}
