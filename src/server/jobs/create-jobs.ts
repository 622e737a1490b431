/** Creates the background jobs of a server. */
import type { Db } from '../db/db';
import { createSmtpMailer } from '../mail/smtp';
import { createLoggedMailer } from '../stores/mail-log';
import { createJobHandlers, type HandlerDeps } from './handlers';
import { loadNotificationData } from './notification-data';
import type { PaymentHandlers } from './payment-handlers';
import { createJobWorker, type JobWorker, type JobWorkerDeps } from './worker';

/** Settings for mails and webhooks. */
export interface JobConfig {
  /** Undefined: mails are stored in the database. */
  smtp: { url: string; from: string } | undefined;
  webhooksToPrivate: boolean;
}

/** Creates the worker for the jobs of one site. `clock` returns milliseconds since 1970. */
export function createJobs(
  db: Db,
  siteId: string,
  { smtp, webhooksToPrivate }: JobConfig,
  parts: {
    siteUrl(): string;
    clock(): number;
    onError(error: unknown): void;
    log: JobWorkerDeps['log'];
    payments: PaymentHandlers;
    createReviewRequest: HandlerDeps['createReviewRequest'];
    isPolling?: boolean;
  },
): JobWorker {
  const { siteUrl, clock, onError, log, payments, createReviewRequest, isPolling } = parts;
  const mail = smtp ? createSmtpMailer(smtp.url, smtp.from) : createLoggedMailer(db, siteId, clock);
  const loadNotification = (id: string) => loadNotificationData(db, siteId, id);
  const handlers = createJobHandlers({
    loadNotification,
    mail,
    siteUrl,
    allowPrivate: webhooksToPrivate,
    clock,
    payments,
    createReviewRequest,
  });
  return createJobWorker({ db, siteId, handlers, clock, onError, log }, isPolling);
}
