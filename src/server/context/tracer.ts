/** Port to traces: spans of requests, queries and jobs. Attributes are patterns, kinds and states, never what visitors sent. */

/** Values of attributes. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

/** A span that runs. */
export interface Span {
  readonly traceId: string;
  /** W3C header for what happens on its behalf elsewhere. */
  readonly traceparent: string;
  end(result?: SpanResult): void;
}

export interface SpanResult {
  /** Replaces the name, when it is known at the end only. */
  name?: string;
  attributes?: SpanAttributes;
  isError?: boolean;
}

export interface SpanOptions {
  name: string;
  kind: 'server' | 'client' | 'consumer';
  attributes?: SpanAttributes;
  /** `traceparent` of the cause that waits for it, and of one that does not. */
  parent?: string | undefined;
  link?: string | undefined;
}

export interface Tracer {
  startSpan(options: SpanOptions): Span;
}
