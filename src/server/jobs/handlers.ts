/** What is done for each kind of job? */
import * as v from 'valibot';
import type { FormField } from '../../core/wire/form';
import { type ToldSubmission, webhookBody, webhookHeaders } from '../domain/webhook';
import { headerLine, type MailPort } from '../mail/mail';
import { noticeMail } from '../mail/notice';
import { ForbiddenTarget, post } from '../outbound/post';
import type { Job } from '../stores/jobs';
import { JobFailure } from './failure';
import type { JobHandler, JobWorkerParts } from './worker';

/** Where the handlers find what they tell of, and how they tell it. */
export interface HandlerParts {
  /** The submission of a job with its form; undefined when it was deleted since. */
  told(submissionId: string): Promise<Told | undefined>;
  mail: MailPort;
  /** Address of the site, without a slash at the end. */
  siteUrl(): string;
  /** Webhooks may go to the server's own network. */
  allowPrivate: boolean;
  /** Milliseconds since 1970. */
  clock(): number;
}

/** A submission, and where its form wants it told today. */
export interface Told extends ToldSubmission {
  /** In their order, without secret ones. */
  fields: readonly Pick<FormField, 'id' | 'type' | 'title'>[];
  replyTo: string | undefined;
  webhook: { url: string; secret: string } | undefined;
}

/** The receiver says that it is gone for good. */
const GONE = 410;

const MailSchema = v.object({
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  headers: v.record(v.string(), v.string()),
});

/** A job whose submission is gone, or whose form wants no webhook any more, is done: there is nothing to tell. */
export function jobHandlers(parts: HandlerParts): JobWorkerParts['handlers'] {
  return {
    webhook: (job, signal) => callWebhook(parts, job, signal),
    notice: async (job) => {
      const told = await parts.told(job.subject);
      if (told) await parts.mail.send(job.id, noticeMail(told, job.label, parts.siteUrl()));
    },
    mail: async (job) => {
      const mail = v.parse(MailSchema, job.payload);
      await parts.mail.send(job.id, { ...mail, subject: headerLine(mail.subject) });
    },
  };
}

async function callWebhook(
  { told: find, clock, allowPrivate }: HandlerParts,
  job: Job,
  signal: AbortSignal,
): ReturnType<JobHandler> {
  const told = await find(job.subject);
  if (!told?.webhook) return;
  const { fields: _, replyTo: __, webhook, ...submission } = told;
  const body = webhookBody(submission);
  const headers = webhookHeaders(job.id, webhook.secret, body, clock());
  const status = await post({ url: webhook.url, headers, body, allowPrivate, signal }).catch(
    (error: unknown) => {
      throw failureOf(error);
    },
  );
  if (status < 200 || status > 299) throw new JobFailure(`The receiver answered ${status}.`, status === GONE);
}

function failureOf(error: unknown): JobFailure {
  if (error instanceof ForbiddenTarget) return new JobFailure(error.message, true);
  const { code, name } = error as { code?: unknown; name?: unknown };
  if (name === 'TimeoutError' || name === 'AbortError')
    return new JobFailure('The receiver did not answer in time.');
  return new JobFailure(
    `The receiver could not be reached (${typeof code === 'string' ? code : 'unknown'}).`,
  );
}
