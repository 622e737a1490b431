/** Identity of submissions, for duplicate detection. */
import { createHmac } from 'node:crypto';
import { formatUuid } from '../../core/uuid7';
import type { FormValues } from '../../core/wire/form';
import { sha256 } from './signing';

/** Characteristics that distinguish senders of native form posts for ten minutes. They are not stored. */
export interface NativeSender {
  address: string;
  userAgent: string;
}

/** Window in which equal values from the same sender without a key count as one submission, in milliseconds. */
export const NATIVE_DUPLICATE_WINDOW_MS = 600_000;

/** JSON with sorted keys: equal values give equal text. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`).join(',')}}`;
}

/**
 * Hash of the submitted values, without those that change on a retry (captcha response, page fields).
 * @param collectionId collection that the form belongs to, if any
 */
export function hashSubmission(formId: string, values: FormValues, collectionId = ''): string {
  return sha256(canonicalJson([formId, values, ...(collectionId ? [collectionId] : [])]));
}

/**
 * Ids under which a submission without a key may already be stored, starting with the one to store it under. A second
 * click on a page without script must not create a second submission. The two windows overlap at their boundary.
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

/** Derives a stable UUID that cannot be predicted without the secret. */
export function deriveId(secret: string, data: unknown): string {
  return formatUuid(createHmac('sha256', secret).update(canonicalJson(data)).digest(), 8);
}
