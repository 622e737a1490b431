/** Accepts submissions, stores them once and queues notifications. */
import { formMessages } from '../../core/messages/form-messages';
import { UUID7_RANDOM_BYTES, uuid7 } from '../../core/uuid7';
import type { FormValues } from '../../core/wire/form';
import type { Queryable } from '../db/db';
import { hashPasswords } from '../domain/form-passwords';
import type { CaptchaSettings } from '../domain/form-settings';
import { pseudonymize } from '../domain/pseudonym';
import { QuotaExceeded } from '../domain/quotas';
import { detectSpam, type HoldReason } from '../domain/spam-check';
import { getClientAddress } from '../http/client';
import type { Ctx, Deps } from '../http/context';
import { HttpError } from '../http/errors';
import { createTooManyRequests } from '../http/limits';
import { findOwnedForm, type OwnedForm } from '../stores/forms';
import { addJob, type NewJob } from '../stores/jobs';
import { consumeRate } from '../stores/rate-windows';
import { type NewSubmission, type SaveOutcome, saveSubmission } from '../stores/submissions';
import { createCaptchaRequired, getFormCaptcha, verifyOnce } from './captcha-service';

/** A submission with valid fields. */
export interface SubmissionRequest {
  keyId: string;
  hash: string;
  values: FormValues;
  /** Submitted values, including the honeypot field. */
  sent: Readonly<FormValues>;
  page: Record<string, unknown>;
  captchaKey: string | undefined;
  elapsedMs?: number | undefined;
  /** A browser without script cannot solve a captcha, so its submission is held instead of rejected. */
  native: boolean;
}

const HOUR_MS = 3_600_000;

/** Returns the form or throws 404. */
export async function findFormOrThrow(deps: Deps, id: string): Promise<OwnedForm> {
  const form = await findOwnedForm(deps.db, deps.site.id, id);
  if (!form) throw new HttpError(404, formMessages.notConfigured);
  return form;
}

/** Stores a new submission, or returns the stored one. Throws the error response. */
export async function acceptSubmission(
  c: Ctx,
  deps: Deps,
  form: OwnedForm,
  submission: SubmissionRequest,
  before: 'again' | 'taken' | undefined,
): Promise<void> {
  const outcome = before ?? (await saveNewSubmission(c, deps, form, submission));
  if (!before && outcome === 'stored') deps.count('submission');
  if (outcome === 'taken') throw new HttpError(400, formMessages.unusableAnswer);
}

/**
 * Whether the form requires a captcha that a browser without script cannot solve, so that the submission needs review.
 */
export function lacksCaptcha(
  form: OwnedForm,
  submission: Pick<SubmissionRequest, 'native' | 'captchaKey'>,
): boolean {
  return submission.native && !submission.captchaKey && getFormCaptcha(form) !== undefined;
}

/** Jobs that notify the owner by mail and webhook. */
export function createNotificationJobs(deps: Deps, { settings }: OwnedForm, submissionId: string): NewJob[] {
  const id = (): string => uuid7(deps.clock(), deps.random(UUID7_RANDOM_BYTES));
  const { webhook, notify = [] } = settings;
  const job = { subject: submissionId, payload: {} };
  return [
    ...(webhook ? [{ ...job, id: id(), kind: 'webhook' as const, label: new URL(webhook.url).host }] : []),
    ...notify.map((to) => ({ ...job, id: id(), kind: 'notice' as const, label: to })),
  ];
}

async function saveNewSubmission(
  c: Ctx,
  deps: Deps,
  form: OwnedForm,
  submission: SubmissionRequest,
): Promise<SaveOutcome> {
  await checkRate(c, deps, form);
  const held = await getHoldReason(deps, form, submission);
  const { keyId, hash, page } = submission;
  const values = await hashPasswords(form.definition.fields, submission.values);
  const row = { siteId: deps.site.id, keyId, formId: form.definition.id, hash, values, page, held };
  const jobs = held === undefined ? createNotificationJobs(deps, form, keyId) : [];
  const quota = deps.quotas?.submissions;
  if (!quota) return saveWithJobs(deps, row, jobs);
  return quota
    .store((take) => saveWithJobs(deps, row, jobs, take))
    .catch((error: unknown) => {
      throw error instanceof QuotaExceeded
        ? createTooManyRequests(error.retryAfter, formMessages.tooMany)
        : error;
    });
}

/** @param take counts a new submission in the same transaction */
async function saveWithJobs(
  deps: Deps,
  row: NewSubmission,
  jobs: readonly NewJob[],
  take?: (tx: Queryable) => Promise<void>,
): Promise<SaveOutcome> {
  if (jobs.length === 0 && !take) return saveSubmission(deps.db, row);
  const outcome = await deps.db.transaction(async (tx) => {
    const saved = await saveSubmission(tx, row);
    if (saved === 'stored') await take?.(tx);
    if (saved === 'stored') for (const job of jobs) await addJob(tx, deps.site.id, deps.clock(), job);
    return saved;
  });
  deps.jobs.notify();
  return outcome;
}

async function checkRate(c: Ctx, deps: Deps, { definition, settings }: OwnedForm): Promise<void> {
  if (settings.perHour === undefined || !deps.limits) return;
  const bucket = pseudonymize(deps.secrets[0], `form:${definition.id}`, getClientAddress(c, deps.trustProxy));
  const rate = { limit: settings.perHour, windowMs: HOUR_MS };
  const wait = await consumeRate(deps.db, deps.site.id, bucket, rate, deps.clock());
  if (wait > 0) throw createTooManyRequests(wait, formMessages.tooMany);
}

/**
 * Runs the spam check first. A suspicious submission can still be cleared with a captcha; otherwise it is held, never
 * rejected.
 */
async function getHoldReason(
  deps: Deps,
  form: OwnedForm,
  submission: SubmissionRequest,
): Promise<HoldReason | undefined> {
  const { keyId } = submission;
  const spamReason = detectSpam(submission);
  if (spamReason === 'trap') return spamReason;
  const required = getFormCaptcha(form);
  const settings: CaptchaSettings = required ?? { kind: 'altcha' };
  if (!required && !(spamReason && submission.captchaKey)) return spamReason;
  if (await verifyOnce(deps, settings, submission.captchaKey, keyId)) return undefined;
  if (!required) return spamReason;
  if (lacksCaptcha(form, submission)) return 'unproven';
  throw createCaptchaRequired(settings);
}
