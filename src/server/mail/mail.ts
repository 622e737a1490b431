/** What is a mail, and who takes it? */

/** A letter in plain text. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Further headers, for example List-Unsubscribe. */
  headers: Readonly<Record<string, string>>;
}

/** Takes letters. The id is the same for each try; rejects with `JobFailure` or any other error. */
export interface Mailer {
  send(id: string, mail: Mail): Promise<void>;
}

/** A line of a header: what comes from outside must not begin another one. */
export function sanitizeHeader(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, 200);
}
