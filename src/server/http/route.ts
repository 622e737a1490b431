/** What is a route? One entry of the table from which both the server and its API document are made. */
import type { BaseIssue, BaseSchema, InferOutput } from 'valibot';
import type { BodyType } from './body';
import type { Ctx, LimitName } from './context';
import type { Guard } from './guards';

export type Schema = BaseSchema<unknown, unknown, BaseIssue<unknown>>;

/** One answer as the document tells it; without a schema it has no JSON body. */
export interface ResponseSpec {
  about: string;
  schema?: Schema;
  /** Defaults to application/json where there is a schema. */
  type?: string;
}

/** What a route accepts: the body's schema by content type. */
export type RequestBodies = Partial<Record<BodyType, Schema>>;

/** What is declared of a route; the documented ones are those of the specification, the others are ours. */
export interface RouteSpec<B extends RequestBodies = RequestBodies> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With `:name` for parameters. */
  path: string;
  tag: string;
  summary: string;
  about?: string;
  ours: boolean;
  guard: Guard;
  limit: LimitName;
  query?: Readonly<Record<string, string>>;
  bodies?: B;
  /** Bytes; 64 KiB if nothing is said. */
  bodyLimit?: number;
  answers: Readonly<Record<number, ResponseSpec>>;
}

/** A request that passed its guards and whose body fits its schema. */
export interface HandlerContext<Body = unknown> {
  c: Ctx;
  param(name: string): string;
  query(name: string): string | undefined;
  /** How the body was written; undefined where the route takes none. */
  type: BodyType | undefined;
  body: Body;
  /** Name and value pairs of a form, in order. */
  fields: [string, string][];
}

export interface Route extends RouteSpec {
  handle(call: HandlerContext<never>): Promise<Response> | Response;
}

/** A declared route with its handler, whose body is typed by the schemas. */
export function route<const B extends RequestBodies>(
  spec: RouteSpec<B>,
  handle: (call: HandlerContext<BodyOf<B>>) => Promise<Response> | Response,
): Route {
  return { ...spec, handle: handle as Route['handle'] };
}

type BodyOf<B extends RequestBodies> = InferOutput<Extract<B[keyof B], Schema>>;
