/** Observability of a server: log, errors, metrics and traces. */
import { setTimeout as sleep } from 'node:timers/promises';
import { importOptional } from '../context/import-optional';
import type { Tracer } from '../context/tracer';
import type { Counted } from '../http/context';
import { type AnyLogEntry, createErrorLog, createJsonLog, createTextLog } from '../http/log';
import type { Metrics } from './metrics';
import type { Telemetry, TelemetryConfig } from './telemetry';

/** Setting `LOG`. */
type Format = 'text' | 'json' | 'off';

export interface Observer {
  /** Whether the server is about to stop. */
  isDraining: boolean;
  /** Undefined: there are no spans. */
  readonly tracer: Tracer | undefined;
  /** Whether metrics are exported and therefore have to be collected. */
  readonly exportsMetrics: boolean;
  /** Counts in these metrics from now on. */
  collect(metrics: Metrics): void;
  /** Logs and counts a request or a job. */
  log(entry: AnyLogEntry): void;
  /** Counts what a site has stored. */
  count(siteId: string, what: Counted): void;
  /** Reports the failure of a background task. */
  onError(error: unknown): void;
  /** Exports what remains. */
  stop(): Promise<void>;
}

const PACKAGES = [
  'api',
  'sdk-trace-base',
  'sdk-metrics',
  'resources',
  'exporter-trace-otlp-http',
  'exporter-metrics-otlp-http',
];

/** Time for the last export, in milliseconds. */
const STOP_MS = 5000;

/** Creates an observer without metrics. */
export async function createObserver(
  { log: format, telemetry: config }: { log: Format; telemetry: TelemetryConfig | undefined },
  print: (line: string) => void,
): Promise<Observer> {
  const telemetry = config && (await loadTelemetry(config));
  let metrics: Metrics | undefined;
  const write = createLog(format, print);
  const writeError = format === 'json' ? createJsonLog(print) : createErrorLog(console.error);
  const observer: Observer = {
    isDraining: false,
    tracer: telemetry?.tracer,
    exportsMetrics: config?.metrics === true,
    collect(collected) {
      metrics = collected;
      telemetry?.exportMetrics(() => collected.measure());
    },
    log(entry) {
      write(entry);
      metrics?.record(entry);
    },
    count: (siteId, what) => metrics?.count(siteId, what),
    onError: (error) => writeError({ error }),
    stop: async () => {
      await Promise.race([telemetry?.stop(), sleep(STOP_MS, undefined, { ref: false })]);
    },
  };
  return observer;
}

async function loadTelemetry(config: TelemetryConfig): Promise<Telemetry> {
  const names = PACKAGES.map((name) => `@opentelemetry/${name}`).join(' ');
  const { createTelemetry } = await importOptional(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    names,
    () => import('./telemetry'),
  );
  return createTelemetry(config);
}

function createLog(format: Format, print: (line: string) => void): (entry: AnyLogEntry) => void {
  if (format === 'off') return createErrorLog(console.error);
  return format === 'json' ? createJsonLog(print) : createTextLog(print);
}
