/** Starts one site of a server: its application, its jobs and its sinks. */
import { randomBytes } from 'node:crypto';
import { createApp } from './app';
import type { Config } from './config';
import type { Database, Db } from './db/db';
import type { Replica } from './db/replica';
import type { Quotas } from './domain/quotas';
import { createOwnerSettings } from './hosting/owner-settings';
import type { Deps } from './http/context';
import { createLimitExchange, type SharedLimits } from './http/limit-exchange';
import { createQuotas, type SiteQuotas } from './http/quotas';
import { createJobs, type JobConfig } from './jobs/create-jobs';
import type { HandlerDeps } from './jobs/handlers';
import { createOwnerInvitationMail } from './jobs/owner-invitation';
import { createPaymentHandlers, createWebhookPost } from './jobs/payment-handlers';
import type { JobWorker } from './jobs/worker';
import type { Observer } from './observability/observer';
import { createReviewRequestMail } from './orders/review-request';
import { createStripe, type StripeAccess } from './payments/stripe';
import { createTestProvider, type TestProviderDeps } from './payments/test-provider';
import type { SinkState } from './sinks/forward-events';
import { startSinks } from './sinks/open-sinks';
import { createEventWriter, type EventWriter } from './stores/event-writer';
import { insertEvents } from './stores/events';

/** What the sites of a server share. */
export interface ServerParts {
  config: Config;
  db: Database;
  replica: Replica | undefined;
  /** Milliseconds since 1970. */
  clock(): number;
  observer: Observer;
}

/** What belongs to a single site. */
export interface SiteParts
  extends Pick<
    Deps,
    'site' | 'secrets' | 'hosting' | 'ownerToken' | 'siteUrl' | 'origins' | 'places' | 'limits' | 'folders'
  > {
  /** Called after the owner has changed the site's settings; undefined: the site uses the server's settings. */
  refresh: (() => Promise<void>) | undefined;
  /** Undefined: no quotas. */
  quotas: Quotas | undefined;
  /** Undefined: mails are stored in the database. */
  smtp: JobConfig['smtp'];
  stripe: StripeAccess | undefined;
  /** Whether the shop accepts test payments. */
  sellsForTest: boolean;
  /** Whether the queue is polled; otherwise jobs run when the worker is notified. */
  isPolling: boolean;
}

type SiteBase = TestProviderDeps & Pick<Deps, 'random'>;

export interface RunningSite {
  deps: Deps & { jobs: { notify(): void } };
  fetch(request: Request, env: object): Response | Promise<Response>;
  sinks: readonly SinkState[];
  /** Exchanges limits with other servers. */
  exchangeLimits(): Promise<void>;
  /** Stops jobs and sinks. Requests are still answered. */
  stop(): Promise<void>;
}

export async function startSite(parts: ServerParts, own: SiteParts): Promise<RunningSite> {
  const { config, clock, observer } = parts;
  const { site, secrets, siteUrl, limits, ownerToken, origins, places, folders, hosting } = own;
  const { onError, tracer } = observer;
  const db = parts.db.forSite(site.id);
  const quotas = own.quotas && createQuotas(db, site.id, own.quotas, clock);
  const base: SiteBase = { db, siteId: site.id, secrets, clock, random: randomBytes };
  const payments = createPayments(own, base);
  const forwarder = await startSinks(config.sinks, { db, siteId: site.id, onError });
  const jobs = startJobs(parts, own, base, { payments, eraseEvents: forwarder.erase });
  const { refresh } = own;
  const deps: Deps = {
    ...base,
    ...getReadDeps(parts, site.id, db),
    site,
    ownerToken,
    siteUrl,
    origins,
    places,
    limits,
    quotas,
    hosting,
    ownerSettings: refresh && createOwnerSettings({ ...base, refresh }),
    folders,
    jobs,
    sendsMails: own.smtp !== undefined,
    payments,
    tracer,
    count: (what) => observer.count(site.id, what),
    log: (entry) => observer.log({ ...entry, site: site.id }),
    isDraining: () => observer.isDraining,
    events: createWriter(db, site.id, quotas),
    trustProxy: config.trustProxy,
    captchaUrls: config.captchaUrls,
    testAnswers: config.testAnswers,
  };
  return {
    deps,
    fetch: createApp(deps).fetch,
    sinks: forwarder.sinks,
    exchangeLimits: createLimitExchange({ ...base, limits: getSharedLimits(deps) }),
    stop: async () => void (await Promise.all([jobs.stop(), forwarder.stop()])),
  };
}

function startJobs(
  { config: { webhooksToPrivate }, clock, observer }: ServerParts,
  { site, siteUrl, smtp, isPolling }: SiteParts,
  base: SiteBase,
  { payments, eraseEvents }: Pick<Deps, 'payments'> & Pick<HandlerDeps, 'eraseEvents'>,
): JobWorker {
  const { onError, tracer } = observer;
  const mailed = { ...base, site, siteUrl };
  return createJobs(
    base.db,
    site,
    { smtp, webhooksToPrivate },
    {
      siteUrl,
      clock,
      onError,
      log: (entry) => observer.log({ ...entry, site: site.id }),
      payments: createPaymentHandlers({ ...base, payments }, createWebhookPost(siteUrl)),
      createReviewRequest: (id) => createReviewRequestMail(mailed, id),
      createOwnerInvitation: (id, expires) => createOwnerInvitationMail(mailed, id, expires),
      eraseEvents,
      tracer,
      isPolling,
    },
  );
}

const getReadDeps = ({ replica }: ServerParts, siteId: string, db: Db): Pick<Deps, 'reads' | 'replica'> => ({
  reads: replica?.forSite(siteId) ?? db,
  replica,
});

const createWriter = (db: Db, siteId: string, quotas: SiteQuotas | undefined): EventWriter =>
  createEventWriter({
    insert: quotas?.insertEvents ?? ((rows) => insertEvents(db, siteId, rows)),
    maxBatch: db.maxBatch,
  });

const getSharedLimits = ({ limits, quotas }: Deps): SharedLimits => ({
  ...limits,
  ...(quotas?.requests && { requests: quotas.requests }),
});

/**
 * Only the example shop accepts test payments. Orders of the test provider can be finished even after another provider
 * was configured.
 */
function createPayments(
  { stripe, sellsForTest }: Pick<SiteParts, 'stripe' | 'sellsForTest'>,
  base: TestProviderDeps,
): Deps['payments'] {
  const test = createTestProvider(base, sellsForTest);
  return stripe ? [createStripe(stripe, base.clock), test] : [test];
}
