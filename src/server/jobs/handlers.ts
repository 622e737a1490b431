/** Handlers for each kind of job. */
import * as v from 'valibot';
import { getTraceHeaders } from '../context/request-context';
import { JobFailure } from '../domain/job-failure';
import type { NotificationData } from '../domain/notification';
import { createWebhookBody, createWebhookHeaders } from '../domain/webhook';
import { type Mail, type Mailer, sanitizeHeader } from '../mail/mail';
import { createSubmissionMail } from '../mail/submission-mail';
import { ForbiddenTarget, postJson } from '../outbound/post-json';
import type { Job } from '../stores/jobs';
import type { PaymentHandlers } from './payment-handlers';
import type { JobHandler, JobWorkerDeps } from './worker';

/** Dependencies of the handlers. */
export interface HandlerDeps {
  /** Loads the submission of a job with its form; undefined if it has been deleted. */
  loadNotification(submissionId: string): Promise<NotificationData | undefined>;
  mail: Mailer;
  /** Whether mails leave the server; otherwise they are stored, and everybody who may read the outbox can see them. */
  sendsMails: boolean;
  /** Address of the site without a trailing slash. */
  siteUrl(): string;
  /** Language of the site (BCP 47). */
  locale: string;
  /** Allows webhooks to addresses in the server's own network. */
  allowPrivate: boolean;
  /** Milliseconds since 1970. */
  clock(): number;
  payments: PaymentHandlers;
  /** The review request of an order; undefined if there is nothing to review. */
  createReviewRequest(orderId: string): Promise<Mail | undefined>;
  /** The mail with the link of an owner account; undefined if the link is no longer valid. */
  createOwnerInvitation(accountId: string, expires: number): Promise<Mail | undefined>;
  /** Erases the events of a visitor in all sinks. */
  eraseEvents(visitor: string, id: string): Promise<void>;
}

/** 410 Gone: the receiver has been removed permanently. */
const HTTP_GONE = 410;

const MailSchema = v.object({
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  headers: v.record(v.string(), v.string()),
});

const InvitationSchema = v.object({ expires: v.number() });

const ErasureSchema = v.object({ visitor: v.string() });

/** A job whose submission was deleted, or whose form no longer has a webhook, counts as done. */
export function createJobHandlers(parts: HandlerDeps): JobWorkerDeps['handlers'] {
  return {
    ...parts.payments,
    webhook: (job, signal) => callWebhook(parts, job, signal),
    notice: async (job) => {
      const notification = await parts.loadNotification(job.subject);
      if (notification)
        await parts.mail.send(
          job.id,
          createSubmissionMail(notification, {
            to: job.label,
            siteUrl: parts.siteUrl(),
            locale: parts.locale,
          }),
        );
    },
    'review-request': async (job) => {
      const mail = await parts.createReviewRequest(job.subject);
      if (mail) await parts.mail.send(job.id, mail);
    },
    // Anybody who may read stored mails could take over the account.
    'owner-invitation': async (job) => {
      if (!parts.sendsMails) throw new JobFailure('There is no mail server.', true);
      const mail = await parts.createOwnerInvitation(
        job.subject,
        v.parse(InvitationSchema, job.payload).expires,
      );
      if (mail) await parts.mail.send(job.id, mail);
    },
    'event-erasure': (job) => parts.eraseEvents(v.parse(ErasureSchema, job.payload).visitor, job.id),
    mail: async (job) => {
      const mail = v.parse(MailSchema, job.payload);
      await parts.mail.send(job.id, { ...mail, subject: sanitizeHeader(mail.subject) });
    },
  };
}

async function callWebhook(
  { loadNotification, clock, allowPrivate }: HandlerDeps,
  job: Job,
  signal: AbortSignal,
): ReturnType<JobHandler> {
  const notification = await loadNotification(job.subject);
  if (!notification?.webhook) return;
  const { fields: _, replyTo: __, webhook, ...submission } = notification;
  const body = createWebhookBody(submission);
  const headers = { ...createWebhookHeaders(job.id, webhook.secret, body, clock()), ...getTraceHeaders() };
  const status = await postJson({ url: webhook.url, headers, body, allowPrivate, signal }).catch(
    (error: unknown) => {
      throw toJobFailure(error);
    },
  );
  if (status < 200 || status > 299)
    throw new JobFailure(`The receiver responded with ${status}.`, status === HTTP_GONE);
}

function toJobFailure(error: unknown): JobFailure {
  if (error instanceof ForbiddenTarget) return new JobFailure(error.message, true);
  const { code, name } = error as { code?: unknown; name?: unknown };
  if (name === 'TimeoutError' || name === 'AbortError')
    return new JobFailure('The receiver did not respond in time.');
  return new JobFailure(
    `The receiver could not be reached (${typeof code === 'string' ? code : 'unknown'}).`,
  );
}
