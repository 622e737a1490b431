import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { toHttpError } from '../http/errors';
import { type Database, DatabaseUnavailable } from './db';
import { openPostgres } from './postgres';

/** A message of the protocol: type, length, body. */
function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

const READY = message('Z', Buffer.from('I'));
const WELCOME = Buffer.concat([message('R', Buffer.alloc(4)), READY]);
const DONE = Buffer.concat([message('C', Buffer.from('SELECT 0\0')), READY]);

/** An error with an SQLSTATE. */
const refuse = (code: string): Buffer =>
  Buffer.concat([message('E', Buffer.from(`SERROR\0C${code}\0Mrefused\0\0`)), READY]);

/** A row with the boolean `early`. */
const TRUE = Buffer.concat([
  message('T', Buffer.from('\0\x01early\0\0\0\0\0\0\0\0\0\0\x10\0\x01\xff\xff\xff\xff\0\0', 'latin1')),
  message('D', Buffer.from('\0\x01\0\0\0\x01t')),
  message('C', Buffer.from('SELECT 1\0')),
]);

/** Responds to every statement until it `fails`. */
let server: Server;
let fails = false;
/** The server does not respond. */
let hangs = false;
/** Code of the error response, if any. */
let refusal = '';
/** The server is set to acknowledge commits before they are on disk. */
let commitsEarly = false;
/** What the driver has sent. */
let said: string[] = [];
let db: Database;

const isProbe = (bytes: Buffer): boolean => bytes.includes('as early');

beforeEach(async () => {
  fails = false;
  hangs = false;
  refusal = '';
  commitsEarly = false;
  said = [];
  server = createServer((socket: Socket) => {
    socket.once('data', () => {
      socket.write(WELCOME);
      socket.on('data', (bytes) => {
        said.push(bytes.toString('latin1'));
        if (fails) socket.destroy();
        else if (refusal) socket.write(refuse(refusal));
        else if (!hangs) socket.write(commitsEarly && isProbe(bytes) ? Buffer.concat([TRUE, READY]) : DONE);
      });
    });
    socket.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  db = await openPostgres(`postgres://site@127.0.0.1:${(server.address() as AddressInfo).port}/site`);
});

afterEach(async () => {
  await db.close();
  server.close();
});

it('reports a connection that breaks as unavailable, which is 503, and uses another one afterwards', async () => {
  fails = true;
  const failure = await db.query('select 1').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(DatabaseUnavailable);
  const { status, headers } = toHttpError(failure);
  expect([status, headers]).toEqual([503, { 'Retry-After': '5' }]);
  await expect(db.transaction((tx) => tx.query('select 1'))).rejects.toThrow(DatabaseUnavailable);
  fails = false;
  expect(await db.query('select 1')).toEqual({ rows: [] });
});

it.each([
  ['a replica, after a primary was replaced', '25006'],
  ['a server without a free connection', '53300'],
  ['a server with a full disk', '53100'],
  ['a server that cannot write a file', '58030'],
])('reports %s as unavailable, and leaves its connection', async (_, code) => {
  refusal = code;
  await expect(db.query('insert into a default values')).rejects.toThrow(DatabaseUnavailable);
  await expect(db.transaction((tx) => tx.query('insert into a default values'))).rejects.toThrow(
    DatabaseUnavailable,
  );
  refusal = '';
  const before = said.length;
  await db.query('select 1');
  // A new connection first asks whether commits are on disk.
  expect(said.slice(before).some((text) => text.includes('as early'))).toBe(true);
});

it('abandons a statement without a response, together with its connection', async () => {
  const { port } = server.address() as AddressInfo;
  // Long enough for the last statement on a busy machine.
  const impatient = await openPostgres(`postgres://site@127.0.0.1:${port}/site`, 500);
  hangs = true;
  await expect(impatient.query('select 1')).rejects.toThrow(DatabaseUnavailable);
  await expect(impatient.transaction((tx) => tx.query('select 1'))).rejects.toThrow(DatabaseUnavailable);
  hangs = false;
  expect(await impatient.query('select 1')).toEqual({ rows: [] });
  await impatient.close();
});

it('reports a stopped server as unavailable', async () => {
  fails = true;
  await db.query('select 1').catch(() => undefined);
  server.close();
  await expect(db.query('select 1')).rejects.toThrow(DatabaseUnavailable);
});

it('passes on the errors of a transaction unchanged', async () => {
  const refusal = new Error('There is no connection to this album.');
  const failing = db.transaction(() => Promise.reject(refusal));
  await expect(failing).rejects.toBe(refusal);
  expect(await db.query('select 1')).toEqual({ rows: [] });
});

it('commits synchronously in every transaction even if the database is configured otherwise, without a session setting', async () => {
  const { port } = server.address() as AddressInfo;
  commitsEarly = true;
  const early = await openPostgres(`postgres://site@127.0.0.1:${port}/site`);
  said = [];
  await early.query('insert into a default values');
  await early.transaction((tx) => tx.query('insert into b default values'));
  await early.close();
  const [alone = '', ...statements] = said.map((one) => /[a-z][^\0]*.*/.exec(one.slice(5))?.[0] ?? '');
  expect(alone).toMatch(
    /^select where set_config\('synchronous_commit', 'on', true\) is null\0.*insert into a default values\0/,
  );
  const begin = "begin; set local synchronous_commit = 'on'";
  expect(statements.filter(Boolean).map((one) => one.split('\0')[0])).toEqual([
    begin,
    'insert into b default values',
    'commit',
  ]);
});
