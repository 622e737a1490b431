/** Creates the background jobs of a server. */
import type { Db } from '../db/db';
import type { Sender } from '../mail/mail';
import { createSmtpMailer } from '../mail/smtp';
import { createLoggedMailer } from '../stores/mail-log';
import type { Site } from '../stores/sites';
import { createJobHandlers, type HandlerDeps } from './handlers';
import { loadNotificationData } from './notification-data';
import { createJobWorker, type JobWorker, type JobWorkerDeps } from './worker';

/** Settings for mails and webhooks. */
export interface JobConfig {
  /** Undefined: mails are stored in the database. */
  smtp: ({ url: string } & Sender) | undefined;
  webhooksToPrivate: boolean;
}

/** Creates the worker for the jobs of one site. `clock` returns milliseconds since 1970. */
export function createJobs(
  db: Db,
  { id: siteId, locale }: Pick<Site, 'id' | 'locale'>,
  { smtp, webhooksToPrivate }: JobConfig,
  parts: Omit<HandlerDeps, 'loadNotification' | 'locale' | 'mail' | 'sendsMails' | 'allowPrivate'> & {
    onError(error: unknown): void;
    log: JobWorkerDeps['log'];
    tracer?: JobWorkerDeps['tracer'];
    isPolling?: boolean;
  },
): JobWorker {
  const { clock, onError, log, tracer, isPolling, ...rest } = parts;
  const mail = smtp ? createSmtpMailer(smtp.url, smtp) : createLoggedMailer(db, siteId, clock);
  const loadNotification = (id: string) => loadNotificationData(db, siteId, id);
  const handlers = createJobHandlers({
    ...rest,
    locale,
    clock,
    loadNotification,
    mail,
    sendsMails: smtp !== undefined,
    allowPrivate: webhooksToPrivate,
  });
  return createJobWorker({ db, siteId, handlers, clock, onError, tracer, log }, isPolling);
}
