/** How is a submission taken, whichever way it came? Once stored, told to whom the owner wants it told. */
import { formMessages } from '../../core/messages';
import { UUID7_RANDOM_BYTES, uuid7 } from '../../core/uuid7';
import type { FormValues } from '../../core/wire/form';
import { sealPasswords } from '../domain/form-secrets';
import type { CaptchaSettings } from '../domain/form-settings';
import { signBucket } from '../domain/rate-window';
import { type HoldReason, oddOf } from '../domain/suspicion';
import { addressOf } from '../http/client';
import type { Ctx, Deps } from '../http/context';
import { HttpError } from '../http/errors';
import { tooMany } from '../http/limits';
import { findOwnedForm, type OwnedForm } from '../stores/forms';
import { addJob, type NewJob } from '../stores/jobs';
import { takeFromWindow } from '../stores/rate-windows';
import { type SaveOutcome, saveSubmission, storedOutcome } from '../stores/submissions';
import { captchaOf, captchaWanted, isProven } from './captcha-service';

/** A submission whose fields are right. */
export interface Arrival {
  keyId: string;
  hash: string;
  values: FormValues;
  /** As it was sent, with the trap. */
  sent: Readonly<FormValues>;
  page: Record<string, unknown>;
  captchaKey: string | undefined;
  elapsedMs?: number | undefined;
  /** A browser without script cannot prove anything: its submission is held instead of refused. */
  native: boolean;
}

const HOUR_MS = 3_600_000;

/** The form, or the answer that there is none. */
export async function formOrThrow(deps: Deps, id: string): Promise<OwnedForm> {
  const form = await findOwnedForm(deps.db, deps.site.id, id);
  if (!form) throw new HttpError(404, formMessages.notConfigured);
  return form;
}

/** Stores what is new, and answers for what is stored already. Throws the answer that says why not. */
export async function takeSubmission(c: Ctx, deps: Deps, form: OwnedForm, arrival: Arrival): Promise<void> {
  const { keyId, hash } = arrival;
  const before = await storedOutcome(deps.db, deps.site.id, keyId, hash);
  const outcome = before ?? (await takeNew(c, deps, form, arrival));
  if (outcome === 'taken') throw new HttpError(400, formMessages.unusableAnswer);
}

/** The form wants a captcha, and a browser without script has none to give: a person will have to look. */
export function isUnproven(form: OwnedForm, arrival: Pick<Arrival, 'native' | 'captchaKey'>): boolean {
  return arrival.native && !arrival.captchaKey && captchaOf(form) !== undefined;
}

/** What tells the owner's people and programs of a submission. */
export function tellingJobs(deps: Deps, { settings }: OwnedForm, submissionId: string): NewJob[] {
  const id = (): string => uuid7(deps.clock(), deps.random(UUID7_RANDOM_BYTES));
  const { webhook, notify = [] } = settings;
  const job = { subject: submissionId, payload: {} };
  return [
    ...(webhook ? [{ ...job, id: id(), kind: 'webhook' as const, label: new URL(webhook.url).host }] : []),
    ...notify.map((to) => ({ ...job, id: id(), kind: 'notice' as const, label: to })),
  ];
}

async function takeNew(c: Ctx, deps: Deps, form: OwnedForm, arrival: Arrival): Promise<SaveOutcome> {
  await checkRate(c, deps, form);
  const held = await holdReason(deps, form, arrival);
  const { keyId, hash, page } = arrival;
  const values = await sealPasswords(form.definition.fields, arrival.values);
  const submission = { siteId: deps.site.id, keyId, formId: form.definition.id, hash, values, page, held };
  const jobs = held === undefined ? tellingJobs(deps, form, keyId) : [];
  if (jobs.length === 0) return saveSubmission(deps.db, submission);
  const outcome = await deps.db.transaction(async (tx) => {
    const saved = await saveSubmission(tx, submission);
    if (saved === 'stored') for (const job of jobs) await addJob(tx, deps.site.id, deps.clock(), job);
    return saved;
  });
  deps.jobs.wake();
  return outcome;
}

async function checkRate(c: Ctx, deps: Deps, { definition, settings }: OwnedForm): Promise<void> {
  if (settings.perHour === undefined || !deps.limits) return;
  const bucket = signBucket(deps.secrets[0], `form:${definition.id}`, addressOf(c, deps.trustProxy));
  const rate = { limit: settings.perHour, windowMs: HOUR_MS };
  const wait = await takeFromWindow(deps.db, deps.site.id, bucket, rate, deps.clock());
  if (wait > 0) throw tooMany(wait, formMessages.tooMany);
}

/** Cheap looks first; who looks odd may prove the contrary, and is held but never refused. */
async function holdReason(deps: Deps, form: OwnedForm, arrival: Arrival): Promise<HoldReason | undefined> {
  const { keyId } = arrival;
  const odd = oddOf(arrival);
  if (odd === 'trap') return odd;
  const demanded = captchaOf(form);
  const settings: CaptchaSettings = demanded ?? { kind: 'altcha' };
  if (!demanded && !(odd && arrival.captchaKey)) return odd;
  if (await isProven(deps, settings, arrival.captchaKey, keyId)) return undefined;
  if (!demanded) return odd;
  if (isUnproven(form, arrival)) return 'unproven';
  throw captchaWanted(settings);
}
