/** Mailer for sites without a mail server: stores mails in the database, where the owner can read them. */
import type { Queryable } from '../db/db';
import type { Mail, Mailer } from '../mail/mail';

/** A stored mail. */
export interface LoggedMail extends Mail {
  id: string;
  sentAt: Date;
}

/** `clock` returns milliseconds since 1970. */
export function createLoggedMailer(db: Queryable, siteId: string, clock: () => number): Mailer {
  return {
    async send(id, { to, subject, text, headers }) {
      await db.query(
        `insert into mail_log (site_id, id, recipient, title, body, headers, sent_at)
         values ($1, $2, $3, $4, $5, $6::jsonb, $7::timestamptz) on conflict (site_id, id) do nothing`,
        [siteId, id, to, subject, text, JSON.stringify(headers), new Date(clock()).toISOString()],
      );
    },
  };
}

/** The latest mails. */
export async function listMails(db: Queryable, siteId: string, limit: number): Promise<LoggedMail[]> {
  const { rows } = await db.query<LoggedMail>(
    `select id::text as id, recipient as "to", title as subject, body as text, headers, sent_at as "sentAt"
     from mail_log where site_id = $1 order by sent_at desc, id desc limit $2::int`,
    [siteId, limit],
  );
  return rows;
}
