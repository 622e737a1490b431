import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseStoredRole, ROLES, toStoredRole } from '../domain/role';
import { OPEN_MS, openTestDatabase } from '../testing/test-app';
import type { Database } from './db';
import { migrate, migrations, setUpDatabase } from './migrate';
import { openMemory } from './pglite';

let db: Database;
beforeAll(async () => {
  // Empty, so that the migrations are applied here.
  db = await openTestDatabase(openMemory);
}, OPEN_MS);
afterAll(() => db.close());

describe('migrations', () => {
  it('can run repeatedly and concurrently', async () => {
    await Promise.all([migrate(db), migrate(db), migrate(db)]);
    const { rows } = await db.query('select id from schema_migration order by id');
    expect(rows).toEqual(migrations.map(({ id }) => ({ id })));
  });

  it('are applied by one server at a time', async () => {
    const order: string[] = [];
    const setUp = (name: string) =>
      setUpDatabase(db, async (tx) => {
        order.push(`${name} begins`);
        await tx.query('select pg_sleep(0.05)');
        order.push(`${name} ends`);
      });
    await Promise.all([setUp('a'), setUp('b'), setUp('c')]);
    for (let at = 0; at < order.length; at += 2)
      expect(order[at + 1]).toBe(order[at]?.replace('begins', 'ends'));
  });

  it('detect a file that was changed after it was applied', async () => {
    const changed = migrations.map((one) => ({ ...one, sql: `${one.sql}\n-- changed` }));
    await expect(migrate(db, changed)).rejects.toThrow('0001_core was changed');
  });
});

describe('the migration of roles', () => {
  it('keeps the accounts of servers of the previous version, and lets both versions write', async () => {
    const index = migrations.findIndex(({ id }) => id === '0041_contributor_roles');
    const empty = await openMemory();
    try {
      const add = (role: string) =>
        empty.query(
          `insert into owner_account (site_id, id, email_norm, email, name, role, created_at)
           values ('s', gen_random_uuid(), gen_random_uuid()::text, '', '', $1, now())`,
          [role],
        );
      await migrate(empty, migrations.slice(0, index));
      for (const role of ['owner', 'editor', 'support', 'viewer']) await add(role);
      await expect(add('moderator')).rejects.toThrow('owner_account_role_check');
      await migrate(empty, migrations.slice(0, index + 1));
      for (const role of ROLES) await add(toStoredRole(role));
      const { rows } = await empty.query<{ role: string }>('select role from owner_account');
      const roles = rows.map(({ role }) => parseStoredRole(role)).sort();
      expect(roles).toEqual([...ROLES, 'admin', 'editor', 'none', 'viewer'].sort());
    } finally {
      await empty.close();
    }
  });
});

describe('both engines', () => {
  it('return the same types: bigint as number, timestamps as Date, jsonb as value', async () => {
    const { rows } = await db.query(
      `select 5::bigint as big, '2026-01-02T03:04:05Z'::timestamptz as at, $1::jsonb as body, $2::text[] as list`,
      ['{"a":[1]}', ['x', 'y"z']],
    );
    expect(rows).toEqual([
      { big: 5, at: new Date('2026-01-02T03:04:05Z'), body: { a: [1] }, list: ['x', 'y"z'] },
    ]);
  });

  it('roll back a transaction whose callback throws', async () => {
    const insert = "insert into site (id, name, locale, currency) values ('undone', '', '', '')";
    const work = db.transaction(async (tx) => {
      await tx.query(insert);
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect((await db.query("select 1 from site where id = 'undone'")).rows).toEqual([]);
  });
});
