import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Queryable } from '../db/db';
import { QuotaExceeded } from '../domain/quotas';
import { sharedApp } from '../testing/shared-app';
import { createSubmissionQuota, type SubmissionQuota } from './submission-quota';

const test = sharedApp('form_submission', 'rate_window');
let now = Date.now();

const open = (limit: number): SubmissionQuota =>
  createSubmissionQuota(test.db, test.siteId, limit, () => now);

type Take = (tx: Queryable) => Promise<void>;

const save = (take: Take): Promise<string> =>
  test.db.transaction(async (tx) => {
    await tx.query(
      `insert into form_submission (site_id, key_id, form_id, request_hash, fields, page)
       values ($1, $2, 'contact', '', '{}', '{}')`,
      [test.siteId, randomUUID()],
    );
    await take(tx);
    return 'stored';
  });

async function countRows(): Promise<number> {
  const { rows } = await test.db.query('select 1 from form_submission where site_id = $1', [test.siteId]);
  return rows.length;
}

it('is not exceeded while a server does not know a higher limit yet', async () => {
  const [higher, lower] = [open(3), open(1)];
  expect(await higher.store(save)).toBe('stored');
  expect(await higher.store(save)).toBe('stored');
  await expect(lower.store(save)).rejects.toThrow(QuotaExceeded);
  expect(await higher.store(save)).toBe('stored');
  await expect(higher.store(save)).rejects.toThrow(QuotaExceeded);
  expect(await countRows()).toBe(3);
});

it('accepts a submission on a second attempt after a concurrent one has counted again', async () => {
  const quota = open(2);
  for (let index = 0; index < 2; index++) await quota.store(save);
  await test.db.query('delete from form_submission where site_id = $1', [test.siteId]);
  now += 2000;
  let stored: unknown;
  let attempts = 0;
  const slow = quota.store((take) =>
    save(take).catch(async (error: unknown) => {
      if (attempts++ === 0) stored = await quota.store(save);
      throw error;
    }),
  );
  expect(await slow).toBe('stored');
  expect(stored).toBe('stored');
  expect(await countRows()).toBe(2);
});
