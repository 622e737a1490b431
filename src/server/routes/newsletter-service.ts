/** Newsletter subscription with double opt-in. The response never reveals who is subscribed. */
import { isEmail } from '../../core/fields/email';
import { fillPlaceholders } from '../../core/messages/fill-placeholders';
import { fieldMessages, formMessages, newsletterMessages } from '../../core/messages/form-messages';
import { UUID7_RANDOM_BYTES, uuid7 } from '../../core/uuid7';
import { HONEYPOT_FIELD } from '../../core/wire/form';
import type { SubscribeRequest, SubscribeResponse } from '../../core/wire/newsletter';
import { pseudonymize } from '../domain/pseudonym';
import { sha256 } from '../domain/signing';
import { deriveId } from '../domain/submission';
import type { Deps } from '../http/context';
import { HttpError } from '../http/errors';
import { createAlreadySubscribedMail, createConfirmationMail } from '../mail/newsletter';
import { addJob, isJobKnown } from '../stores/jobs';
import { findList, type MailingList } from '../stores/mailing-lists';
import { consumeRate } from '../stores/rate-windows';
import { addToken, normalizeEmail, recordRequest, type TokenPurpose } from '../stores/subscribers';
import { createCaptchaRequired, getFormCaptcha, verifyOnce } from './captcha-service';
import { findFormOrThrow } from './form-service';

const DAY_MS = 24 * 3_600_000;

/** Mails per recipient and day, from any client. */
const MAIL_RATE = { limit: 3, windowMs: DAY_MS };

/** A confirmation link is valid for a week. */
const CONFIRMATION_LIFETIME_MS = 7 * DAY_MS;

const TOKEN_BYTES = 32;

const CHECK_INBOX: SubscribeResponse = { status: 'check-inbox', message: newsletterMessages.checkInbox };

/** Queues the mail. Throws 400 for errors that the visitor can see; never reveals who is on the list. */
export async function subscribe(deps: Deps, request: SubscribeRequest): Promise<SubscribeResponse> {
  const list = await findListOrThrow(deps, request);
  const jobId = getJobId(deps, list, request);
  // Checked before the captcha, because a captcha response can be used only once.
  if (await isJobKnown(deps.db, deps.site.id, jobId)) return CHECK_INBOX;
  await checkCaptcha(deps, request, jobId);
  if (request[HONEYPOT_FIELD]) return CHECK_INBOX;
  const address = normalizeEmail(request.email);
  const bucket = pseudonymize(deps.secrets[0], `newsletter:${list.id}`, address);
  const wait = await consumeRate(deps.db, deps.site.id, bucket, MAIL_RATE, deps.clock());
  if (wait === 0) await sendConfirmation(deps, list, request, jobId);
  return CHECK_INBOX;
}

async function findListOrThrow(deps: Deps, { email, listId }: SubscribeRequest): Promise<MailingList> {
  if (!isEmail(email.trim())) {
    const message = fillPlaceholders(fieldMessages.email, { email: fieldMessages.emailExample });
    throw new HttpError(400, formMessages.invalidFields, { errors: { email: message } });
  }
  if (!listId) throw new HttpError(400, newsletterMessages.listMissing);
  const list = await findList(deps.db, deps.site.id, listId);
  if (!list) throw new HttpError(404, newsletterMessages.unknownList);
  return list;
}

/** Id of the mail job: a repeated request with the same key does not send another mail. */
function getJobId(deps: Deps, list: MailingList, { key, email }: SubscribeRequest): string {
  return key
    ? deriveId(deps.secrets[0], ['newsletter', list.id, normalizeEmail(email), key])
    : createId(deps);
}

async function checkCaptcha(
  deps: Deps,
  { formId, captchaKey }: SubscribeRequest,
  jobId: string,
): Promise<void> {
  const settings = formId ? getFormCaptcha(await findFormOrThrow(deps, formId)) : undefined;
  if (settings && !(await verifyOnce(deps, settings, captchaKey, jobId)))
    throw createCaptchaRequired(settings);
}

async function sendConfirmation(
  deps: Deps,
  list: MailingList,
  { email, name, firstName, lastName, formId, pageUrl }: SubscribeRequest,
  jobId: string,
): Promise<void> {
  const { db, site } = deps;
  const now = deps.clock();
  const [id, confirm, leave] = [createId(deps), createToken(deps), createToken(deps)];
  await db.transaction(async (tx) => {
    const names = { name, firstName, lastName };
    const request = { id, listId: list.id, email, names, formId, pageUrl, requestedAt: now };
    const { id: subscriberId, state } = await recordRequest(tx, site.id, request);
    const token = (text: string, purpose: TokenPurpose, expiresAt?: number) =>
      addToken(tx, site.id, {
        hash: sha256(text),
        subscriberId,
        purpose,
        ...(expiresAt === undefined ? {} : { expiresAt }),
      });
    const mail = {
      to: email.trim(),
      siteName: site.name,
      siteUrl: deps.siteUrl(),
      listName: list.name,
      leaveToken: leave,
      locale: site.locale,
    };
    const payload = {
      ...(state === 'active' ? createAlreadySubscribedMail(mail) : createConfirmationMail(mail, confirm)),
    };
    const job = { id: jobId, kind: 'mail', subject: subscriberId, label: mail.to, payload } as const;
    // Two identical requests arrived at once.
    if (!(await addJob(tx, site.id, now, job))) return;
    await token(leave, 'leave');
    if (state !== 'active') await token(confirm, 'confirm', now + CONFIRMATION_LIFETIME_MS);
  });
  deps.jobs.notify();
}

function createId(deps: Deps): string {
  return uuid7(deps.clock(), deps.random(UUID7_RANDOM_BYTES));
}

function createToken(deps: Deps): string {
  return Buffer.from(deps.random(TOKEN_BYTES)).toString('base64url');
}
