/** Route declarations, from which the server and its API description are built. */
import type { BaseIssue, BaseSchema, InferOutput } from 'valibot';
import type { BodyType } from './body';
import type { Ctx, LimitName } from './context';
import type { Guard } from './guards';

export type Schema = BaseSchema<unknown, unknown, BaseIssue<unknown>>;

/** A response, as described in the API document. Without a schema it has no JSON body. */
export interface ResponseSpec {
  description: string;
  schema?: Schema;
  /** Defaults to application/json if there is a schema. */
  type?: string;
}

/** Accepted bodies: schema by content type. */
export type RequestBodies = Partial<Record<BodyType, Schema>>;

/** Declaration of a route. Documented ones come from the specification. */
export interface RouteSpec<B extends RequestBodies = RequestBodies> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with `:name` parameters. */
  path: string;
  tag: string;
  summary: string;
  description?: string;
  undocumented: boolean;
  guard: Guard;
  /** Whether the audit log records it. Default: whether it belongs to the owner's area and changes something. */
  audited?: boolean;
  limit: LimitName;
  query?: Readonly<Record<string, string>>;
  /** Optional request headers with their descriptions. */
  headers?: Readonly<Record<string, string>>;
  bodies?: B;
  /** Replaces NUL in form values with U+FFFD instead of rejecting the request, so that the page can name the field. */
  replacesNul?: boolean;
  /** Limit in bytes; 64 KiB by default. */
  bodyLimit?: number;
  responses: Readonly<Record<number, ResponseSpec>>;
}

/** A request that passed its guard and matches its schema. */
export interface HandlerContext<Body = unknown> {
  c: Ctx;
  param(name: string): string;
  query(name: string): string | undefined;
  /** Encoding of the body; undefined if the route takes none. */
  type: BodyType | undefined;
  body: Body;
  /** Name and value pairs of a form, in order. */
  fields: [string, string][];
}

export interface Route extends RouteSpec {
  handle(call: HandlerContext<never>): Promise<Response> | Response;
}

/** A route with its handler; the schemas determine the type of its body. */
export function route<const B extends RequestBodies>(
  spec: RouteSpec<B>,
  handle: (call: HandlerContext<BodyOf<B>>) => Promise<Response> | Response,
): Route {
  return { ...spec, handle: handle as Route['handle'] };
}

type BodyOf<B extends RequestBodies> = InferOutput<Extract<B[keyof B], Schema>>;
