/** Sends mails by SMTP. */
import { createTransport } from 'nodemailer';
import { getTraceHeaders } from '../context/request-context';
import { JobFailure } from '../domain/job-failure';
import type { Mailer, Sender } from './mail';

/** Timeout of each SMTP step, in milliseconds. */
const TIMEOUT_MS = 15_000;

/** @param url `smtp://user:password@host:587` or `smtps://…` */
export function createSmtpMailer(url: string, { from, replyTo }: Sender): Mailer {
  const address = typeof from === 'string' ? from : from.address;
  const host = address.replace(/^.*@|>.*$/g, '') || 'localhost';
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(id, { to, subject, text, headers }) {
      await transport
        .sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          headers: { ...(replyTo && { 'Reply-To': replyTo }), ...headers, ...getTraceHeaders() },
          messageId: `<${id}@${host}>`,
        })
        .catch((error: unknown) => {
          throw toJobFailure(error);
        });
    },
  };
}

/** Keeps only the status code, because the server's message may quote addresses. Codes from 500 are permanent. */
function toJobFailure(error: unknown): JobFailure {
  const { responseCode, code } = error as { responseCode?: unknown; code?: unknown };
  if (typeof responseCode === 'number')
    return new JobFailure(
      `The mail server responded with ${responseCode}.`,
      responseCode >= 500 && code !== 'EAUTH',
    );
  return new JobFailure(
    `The mail server could not be reached (${typeof code === 'string' ? code : 'unknown'}).`,
  );
}
