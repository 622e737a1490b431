// Assertions about responses. Each throws a `Fault` with an actionable message.
import * as v from 'valibot';
import type { DocumentedCallName } from '../../core/calls';
import { isRecord } from '../../core/read';
import type { Request } from './caller';
import { type Caller, type Reply, saysCrumbFail } from './caller';

export type Schema = v.GenericSchema;

/** The backend violates an expectation. */
export class Fault extends Error {}

/** The backend does not implement the call. */
export class NotAnswered extends Error {}

/** Statuses of unimplemented calls. An implemented call never responds to a valid request with one of them. */
const NO_SUCH_CALL = [404, 405, 501];

/** Requires one of these statuses; the first is the usual one. */
export function expectStatus(reply: Reply, statuses: readonly number[]): void {
  if (statuses.includes(reply.status)) return;
  const wait = reply.status === 429 ? '; the calls are rate-limited: run this again later' : '';
  throw new Fault(`status ${reply.status} instead of ${statuses.join(' or ')}${excerpt(reply)}${wait}`);
}

/** Requires a response to a valid request with one of these statuses. */
export function expectAnswered(reply: Reply, statuses: readonly number[]): void {
  if (!statuses.includes(reply.status) && NO_SUCH_CALL.includes(reply.status))
    throw new NotAnswered(`not implemented: status ${reply.status}`);
  expectStatus(reply, statuses);
}

/** Requires JSON that matches the schema, at the top level or under `data` (the specification uses both). */
export function expectJson<S extends Schema>(reply: Reply, schema: S): v.InferOutput<S> {
  if (!/^application\/(?:[\w.-]+\+)?json$/.test(reply.type))
    throw new Fault(`content type ${reply.type || '(none)'} instead of application/json${excerpt(reply)}`);
  if (reply.json === undefined) throw new Fault(`the body is not JSON${excerpt(reply)}`);
  const found = v.safeParse(schema, reply.json);
  if (found.success) return found.output;
  const wrapped = isRecord(reply.json) && 'data' in reply.json;
  const inner = v.safeParse(v.object({ data: schema }), reply.json);
  if (inner.success) return inner.output.data;
  throw new Fault(`${describe((wrapped ? inner : found).issues[0])}${excerpt(reply)}`);
}

/** Requires a body that the data layer can read: empty with 204, otherwise empty or JSON. */
export function expectNothing(reply: Reply): void {
  if (reply.text !== '' && reply.json === undefined)
    throw new Fault(`the body is neither empty nor JSON${excerpt(reply)}`);
}

/** Requires an error message where the data layer looks for it (API-011, FRM-064). */
export function expectRefusal(reply: Reply): void {
  const said = [reply.json, isRecord(reply.json) ? reply.json.data : undefined].some(
    (body) => isRecord(body) && !!(body.error || body.message || body.errors),
  );
  if (!said) throw new Fault(`status ${reply.status} without error, message or errors${excerpt(reply)}`);
}

/**
 * Requires that a wrong crumb is rejected with crumbFail and a fresh crumb, so that a retry succeeds (API-014). For
 * calls that require sign-in, an authentication error is equally valid.
 */
export async function expectCrumbCheck(
  call: Caller,
  name: DocumentedCallName,
  request: Request,
  mayBeSignedOut: boolean,
): Promise<void> {
  const refused = await call(name, { ...request, crumb: 'wrong' });
  if (mayBeSignedOut && (refused.status === 401 || refused.status === 403)) return;
  if (!saysCrumbFail(refused))
    throw new Fault(`a wrong crumb is not rejected with crumbFail${excerpt(refused)}`);
  if (saysCrumbFail(await call(name, request)))
    throw new Fault('crumbFail again after the retry: the rejection contains no fresh crumb');
}

/** Requires two values to be equal JSON. */
export function expectSame(found: unknown, wanted: unknown, what: string): void {
  const [a, b] = [JSON.stringify(sorted(found)), JSON.stringify(sorted(wanted))];
  if (a !== b) throw new Fault(`${what}: ${short(a)} instead of ${short(b)}`);
}

function describe(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  if (issue.received === 'undefined') return `${path ?? 'the body'} is missing`;
  return `${path ?? 'the body'} should be ${issue.expected ?? issue.message}, is ${short(issue.received)}`;
}

function excerpt({ status, text }: Reply): string {
  return text ? ` (${status}: ${short(text.slice(0, LONGEST).replace(/\s+/g, ' '))})` : '';
}

/** Maximum length of a response quoted in a report. */
const LONGEST = 1000;

const short = (text = '') => (text.length > 120 ? `${text.slice(0, 119)}…` : text);

/** The order of keys is irrelevant. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sorted(value[key])]),
  );
}
