// Routes that read and replace a JSON document of the site; both support conditional requests.
import * as v from 'valibot';
import type { CallName } from '../../core/calls';
import { CrumbFailureSchema, FailureSchema } from '../../core/wire/failure';
import type { Queryable } from '../db/db';
import { fromCall } from '../http/call-route';
import {
  NOT_MODIFIED,
  PRECONDITION_FAILED,
  PRECONDITIONS,
  sendResource,
  sendStored,
} from '../http/conditional';
import type { Deps } from '../http/context';
import { type ResponseSpec, type Route, type RouteSpec, route, type Schema } from '../http/route';
import { type DocumentKind, putDocument } from '../stores/site-documents';
import { saveResource } from './owner-edit';

/** Responses to a call that the owner's programs send wrongly. */
export const REFUSALS: Readonly<Record<number, ResponseSpec>> = {
  400: {
    description: 'The body or the crumb is invalid.',
    schema: v.union([CrumbFailureSchema, FailureSchema]),
  },
  401: { description: 'The token is missing or invalid.', schema: FailureSchema },
};

interface CallSpec extends Pick<RouteSpec, 'summary' | 'description'> {
  call: CallName;
  /** Describes the response 200. */
  result: string;
}

export interface SiteDocument {
  kind: DocumentKind;
  tag: string;
  /** Schema of the response to both calls. */
  schema: Schema;
  /** Schema of the document, which is also the body that replaces it. */
  bodySchema: v.GenericSchema<unknown, object>;
  read: CallSpec;
  write: CallSpec;
  /** The response with the stored document, or with its default. */
  findResource(db: Queryable): Promise<object>;
  /** The response with a document. */
  toResource(body: object): object;
}

export const documentRoutes = (deps: Deps, document: SiteDocument): Route[] => [
  createReadRoute(deps, document),
  createWriteRoute(deps, document),
];

function createReadRoute({ db }: Deps, { tag, schema, read, findResource }: SiteDocument): Route {
  const { call, result, ...texts } = read;
  return route(
    {
      ...fromCall(call),
      ...texts,
      tag,
      guard: 'open',
      limit: 'read',
      responses: { 200: { description: result, schema }, 304: NOT_MODIFIED },
    },
    async ({ c }) => sendResource(c, await findResource(db)),
  );
}

function createWriteRoute(deps: Deps, document: SiteDocument): Route {
  const { kind, tag, schema, bodySchema, write, findResource, toResource } = document;
  const { call, result, ...texts } = write;
  return route(
    {
      ...fromCall(call),
      ...texts,
      tag,
      guard: 'owner:settings',
      limit: 'write',
      headers: PRECONDITIONS,
      bodies: { 'application/json': bodySchema },
      responses: { 200: { description: result, schema }, ...REFUSALS, 412: PRECONDITION_FAILED },
    },
    async ({ c, body }) => {
      await saveResource(c, deps, { key: kind, read: findResource }, (db) =>
        putDocument(db, deps.site.id, kind, body),
      );
      return sendStored(c, toResource(body));
    },
  );
}
