// Assertions about responses. Each throws a `Fault` with an actionable message.
import * as v from 'valibot';
import type { CallName } from '../../core/calls';
import { isRecord } from '../../core/read';
import type { Request } from './caller';
import { type Caller, isCrumbFailure, type Reply } from './caller';

export type Schema = v.GenericSchema;

/** The backend violates an expectation. */
export class ConformanceError extends Error {}

/** The backend does not implement the call. */
export class NotImplementedError extends Error {}

/** Statuses of unimplemented calls. An implemented call never responds to a valid request with one of them. */
const NOT_IMPLEMENTED = [404, 405, 501];

/** Requires one of these statuses; the first is the usual one. */
export function expectStatus(reply: Reply, statuses: readonly number[]): void {
  if (statuses.includes(reply.status)) return;
  const hint = reply.status === 429 ? '; the calls are rate-limited: run this again later' : '';
  throw new ConformanceError(
    `status ${reply.status} instead of ${statuses.join(' or ')}${excerpt(reply)}${hint}`,
  );
}

/** Requires a response to a valid request with one of these statuses. */
export function expectImplemented(reply: Reply, statuses: readonly number[]): void {
  if (!statuses.includes(reply.status) && NOT_IMPLEMENTED.includes(reply.status))
    throw new NotImplementedError(`not implemented: status ${reply.status}`);
  expectStatus(reply, statuses);
}

/** Requires JSON that matches the schema, at the top level or under `data` (the specification uses both). */
export function expectJson<S extends Schema>(reply: Reply, schema: S): v.InferOutput<S> {
  if (!/^application\/(?:[\w.-]+\+)?json$/.test(reply.type))
    throw new ConformanceError(
      `content type ${reply.type || '(none)'} instead of application/json${excerpt(reply)}`,
    );
  if (reply.json === undefined) throw new ConformanceError(`the body is not JSON${excerpt(reply)}`);
  const result = v.safeParse(schema, reply.json);
  if (result.success) return result.output;
  const wrapped = isRecord(reply.json) && 'data' in reply.json;
  const inner = v.safeParse(v.object({ data: schema }), reply.json);
  if (inner.success) return inner.output.data;
  throw new ConformanceError(`${describe((wrapped ? inner : result).issues[0])}${excerpt(reply)}`);
}

/** Requires HTML that contains a text. */
export function expectHtml(reply: Reply, text = ''): void {
  if (reply.type !== 'text/html')
    throw new ConformanceError(
      `content type ${reply.type || '(none)'} instead of text/html${excerpt(reply)}`,
    );
  if (!reply.text.includes(text)) throw new ConformanceError(`the markup lacks ${text}${excerpt(reply)}`);
}

/** Requires a body that the data layer can read: empty with 204, otherwise empty or JSON. */
export function expectReadableBody(reply: Reply): void {
  if (reply.text !== '' && reply.json === undefined)
    throw new ConformanceError(`the body is neither empty nor JSON${excerpt(reply)}`);
}

/** Requires an error message where the data layer looks for it (API-011, FRM-064). */
export function expectErrorMessage(reply: Reply): void {
  const hasMessage = [reply.json, isRecord(reply.json) ? reply.json.data : undefined].some(
    (body) => isRecord(body) && !!(body.error || body.message || body.errors),
  );
  if (!hasMessage)
    throw new ConformanceError(`status ${reply.status} without error, message or errors${excerpt(reply)}`);
}

/**
 * Requires that a wrong crumb is rejected with crumbFail and a fresh crumb, so that a retry succeeds (API-014). For
 * calls that require sign-in, an authentication error is equally valid.
 */
export async function expectCrumbCheck(
  call: Caller,
  name: CallName,
  request: Request,
  mayBeSignedOut: boolean,
): Promise<void> {
  const rejection = await call(name, { ...request, crumb: 'wrong' });
  if (mayBeSignedOut && (rejection.status === 401 || rejection.status === 403)) return;
  if (!isCrumbFailure(rejection))
    throw new ConformanceError(`a wrong crumb is not rejected with crumbFail${excerpt(rejection)}`);
  if (isCrumbFailure(await call(name, request)))
    throw new ConformanceError('crumbFail again after the retry: the rejection contains no fresh crumb');
}

/** Requires two values to be equal JSON. */
export function expectSame(result: unknown, expected: unknown, label: string): void {
  const [a, b] = [JSON.stringify(sortKeys(result)), JSON.stringify(sortKeys(expected))];
  if (a !== b) throw new ConformanceError(`${label}: ${truncate(a)} instead of ${truncate(b)}`);
}

function describe(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  if (issue.received === 'undefined') return `${path ?? 'the body'} is missing`;
  return `${path ?? 'the body'} should be ${issue.expected ?? issue.message}, is ${truncate(issue.received)}`;
}

function excerpt({ status, text }: Reply): string {
  return text ? ` (${status}: ${truncate(text.slice(0, MAX_EXCERPT_LENGTH).replace(/\s+/g, ' '))})` : '';
}

/** Maximum length of a response quoted in a report. */
const MAX_EXCERPT_LENGTH = 1000;

const truncate = (text = '') => (text.length > 120 ? `${text.slice(0, 119)}…` : text);

/** The order of keys is irrelevant. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sortKeys(value[key])]),
  );
}
