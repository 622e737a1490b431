// Outcome of an attempt to send an entry. Pure.
import { isRecord } from '../../core/read';
import type { ApiResult } from '../shared/ports';

/**
 * - `retry`: the server is busy, or it is unknown whether it stored the submission; repeat the same request later.
 * - `renew-key`: the key has expired and nothing is stored under it; repeat with a new key.
 * - `prove-work`: the server requires a proof of work, which does not involve the visitor; repeat with one.
 * - `rejected`: the server rejects the submission.
 */
export type Outcome = 'stored' | 'retry' | 'renew-key' | 'prove-work' | 'rejected';

/** Statuses that do not concern the submission itself. */
const TEMPORARY_STATUSES = [0, 408, 425, 429];

export function getOutcome(result: ApiResult<unknown>): Outcome {
  if (result.ok) return 'stored';
  const { status, error } = result;
  if (TEMPORARY_STATUSES.includes(status) || status >= 500 || error.kind === 'unreadable') return 'retry';
  if (!isRecord(error.body)) return 'rejected';
  if (error.body.keyUnused === true) return 'renew-key';
  if (error.body.captcha === 'altcha') return 'prove-work';
  // The crumb was rejected twice in a row, which does not concern the submission.
  return error.body.crumbFail === true ? 'retry' : 'rejected';
}
