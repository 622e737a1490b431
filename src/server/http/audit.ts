/** Records the actions of owners in the audit log. */
import { UUID7_RANDOM_BYTES, uuid7 } from '../../core/uuid7';
import { pseudonymize } from '../domain/pseudonym';
import { addAuditEntry, finishAuditEntry } from '../stores/audit';
import { getClientAddress } from './client';
import type { Ctx, Deps } from './context';
import { toHttpError } from './errors';
import { getArea, SAFE_METHODS } from './guards';
import { sanitizeText } from './json';
import type { Route } from './route';

/** Number of characters of an address hash, enough to distinguish the addresses of a site. */
const ADDRESS_LENGTH = 16;

const MAX_TARGET = 300;

/** Whether a route changes something as an owner, or signs one in or out. */
export const isAudited = ({ guard, method, audited }: Route): boolean =>
  audited ?? (getArea(guard) !== undefined && !SAFE_METHODS.includes(method));

/**
 * Records an action before it runs, and its outcome afterwards: without an entry there is no action. If only the second
 * part fails, the action was done, and its entry says that the outcome is unknown.
 */
export async function runAudited(
  c: Ctx,
  deps: Deps,
  route: Route,
  act: () => Promise<Response> | Response,
): Promise<Response> {
  const { db, site } = deps;
  const at = deps.clock();
  const id = uuid7(at, deps.random(UUID7_RANDOM_BYTES));
  const address = pseudonymize(deps.secrets[0], 'audit', getClientAddress(c, deps.trustProxy));
  await addAuditEntry(db, site.id, {
    id,
    at,
    actor: getActor(c),
    action: `${route.method} ${route.path}`,
    what: route.summary.replace(/^Owner(?: page)?: (.)/, (_, letter: string) => letter.toUpperCase()),
    target: sanitizeText(c.req.path).slice(0, MAX_TARGET),
    requestId: c.get('id'),
    address: address.slice(0, ADDRESS_LENGTH),
  });
  const finish = (status: number): Promise<void> =>
    finishAuditEntry(db, site.id, id, { status, actor: getActor(c) }).catch(() => undefined);
  try {
    const response = await act();
    await finish(response.status);
    return response;
  } catch (error) {
    await finish(toHttpError(error).status);
    throw error;
  }
}

const getActor = (c: Ctx): string => c.get('actor')?.name ?? 'Nobody';
