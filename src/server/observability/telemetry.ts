/**
 * Traces and metrics by OpenTelemetry, sent with OTLP over HTTP. Loaded only if an endpoint is set; its packages are
 * not installed with the server. The exporters read OpenTelemetry's standard environment variables themselves.
 */
import {
  type Attributes,
  type HrTime,
  type Tracer as OtelTracer,
  ROOT_CONTEXT,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
  ValueType,
} from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  type Resource,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  AggregationTemporality,
  DataPointType,
  MeterProvider,
  type MetricData,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { Span, SpanOptions, Tracer } from '../context/tracer';
import type { Measured } from './exposition';

const NAME = 'site-api';

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER } as const;

export interface Telemetry {
  /** Undefined: traces are not exported. */
  tracer: Tracer | undefined;
  /** Exports metrics from now on, if an endpoint for them is set. */
  exportMetrics(read: () => Promise<Measured[]>): void;
  /** Sends what remains. */
  stop(): Promise<void>;
}

/** What is exported. */
export interface TelemetryConfig {
  traces: boolean;
  metrics: boolean;
  /** Time between two exports of metrics, in milliseconds. */
  metricIntervalMs: number;
}

/** The service is named `site-api` unless OTEL_SERVICE_NAME or OTEL_RESOURCE_ATTRIBUTES set another name. */
export function createTelemetry({ traces, metrics, metricIntervalMs }: TelemetryConfig): Telemetry {
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': NAME }))
    .merge(detectResources({ detectors: [envDetector] }));
  const provider = traces
    ? new BasicTracerProvider({ resource, spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())] })
    : undefined;
  let meters: MeterProvider | undefined;
  return {
    tracer: provider && createTracer(provider.getTracer(NAME)),
    exportMetrics(read) {
      if (!metrics) return;
      const reader = new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter(),
        exportIntervalMillis: metricIntervalMs,
        exportTimeoutMillis: Math.min(metricIntervalMs, 10_000),
        metricProducers: [createProducer(read, resource)],
      });
      meters = new MeterProvider({ resource, readers: [reader] });
    },
    async stop() {
      await Promise.allSettled([provider?.shutdown(), meters?.shutdown()]);
    },
  };
}

function createTracer(tracer: OtelTracer): Tracer {
  return {
    startSpan({ name, kind, attributes, parent, link }: SpanOptions): Span {
      const linked = parseTraceparent(link);
      const caller = parseTraceparent(parent);
      const span = tracer.startSpan(
        name,
        {
          kind: KINDS[kind],
          ...(attributes && { attributes: attributes as Attributes }),
          ...(linked && { links: [{ context: linked }] }),
        },
        caller ? trace.setSpanContext(ROOT_CONTEXT, caller) : ROOT_CONTEXT,
      );
      const { traceId, spanId, traceFlags } = span.spanContext();
      return {
        traceId,
        traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
        end({ name: last, attributes: more, isError } = {}) {
          if (last) span.updateName(last);
          if (more) span.setAttributes(more as Attributes);
          if (isError) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
  };
}

/** The header was validated earlier. */
function parseTraceparent(header: string | undefined): SpanContext | undefined {
  const [, traceId, spanId, flags = '00'] = header?.split('-') ?? [];
  return traceId && spanId
    ? { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true }
    : undefined;
}

/** The same metrics as for Prometheus, counted once. */
function createProducer(read: () => Promise<Measured[]>, resource: Resource) {
  const startTime = toHrTime(Date.now());
  return {
    async collect() {
      const families = await read();
      const times = { startTime, endTime: toHrTime(Date.now()) };
      const collected = families.map((family) => toMetricData(family, times));
      return {
        resourceMetrics: { resource, scopeMetrics: [{ scope: { name: NAME }, metrics: collected }] },
        errors: [],
      };
    },
  };
}

function toMetricData(
  { name, help, type, points }: Measured,
  times: { startTime: HrTime; endTime: HrTime },
): MetricData {
  const common = {
    descriptor: {
      name,
      description: help,
      unit: name.includes('_seconds') ? 's' : '',
      valueType: ValueType.DOUBLE,
    },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  if (type === 'histogram')
    return {
      ...common,
      dataPointType: DataPointType.HISTOGRAM,
      dataPoints: points.map(({ labels, value: sum, buckets }) => ({
        ...times,
        attributes: labels,
        value: {
          buckets: { boundaries: [...(buckets?.boundaries ?? [])], counts: [...(buckets?.counts ?? [])] },
          sum,
          count: (buckets?.counts ?? []).reduce((total, count) => total + count, 0),
        },
      })),
    };
  const dataPoints = points.map(({ labels, value }) => ({ ...times, attributes: labels, value }));
  return type === 'counter'
    ? { ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }
    : { ...common, dataPointType: DataPointType.GAUGE, dataPoints };
}

const toHrTime = (ms: number): HrTime => [Math.floor(ms / 1000), (ms % 1000) * 1_000_000];
