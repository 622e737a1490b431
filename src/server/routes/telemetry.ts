/** Routes that store events, errors, traces and performance records. */
import * as v from 'valibot';
import type { CallName } from '../../core/calls';
import { isRecord } from '../../core/read';
import { UUID7_RANDOM_BYTES, uuid7 } from '../../core/uuid7';
import { FailureSchema } from '../../core/wire/failure';
import {
  ErrorReportsSchema,
  EventEnvelopeSchema,
  EventFormSchema,
  PerformanceRecordsSchema,
  PerformanceSettingsSchema,
  RecordedEventSchema,
  RecordedFormSchema,
  TraceEntriesSchema,
  TraceFormSchema,
} from '../../core/wire/telemetry';
import { FORM } from '../http/body';
import { fromCall } from '../http/call-route';
import type { Deps } from '../http/context';
import { HttpError } from '../http/errors';
import { parseJson, sanitizeValue } from '../http/json';
import { type RequestBodies, type Route, type RouteSpec, route } from '../http/route';
import { type CountedRequest, storeEvents } from './counted-events';

/** A transparent one-pixel GIF. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

export function telemetryRoutes(deps: Deps): Route[] {
  return [
    route(
      spec('visitorEvents', 'An event of a visitor.', 202, {
        'application/json': EventEnvelopeSchema,
        [FORM]: EventFormSchema,
      }),
      async ({ c, body }) => {
        await storeEvents(c, deps, [parseEvent(body)]);
        return c.body(null, 202);
      },
    ),
    route(
      spec('recordEvent', 'An event, sent by the older call.', 202, {
        'application/json': RecordedEventSchema,
        [FORM]: RecordedFormSchema,
      }),
      async ({ c, body }) => {
        const data = parseRecord(body.data);
        const { event: name } = body;
        await storeEvents(c, deps, [{ kind: 'record', name, visitor: undefined, data, eventId: undefined }]);
        return c.body(null, 202);
      },
    ),
    ...noteRoutes(deps),
    route(
      {
        ...spec('performanceSettings', 'Id for the performance records of a page view.', 200),
        limit: 'read',
        query: { version: 'Version of the collector.' },
        responses: { 200: { description: 'A new id.', schema: PerformanceSettingsSchema } },
      },
      ({ c }) => {
        c.header('Cache-Control', 'no-store');
        return c.json({ pageLoadId: uuid7(deps.clock(), deps.random(UUID7_RANDOM_BYTES)) });
      },
    ),
    route(
      spec('performanceRecords', 'Performance records of a page.', 204, {
        'application/json': PerformanceRecordsSchema,
        'text/plain': PerformanceRecordsSchema,
      }),
      async ({ c, body }) => {
        const events = body.map(({ event, ...record }) => createCountedRequest('performance', event, record));
        await storeEvents(c, deps, events);
        return c.body(null, 204);
      },
    ),
    pixelRoute(deps),
  ];
}

function noteRoutes(deps: Deps): Route[] {
  return [
    route(
      spec('trace', 'Trace entries of a page.', 204, { [FORM]: TraceFormSchema }),
      async ({ c, body }) => {
        const entries = v.safeParse(TraceEntriesSchema, parseJson(body.data));
        if (!entries.success) throw new HttpError(400, 'data: must be a list of { pageUrl, type, data }.');
        const events = entries.output.map(({ type, ...data }) => createCountedRequest('trace', type, data));
        await storeEvents(c, deps, events);
        return c.body(null, 204);
      },
    ),
    route(
      {
        ...spec('javascriptErrors', 'Script errors.', 204, {
          'application/json': ErrorReportsSchema,
        }),
        guard: 'crumb',
      },
      async ({ c, body }) => {
        const events = body.map(({ event, ...report }) => createCountedRequest('error', event, report));
        await storeEvents(c, deps, events);
        return c.body(null, 204);
      },
    ),
  ];
}

function pixelRoute(deps: Deps): Route {
  return route(
    {
      ...spec('pixel', 'A visit, reported by an image request.', 200),
      limit: 'beacon',
      query: {
        landing: 'Landing page.',
        refer: 'Referrer.',
        rk: 'Random number that prevents caching.',
        lang: '',
        screen: '',
      },
      responses: { 200: { description: 'A one-pixel image.', type: 'image/gif' } },
    },
    async ({ c }) => {
      const { rk: _random, ...query } = c.req.query();
      const data = sanitizeValue(query) as Record<string, string>;
      await storeEvents(c, deps, [createCountedRequest('pixel', data.landing ?? '', data)]);
      return c.body(PIXEL, 200, { 'Content-Type': 'image/gif', 'Cache-Control': 'no-store' });
    },
  );
}

function createCountedRequest(kind: string, name: string, data: Record<string, unknown>): CountedRequest {
  return { kind, name, visitor: undefined, data, eventId: undefined };
}

/** Accepts JSON, or form encoding with JSON text in `data`. */
function parseEvent(
  body: v.InferOutput<typeof EventEnvelopeSchema | typeof EventFormSchema>,
): CountedRequest {
  const { analyticsId, customSchemaName, eventId } = body;
  const commonData = parseRecord(body.commonData);
  const action = typeof commonData.action === 'string' ? commonData.action : '';
  const data = {
    commonData,
    customData: parseRecord(body.customData),
    customSchemaName: customSchemaName ?? null,
  };
  return { kind: 'event', name: action, visitor: analyticsId, data, eventId };
}

function parseRecord(value: unknown): Record<string, unknown> {
  const read = typeof value === 'string' ? parseJson(value || '{}') : (value ?? {});
  if (!isRecord(read)) throw new HttpError(400, 'The data must be a JSON object.');
  return read;
}

function spec<B extends RequestBodies>(
  name: CallName,
  summary: string,
  status: number,
  bodies?: B,
): RouteSpec<B> {
  return {
    ...fromCall(name),
    tag: 'telemetry',
    summary,
    description: 'Responds after storing. Visitor ids are dropped without consent.',
    guard: 'open',
    limit: 'telemetry',
    ...(bodies && { bodies }),
    responses: {
      [status]: { description: 'Stored.' },
      400: { description: 'The fields are malformed.', schema: FailureSchema },
      429: { description: 'Too many calls; see `Retry-After`.', schema: FailureSchema },
      503: { description: 'Too many requests at once; see `Retry-After`.', schema: FailureSchema },
    },
  };
}
