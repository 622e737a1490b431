// Links with tokens in the mails of a site.
import type { TestApp } from '../../server/testing/test-app';

/** Sends due mails; returns the paths of the links in all mails, or in those to an address. */
export async function readMailLinks({ db, jobs, siteId }: TestApp, to?: string): Promise<string[]> {
  await jobs.runDue();
  const { rows } = await db.query<{ body: string }>(
    'select body from mail_log where site_id = $1 and ($2::text is null or recipient = $2)',
    [siteId, to ?? null],
  );
  return rows.flatMap(({ body }) =>
    [...body.matchAll(/https:\/\/site\.example(\/[^\s"<>)]*)/g)].map(([, path = '']) => path),
  );
}
