import { describe, expect, it } from 'vitest';
import { listTables } from '../db/tables';
import { addPersonalRows } from '../testing/personal-rows';
import { sharedApp } from '../testing/shared-app';
import { createFormPost, createJsonRequest } from '../testing/test-app';
import { putSettings } from './forms';
import { OTHER_TABLES, PERSONAL_TABLES } from './personal-data';

const PERSON = { email: 'ada@personal.example', visitor: 'visitor-of-ada', mark: 'what-ada-wrote' };

/** Names of columns that suggest data about a person. */
const PERSONAL = /mail|visitor|contact|address|author|recipient|person|phone|display_name|^ip$/;

/** Columns with such a name in other tables. */
const HARMLESS = [
  'content_item.author_id',
  'content_item.location_address',
  'audit_entry.address',
  'owner_account.email',
  'owner_account.email_norm',
];

type Document = {
  tables: Record<string, { erasure: string; rows: Record<string, unknown>[] }>;
  forwarded: { to: string }[];
};

const test = sharedApp(...new Set(PERSONAL_TABLES.map(({ table }) => table)));
const owner = () => ({ authorization: `Bearer ${test.deps.ownerToken}` });
const call = (path: string, body: unknown) =>
  test.app.request(path, createJsonRequest('POST', body, owner()));
const read = async (body: unknown): Promise<Document> =>
  (await (await call('/api/owner/export', body)).json()) as Document;
const namesOf = (key: 'email' | 'visitor') =>
  PERSONAL_TABLES.filter((one) => one[key]).map(({ name, table }) => name ?? table);

describe('the list of tables with personal data', () => {
  it('contains every table, or the reason for its omission', async () => {
    const tables = await listTables(test.db);
    const listed = new Set([...PERSONAL_TABLES.map(({ table }) => table), ...Object.keys(OTHER_TABLES)]);
    expect([...listed].sort()).toEqual(tables.map(({ name }) => name).sort());
    expect(PERSONAL_TABLES.filter(({ table }) => table in OTHER_TABLES)).toEqual([]);
  });

  it('contains every table with a column of personal data', async () => {
    const columns = (await listTables(test.db))
      .filter(({ name }) => name in OTHER_TABLES)
      .flatMap(({ name: table, columns: found }) => found.map(({ name }) => `${table}.${name}`));
    const personal = columns.filter((one) => PERSONAL.test(one.split('.')[1]!));
    expect(personal.filter((one) => !HARMLESS.includes(one))).toEqual([]);
  });

  it('withholds all hashes', async () => {
    for (const { name, columns } of await listTables(test.db)) {
      const hashes = columns.map((column) => column.name).filter((column) => column.endsWith('_hash'));
      for (const table of PERSONAL_TABLES.filter((one) => one.table === name && !one.row))
        expect(table.withheld ?? [], name).toEqual(expect.arrayContaining(hashes));
    }
  });
});

describe('the export of personal data', () => {
  it('contains the rows of every table, and no secrets', async () => {
    await addPersonalRows(test, PERSON);
    const { tables } = await read({ email: ' Ada@Personal.example' });
    expect(Object.keys(tables)).toEqual(namesOf('email'));
    for (const [name, { rows }] of Object.entries(tables)) expect(rows.length, name).toBeGreaterThan(0);
    expect(tables.form_submission?.rows).toMatchObject([{ fields: { message: PERSON.mark } }]);
    expect(tables.shop_order?.rows).toMatchObject([{ contact: { name: PERSON.mark } }]);
    expect(JSON.stringify(tables)).not.toContain('secret-');
    const events = await read({ visitor: PERSON.visitor });
    expect(events.tables).toMatchObject({ event: { rows: [{ data: { title: PERSON.mark } }] } });
  });

  it('contains no data of other persons', async () => {
    await addPersonalRows(test, PERSON);
    const { tables } = await read({ email: 'grace@personal.example' });
    expect(Object.values(tables).flatMap(({ rows }) => rows)).toEqual([]);
    const { tables: own } = await read({ email: PERSON.email });
    expect(JSON.stringify(own)).not.toContain('else@example.org');
  });

  it('is empty after an erasure, except for rows that are kept without personal data', async () => {
    const { order } = await addPersonalRows(test, PERSON);
    await call('/api/owner/erase', { email: PERSON.email });
    await call('/api/owner/erase', { visitor: PERSON.visitor });
    const { tables } = await read({ email: PERSON.email });
    expect(Object.values(tables).flatMap(({ rows }) => rows)).toEqual([]);
    expect((await read({ visitor: PERSON.visitor })).tables.event?.rows).toEqual([]);
    for (const { table, email, erasure } of PERSONAL_TABLES.filter((one) => one.name === undefined)) {
      const { rows } = await test.db.query(
        `select to_jsonb(t)::text as row from ${table} t where site_id = $1`,
        [test.siteId],
      );
      const text = JSON.stringify(rows);
      for (const secret of [PERSON.email, PERSON.mark]) expect(text, table).not.toContain(`"${secret}`);
      if (email && erasure.startsWith('Kept: it names the order') && table !== 'test_invoice')
        expect(text, table).toContain(order);
    }
  });

  it('is complete even if it is long', async () => {
    await test.db.query(
      `insert into mail_log (site_id, id, recipient, title, body, headers, sent_at)
       select $1, gen_random_uuid(), $2, 't', 'b', '{}', now() from generate_series(1, 450)`,
      [test.siteId, PERSON.email],
    );
    const { tables } = await read({ email: PERSON.email });
    const ids = tables.mail_log?.rows.map(({ id }) => id);
    expect([ids?.length, new Set(ids).size]).toEqual([450, 450]);
  });

  it('lists other recipients of the data', async () => {
    await addPersonalRows(test, PERSON);
    const webhook = { url: 'https://receiver.example/hook', secret: `whsec_${'A'.repeat(44)}` };
    await putSettings(test.db, test.siteId, 'contact', { webhook });
    const { forwarded } = await read({ email: PERSON.email });
    expect(forwarded.map(({ to }) => to)).toEqual(['receiver.example', 'test', 'mail server']);
    await test.db.query(
      `insert into event_cursor (site_id, name) values ($1, 'parquet') on conflict do nothing`,
      [test.siteId],
    );
    expect((await read({ visitor: PERSON.visitor })).forwarded).toMatchObject([{ to: 'parquet' }]);
    await test.db.query(`delete from event_cursor where site_id = $1 and name = 'parquet'`, [test.siteId]);
  });

  it('is a file for the owner only, from the API and from the page', async () => {
    await addPersonalRows(test, PERSON);
    const body = createFormPost({ email: PERSON.email }, { ...owner(), accept: 'text/html' });
    const file = await test.app.request('/config/erase/export', body);
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="personal-data.json"');
    expect(await file.json()).toMatchObject({ person: { email: PERSON.email } });
    for (const path of ['/api/owner/export', '/config/erase/export'])
      expect((await test.app.request(path, createJsonRequest('POST', { email: PERSON.email }))).status).toBe(
        401,
      );
  });
});
