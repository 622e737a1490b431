/**
 * Port for traces: spans of requests, queries and jobs. Attributes are patterns, kinds and states, never what visitors
 * sent.
 */

/** Values of attributes. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

/** A running span. */
export interface Span {
  readonly traceId: string;
  /** W3C header for work that other services do on behalf of this span. */
  readonly traceparent: string;
  end(result?: SpanResult): void;
}

export interface SpanResult {
  /** Replaces the name, if it is known only at the end. */
  name?: string;
  attributes?: SpanAttributes;
  isError?: boolean;
}

export interface SpanOptions {
  name: string;
  kind: 'server' | 'client' | 'consumer';
  attributes?: SpanAttributes;
  /** `traceparent` of a cause that waits for the span (`parent`) or does not (`link`). */
  parent?: string | undefined;
  link?: string | undefined;
}

export interface Tracer {
  startSpan(options: SpanOptions): Span;
}
