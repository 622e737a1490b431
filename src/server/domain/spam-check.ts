/** Spam heuristics, which decide whether a captcha is required. */
import { flattenValue, isEmptyValue } from '../../core/fields/values';
import { MIN_SUBMISSION_TIME_MS } from '../../core/forms/submission-timing';
import { type FormValues, HONEYPOT_FIELD } from '../../core/wire/form';

/** Why a submission is held for review: it is stored, but no notification is sent. */
export type HoldReason = 'trap' | 'quick' | 'links' | 'unproven';

/** Observations about how a form was filled in. */
export interface SpamSignals {
  /** Submitted values, including the honeypot field. */
  sent: Readonly<FormValues>;
  /** Milliseconds between rendering and submission, if the page reported them. */
  elapsedMs?: number | undefined;
}

/** Number of web addresses in all texts together that marks a submission as spam. */
const MANY_LINKS = 5;

/** The first reason that applies, or undefined. */
export function detectSpam({ sent, elapsedMs }: SpamSignals): HoldReason | undefined {
  const trap = Object.hasOwn(sent, HONEYPOT_FIELD) ? sent[HONEYPOT_FIELD] : undefined;
  if (trap !== undefined && !isEmptyValue(trap)) return 'trap';
  if (elapsedMs !== undefined && elapsedMs < MIN_SUBMISSION_TIME_MS) return 'quick';
  return links(sent) >= MANY_LINKS ? 'links' : undefined;
}

function links(sent: Readonly<FormValues>): number {
  return Object.values(sent)
    .flatMap(flattenValue)
    .reduce((sum, text) => sum + (text.match(/https?:\/\//gi)?.length ?? 0), 0);
}
