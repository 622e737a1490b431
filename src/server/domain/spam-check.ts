/** Does this submission look like that of a robot? Cheap looks, before anybody has to prove anything. */
import { MIN_SUBMISSION_TIME_MS } from '../../core/forms/submission-timing';
import { flattenValue, isEmptyValue } from '../../core/forms/values';
import { type FormValues, HONEYPOT_FIELD } from '../../core/wire/form';

/** Why a submission waits for the owner's eye: it is stored, but nobody is told of it. */
export type HoldReason = 'trap' | 'quick' | 'links' | 'unproven';

/** What is known about how a form was filled in. */
export interface SpamSignals {
  /** What the visitor sent, the trap included. */
  sent: Readonly<FormValues>;
  /** Milliseconds from the sight of the form to its submission, if the page said so. */
  elapsedMs?: number | undefined;
}

/** Addresses of the web in all texts together that nobody needs to make themselves understood. */
const MANY_LINKS = 5;

/** The first thing that is odd, or undefined. */
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
