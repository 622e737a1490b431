import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findPostgres } from '../testing/postgres-programs';
import { type ReplicatedPostgres, startReplicatedPostgres } from '../testing/replicated-postgres';
import { OPEN_MS } from '../testing/test-app';
import { type Database, DatabaseUnavailable, type Db } from './db';
import { migrate } from './migrate';
import { openPostgres } from './postgres';
import { openReplica, type Replica, type ReplicaState } from './replica';
import { protectTables } from './row-security';

const SITES = ['a', 'b'];
const FORMS = 'select id, pg_is_in_recovery() as "isOld" from form order by id';
const HOUR_MS = 3_600_000;

describe.skipIf(!findPostgres())('a streaming replica (needs the programs of PostgreSQL)', () => {
  let postgres: ReplicatedPostgres;
  let primary: Database;
  let replica: Replica;
  let ofA: Db;

  const addForm = (site: string, id: string) =>
    primary.query('insert into form (site_id, id, definition) values ($1, $2, $3::jsonb)', [site, id, '{}']);
  const open = async (maxAgeMs: number): Promise<void> => {
    replica = await openReplica({ url: postgres.replicaUrl, primary, maxAgeMs });
    ofA = replica.forSite('a');
  };
  /** The rows of the site, and whether they are from the replica. */
  const read = async (db = ofA) => (await db.query<{ id: string; isOld: boolean }>(FORMS)).rows;
  const until = async (state: ReplicaState): Promise<void> => {
    while (replica.state() !== state) await replica.check();
  };
  /** Waits until the replica has everything that the primary has. */
  const replayed = async (): Promise<void> => {
    const strict = await openReplica({ url: postgres.replicaUrl, primary, maxAgeMs: 0 });
    do await strict.check();
    while (strict.state() !== 'ok');
    await strict.close();
  };

  beforeAll(async () => {
    postgres = await startReplicatedPostgres();
    primary = await openPostgres(postgres.primaryUrl);
    await migrate(primary);
    await protectTables(primary);
  }, OPEN_MS);
  afterAll(async () => {
    await primary.close();
    await postgres.dispose();
  });
  beforeEach(async () => {
    await primary.query('delete from form');
    for (const site of SITES) await addForm(site, `of-${site}`);
    await replayed();
  });
  afterEach(() => replica.close());

  it('is read, by statements and by transactions, and counted', async () => {
    await open(HOUR_MS);
    expect(replica.state()).toBe('ok');
    expect(await read()).toEqual([{ id: 'of-a', isOld: true }]);
    expect(await ofA.transaction((tx) => tx.query(FORMS))).toEqual({ rows: [{ id: 'of-a', isOld: true }] });
    expect(replica.counts()).toEqual({ replica: 2, primary: 0 });
  });

  it('separates the rows of sites', async () => {
    await open(HOUR_MS);
    const handles = SITES.map((site) => replica.forSite(site));
    const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => read(handles[index % 2])));
    for (const [index, rows] of answers.entries())
      expect(rows).toEqual([{ id: `of-${SITES[index % 2]}`, isOld: true }]);
    const asked = await ofA.query('select 1 from form where site_id = $1', ['b']);
    expect(asked.rows).toEqual([]);
  });

  it('writes nothing, even if its address leads to a primary', async () => {
    await open(HOUR_MS);
    const write = "insert into form (site_id, id, definition) values ('a', 'new', '{}')";
    await expect(ofA.query(write)).rejects.toThrow('read-only');
    await expect(ofA.transaction((tx) => tx.query(write))).rejects.toThrow('read-only');
    expect(replica.state()).toBe('ok');
    // The address of the former replica now leads to a primary.
    const promoted = await openReplica({ url: postgres.primaryUrl, primary, maxAgeMs: HOUR_MS });
    await expect(promoted.forSite('a').query(write)).rejects.toThrow('read-only');
    expect(await read(promoted.forSite('a'))).toEqual([{ id: 'of-a', isOld: false }]);
    await promoted.close();
    expect((await primary.query("select 1 from form where id = 'new'")).rows).toEqual([]);
  });

  it('is read if its data is old, but not older than the limit', async () => {
    await postgres.pauseReplay();
    await open(HOUR_MS);
    await addForm('a', 'second');
    expect(await read()).toEqual([{ id: 'of-a', isOld: true }]);
    await replica.close();
    await open(100);
    await until('behind');
    const both = ['of-a', 'second'].map((id) => ({ id, isOld: false }));
    expect(await read()).toEqual(both);
    await postgres.resumeReplay();
    await until('ok');
    expect(await read()).toEqual(both.map((row) => ({ ...row, isOld: true })));
  });

  it('checks its age in each statement, because a load balancer may have led the check to another replica', async () => {
    await open(0);
    await until('ok');
    await replayed();
    await postgres.pauseReplay();
    await addForm('a', 'second');
    // Reads the primary's new position, but compares the replica with the previous one.
    await replica.check();
    expect(replica.state()).toBe('ok');
    expect((await ofA.transaction((tx) => tx.query(FORMS))).rows).toHaveLength(2);
    expect(replica.state()).toBe('behind');
    expect(replica.counts()).toEqual({ replica: 0, primary: 1 });
    await postgres.resumeReplay();
  });

  it('is replaced by the primary for tables that it does not have yet, such as those of a new version', async () => {
    await open(HOUR_MS);
    await postgres.pauseReplay();
    await primary.query('create table arrived as select 1 as one');
    expect((await ofA.query('select one from arrived')).rows).toEqual([{ one: 1 }]);
    expect(replica.state()).toBe('ok');
    await expect(ofA.query('select one from missing')).rejects.toThrow('"missing" does not exist');
    await primary.query('drop table arrived');
    await postgres.resumeReplay();
  });

  it('is replaced by the primary immediately while it is stopped', async () => {
    await open(HOUR_MS);
    await read();
    await postgres.stopReplica();
    const answers = await Promise.all(Array.from({ length: 20 }, () => read()));
    expect(answers).toEqual(Array(20).fill([{ id: 'of-a', isOld: false }]));
    expect(replica.state()).toBe('unavailable');
    await replica.check();
    expect(replica.state()).toBe('unavailable');
    const late = await openReplica({ url: postgres.replicaUrl, primary, maxAgeMs: HOUR_MS });
    expect(await read(late.forSite('a'))).toEqual([{ id: 'of-a', isOld: false }]);
    await postgres.startReplica();
    await until('ok');
    expect(await read()).toEqual([{ id: 'of-a', isOld: true }]);
    await late.close();
  });

  it('is replaced by the primary while it does not respond', async () => {
    await open(HOUR_MS);
    await read();
    postgres.freezeReplica();
    const waiting = read();
    await replica.check();
    expect(replica.state()).toBe('unavailable');
    expect(await read()).toEqual([{ id: 'of-a', isOld: false }]);
    expect(await waiting).toEqual([{ id: 'of-a', isOld: false }]);
    postgres.continueReplica();
    await until('ok');
  });

  it('is read while the primary does not respond, if its age was checked before', async () => {
    let isAway = false;
    const query: Database['query'] = (text, params) =>
      isAway ? Promise.reject(new DatabaseUnavailable('away')) : primary.query(text, params);
    const openBeside = () =>
      openReplica({ url: postgres.replicaUrl, primary: { ...primary, query }, maxAgeMs: 0 });
    replica = await openBeside();
    await until('ok');
    await replayed();
    isAway = true;
    await replica.check();
    expect(await read(replica.forSite('a'))).toEqual([{ id: 'of-a', isOld: true }]);
    const unknown = await openBeside();
    await unknown.check();
    expect(unknown.state()).toBe('unavailable');
    await unknown.close();
  });

  it('is checked, and read again, while the primary accepts a request and does not respond', async () => {
    let isFrozen = false;
    let asked = 0;
    const query: Database['query'] = (text, params) => {
      asked++;
      return isFrozen ? new Promise(() => undefined) : primary.query(text, params);
    };
    replica = await openReplica({
      url: postgres.replicaUrl,
      primary: { ...primary, query },
      maxAgeMs: HOUR_MS,
    });
    isFrozen = true;
    asked = 0;
    await postgres.stopReplica();
    await replica.check();
    expect(replica.state()).toBe('unavailable');
    await postgres.startReplica();
    await until('ok');
    expect(await read(replica.forSite('a'))).toEqual([{ id: 'of-a', isOld: true }]);
    expect(asked).toBe(1);
  });
});
