/** The context of the current request. Its id appears in the log, in the response, and in the jobs that it adds. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from './tracer';

export interface RequestContext {
  id: string;
  /** W3C trace id, if the caller sent one. */
  traceId?: string;
}

/** With the span of the request or job, if traces are exported. */
interface StoredContext extends RequestContext {
  span?: Span | undefined;
}

const storage = new AsyncLocalStorage<StoredContext>();

/** Runs work, and everything it starts, in the context of a request. */
export const runInContext = <T>(context: StoredContext, work: () => T): T => storage.run(context, work);

/** The id of the current request; in a job, the id of the request that added it. */
export const getRequestId = (): string | undefined => storage.getStore()?.id;

/** The span of the current request or job. */
export const getSpan = (): Span | undefined => storage.getStore()?.span;

/** Header that passes the current span to receivers of webhooks and mails. */
export function getTraceHeaders(): Record<string, string> {
  const span = getSpan();
  return span ? { traceparent: span.traceparent } : {};
}

/** Ids that proxies and other services create. Email addresses do not match. */
const REQUEST_ID = /^[\w.:/+=-]{1,64}$/;

/** Version, trace id, id of the caller's span, flags; later versions may append fields. */
const TRACE_PARENT = /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(-.*)?$/;

/** `traceparent` if it is well-formed. */
export const readTraceparent = (header = ''): string | undefined =>
  readTraceId(header) ? header : undefined;

/** Reads `X-Request-Id` and `traceparent`; without a valid one, the id is created. */
export function readRequestContext(
  header: (name: string) => string | undefined,
  createId: () => string,
): RequestContext {
  const traceId = readTraceId(header('traceparent'));
  const sent = header('X-Request-Id');
  const id = sent && REQUEST_ID.test(sent) ? sent : (traceId ?? createId());
  return traceId ? { id, traceId } : { id };
}

function readTraceId(header = ''): string | undefined {
  const [, version, traceId, more] = TRACE_PARENT.exec(header) ?? [];
  return version === '00' && more ? undefined : traceId;
}
