/** Mails and the interface of mailers. */

/** A plain-text mail. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Additional headers, for example List-Unsubscribe. */
  headers: Readonly<Record<string, string>>;
}

/** The sender of all mails of a site. */
export interface Sender {
  /** A header, or its parts. */
  from: string | { name: string; address: string };
  /** For mails without a reply address of their own. */
  replyTo?: string | undefined;
}

/** Sends mails. The id is the same for every attempt. Rejects with `JobFailure` or any other error. */
export interface Mailer {
  send(id: string, mail: Mail): Promise<void>;
}

/** Sanitizes a header value, so that input cannot inject further headers. */
export function sanitizeHeader(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, 200);
}

/** Composes a mail from paragraphs. */
export const composeMail = (to: string, subject: string, paragraphs: readonly string[]): Mail => ({
  to,
  subject: sanitizeHeader(subject),
  text: `${paragraphs.join('\n\n')}\n`,
  headers: {},
});
