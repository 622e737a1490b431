/** Metrics of the server. Their labels are patterns, kinds and states, never what visitors sent. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Db } from '../db/db';
import { createDatabaseProbe } from '../db/probe';
import type { Replica } from '../db/replica';
import type { Counted, LogEntry } from '../http/context';
import type { AnyLogEntry } from '../http/log';
import type { JobLogEntry } from '../jobs/worker';
import type { SinkState } from '../sinks/forward-events';
import type { EventWriter } from '../stores/event-writer';
import { countJobs } from '../stores/jobs';
import { createRegistry, type Measured, type Registry } from './exposition';
import { addSites, type SiteMetricsDeps } from './site-metrics';

/** Sources of the metrics. */
export interface MetricsDeps {
  db: Db;
  siteId: string;
  /** None by default. */
  replica?: Pick<Replica, 'state' | 'counts'> | undefined;
  events: Pick<EventWriter, 'waiting'>;
  /** Event sinks; none by default. */
  sinks?: readonly SinkState[];
  /** Undefined: metrics do not distinguish sites. */
  sites?: SiteMetricsDeps | undefined;
  /** Milliseconds since 1970. */
  clock(): number;
  /** Number of requests being answered. */
  running(): number;
}

export interface Metrics {
  /** Counts a request or a job. */
  record(entry: AnyLogEntry): void;
  /** Counts what a site has stored. */
  count(siteId: string, what: Counted): void;
  /** The values, before formatting. */
  measure(): Promise<Measured[]>;
  /** The values in the text format of Prometheus. */
  render(): Promise<string>;
}

/** Upper bounds in seconds. */
const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const JOB_BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export function createMetrics(deps: MetricsDeps): Metrics {
  const registry = createRegistry();
  const recordRequest = addRequests(registry, deps);
  const recordJob = addJobs(registry, deps);
  const sites = deps.sites && addSites(registry, deps.sites);
  addDependencies(registry, deps);
  addProcess(registry);
  return {
    record(entry) {
      if (!('route' in entry)) return recordJob(entry);
      recordRequest(entry);
      if (entry.site) sites?.addRequest(entry.site, entry.status);
    },
    count: (siteId, what) => sites?.count(siteId, what),
    measure: () => registry.measure(),
    render: () => registry.render(),
  };
}

function addRequests(registry: Registry, { running }: MetricsDeps): (entry: LogEntry) => void {
  const total = registry.counter('site_api_http_requests_total', 'Answered requests.');
  const duration = registry.histogram(
    'site_api_http_request_duration_seconds',
    'Time to the headers of the response.',
    REQUEST_BUCKETS,
  );
  registry.read('site_api_http_requests_running', 'Requests being answered.', 'gauge', () => [
    [{}, running()],
  ]);
  return ({ method, route, status, ms }) => {
    total.add({ method, route, status: String(status) });
    duration.observe({ method, route }, ms / 1000);
  };
}

function addJobs(registry: Registry, { db, siteId, clock }: MetricsDeps): (entry: JobLogEntry) => void {
  const total = registry.counter(
    'site_api_job_attempts_total',
    'Attempts at mails, webhooks and other jobs.',
  );
  const duration = registry.histogram(
    'site_api_job_duration_seconds',
    'Time of an attempt at a job.',
    JOB_BUCKETS,
  );
  registry.read(
    'site_api_jobs',
    'Jobs of the site that are due, wait, or were given up.',
    'gauge',
    async () => {
      const { due, waiting, dead } = await countJobs(db, siteId, clock());
      return [
        [{ state: 'due' }, due],
        [{ state: 'waiting' }, waiting],
        [{ state: 'dead' }, dead],
      ];
    },
  );
  return ({ kind, outcome, ms }) => {
    total.add({ kind, outcome });
    duration.observe({ kind }, ms / 1000);
  };
}

function addDependencies(registry: Registry, { db, replica, events, sinks = [] }: MetricsDeps): void {
  const isDatabaseUp = createDatabaseProbe(db);
  registry.read('site_api_database_up', 'Whether the database responds.', 'gauge', async () => [
    [{}, (await isDatabaseUp()) ? 1 : 0],
  ]);
  registry.read('site_api_replica_up', 'Whether the replica is used.', 'gauge', () =>
    replica ? [[{}, replica.state() === 'ok' ? 1 : 0]] : [],
  );
  registry.read(
    'site_api_replica_reads_total',
    'Reads that may be stale, by the server that did them.',
    'counter',
    () => (replica ? Object.entries(replica.counts()).map(([by, count]) => [{ by }, count] as const) : []),
  );
  registry.read('site_api_events_queued', 'Counted events that wait for the database.', 'gauge', () => [
    [{}, events.waiting()],
  ]);
  registry.read(
    'site_api_event_sink_waiting',
    'Events that a sink has not received, up to 100,000.',
    'gauge',
    () =>
      Promise.all(
        sinks.map(async ({ name, countWaiting }) => [{ sink: name }, await countWaiting()] as const),
      ),
  );
  registry.read(
    'site_api_event_sink_up',
    'Whether the last write of this server to a sink succeeded.',
    'gauge',
    () => sinks.map(({ name, isFailing }) => [{ sink: name }, isFailing() ? 0 : 1] as const),
  );
}

function addProcess(registry: Registry): void {
  const start = Date.now() / 1000 - process.uptime();
  const delay = monitorEventLoopDelay();
  delay.enable();
  registry.read('process_start_time_seconds', 'Start of the process.', 'gauge', () => [[{}, start]]);
  registry.read('process_resident_memory_bytes', 'Memory of the process.', 'gauge', () => [
    [{}, process.memoryUsage.rss()],
  ]);
  registry.read(
    'site_api_event_loop_delay_seconds',
    'Delay of the event loop since the last reading.',
    'gauge',
    () => {
      const p99 = delay.percentile(99) / 1e9;
      delay.reset();
      return [[{ quantile: '0.99' }, p99]];
    },
  );
  registry.read('process_cpu_seconds_total', 'Processor time.', 'counter', () => {
    const { user, system } = process.cpuUsage();
    return [[{}, (user + system) / 1e6]];
  });
}
