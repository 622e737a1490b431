/** Events, errors, traces and performance records on the wire (document B, section 7). */
import * as v from 'valibot';

const anything = v.record(v.string(), v.unknown());

const eventId = v.optional(
  v.pipe(
    v.string(),
    v.uuid(),
    v.description('Deduplicates repeated requests; not part of the documented call.'),
  ),
);

/** Body of `POST /api/v1/events` as JSON (EVT-010). */
export const EventEnvelopeSchema = v.object({
  analyticsId: v.pipe(v.string(), v.maxLength(200)),
  commonData: anything,
  customData: v.optional(anything),
  customSchemaName: v.optional(v.nullable(v.string())),
  eventId,
});

/** The same, sent by beacon: form-encoded, with the data as JSON. */
export const EventFormSchema = v.object({
  analyticsId: v.pipe(v.string(), v.maxLength(200)),
  commonData: v.pipe(v.string(), v.description('A JSON object.')),
  customData: v.optional(v.pipe(v.string(), v.description('A JSON object.'))),
  customSchemaName: v.optional(v.string()),
  eventId,
});

/** Body of `POST /api/events/RecordEvent`, variant A: JSON (EVT-013). */
export const RecordedEventSchema = v.objectWithRest(
  { event: v.string(), data: v.optional(v.unknown()) },
  v.unknown(),
);

/** Body of `POST /api/events/RecordEvent`, variant B: form-encoded (EVT-014). */
export const RecordedFormSchema = v.object({
  crumb: v.optional(v.string()),
  event: v.string(),
  data: v.pipe(v.optional(v.string()), v.description('A JSON object.')),
});

const MAX_ENTRIES = 200;

/** JSON value of `data` in `POST /api/events/Trace` (TRC-001). */
export const TraceEntriesSchema = v.pipe(
  v.array(v.object({ pageUrl: v.string(), type: v.string(), data: v.optional(v.unknown()) })),
  v.maxLength(MAX_ENTRIES),
);

/** Body of `POST /api/events/Trace`, form-encoded (TRC-002). */
export const TraceFormSchema = v.object({
  data: v.pipe(v.string(), v.description('A JSON list of { pageUrl, type, data }.')),
});

/** Body of `POST /api/events/RecordJavascriptErrors` (TRC-005). */
export const ErrorReportsSchema = v.pipe(
  v.array(
    v.object({
      event: v.string(),
      data: v.optional(v.unknown()),
      timestamp: v.pipe(v.number(), v.description('Milliseconds since 1970.')),
    }),
  ),
  v.maxLength(MAX_ENTRIES),
);

/** Body of `POST /api/1/performance/records`, as JSON with any content type (PRF-001, PRF-003). */
export const PerformanceRecordsSchema = v.pipe(
  v.array(
    v.object({
      app: v.string(),
      event: v.string(),
      data: v.optional(v.unknown()),
      pageLoadId: v.string(),
      ts: v.pipe(v.number(), v.description('Milliseconds since 1970.')),
    }),
  ),
  v.maxLength(MAX_ENTRIES),
);

/** Response of `GET /api/1/performance/settings` (PRF-002). */
export const PerformanceSettingsSchema = v.object({ pageLoadId: v.string() });
