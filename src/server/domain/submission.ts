/** When are two submissions the same one? */
import { createHmac } from 'node:crypto';
import { formatUuid } from '../../core/uuid7';
import type { FormValues } from '../../core/wire/form';
import { sha256 } from './signing';

/** What tells one sender of a form without script from another, for ten minutes; none of it is stored. */
export interface NativeSender {
  address: string;
  userAgent: string;
}

/** For how long the same words from the same sender without a key are one submission, in milliseconds. */
export const NATIVE_DUPLICATE_WINDOW_MS = 600_000;

/** JSON with sorted keys: the same values give the same text. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`).join(',')}}`;
}

/** What was submitted, without what changes on a retry (captcha answer, page-event fields). */
export function hashSubmission(formId: string, values: FormValues): string {
  return sha256(canonicalJson([formId, values]));
}

/**
 * The ids under which a submission without a key may already be stored, the one to store it under first:
 * an impatient second click on a page without script must not count twice. The two windows overlap at their border.
 */
export function getNativeSubmissionIds(
  secret: string,
  hash: string,
  sender: NativeSender,
  now: number,
): [string, string] {
  const window = Math.floor(now / NATIVE_DUPLICATE_WINDOW_MS);
  const id = (at: number): string => deriveId(secret, [hash, sender, at]);
  return [id(window), id(window - 1)];
}

/** The same facts always give the same UUID, which nobody else can tell beforehand. */
export function deriveId(secret: string, facts: unknown): string {
  return formatUuid(createHmac('sha256', secret).update(canonicalJson(facts)).digest(), 8);
}
