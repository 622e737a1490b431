// What a walk needs: several requests of one visitor or owner, each with what the server answered to those before.
import type { Backend } from '../../../server/testing/browser-client';
import type { createOwner } from '../../../server/testing/owner-client';
import type { TestApp } from '../../../server/testing/test-app';

export interface WalkContext {
  readonly test: TestApp;
  readonly app: Backend;
  readonly owner: ReturnType<typeof createOwner>;
}

export type Walk = (context: WalkContext) => Promise<void>;

/** Text that this expression captures, as an address. */
export const find = (text: string, pattern: RegExp): string =>
  (pattern.exec(text)?.[1] ?? '').replaceAll('&amp;', '&');

/** Sends due mails and returns the paths of the links in those to this address. */
export async function readMailLinks({ test }: WalkContext, to: string): Promise<string[]> {
  await test.jobs.runDue();
  const { rows } = await test.db.query<{ body: string }>(
    'select body from mail_log where site_id = $1 and recipient = $2',
    [test.siteId, to],
  );
  return rows.flatMap(({ body }) =>
    [...body.matchAll(/https:\/\/site\.example(\/[^\s"<>)]*)/g)].map(([, path = '']) => path),
  );
}

/** A new address, so that limits per address do not end a walk. */
export const createEmail = (): string => `${crypto.randomUUID()}@example.org`;
