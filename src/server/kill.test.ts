import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uuid7 } from '../core/uuid7';
import type { FormSubmissions } from '../core/wire/form';
import { LOCK_NAME } from './db/pid-lock';
import { hasNats, readStream, startNats } from './testing/nats';
import { createFormPost } from './testing/test-app';

const ROOT = resolve(import.meta.dirname, '../..');
const OWNER = 'the-owner-of-the-killed-server-00';
/** Each round is one kill; `KILL_ROUNDS=100` for a long run. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 3);
const SINK_ROUNDS = Number(process.env.KILL_ROUNDS ?? 2);

let dataDir: string;
const children: ChildProcess[] = [];

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'site-api-kill-'));
  execFileSync(process.execPath, ['src/tools/build-server.mjs'], { cwd: ROOT, stdio: 'pipe' });
}, 120_000);
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

interface Server {
  base: string;
  child: ChildProcess;
}

function spawnServer(settings: Record<string, string> = {}): ChildProcess {
  const env = {
    ...process.env,
    DATABASE_URL: '',
    DATA_DIR: dataDir,
    PORT: '0',
    RATE_LIMIT: 'off',
    LOG: 'off',
    SITE_API_OWNER_TOKEN: OWNER,
    ...settings,
  };
  // Like the tests themselves, see src/tools/node-flags.mjs.
  const flags = process.execArgv.filter((flag) => flag === '--liftoff-only');
  const child = spawn(process.execPath, [...flags, 'dist/server/main.js'], { cwd: ROOT, env });
  children.push(child);
  return child;
}

/** Starts the built server on a free port and waits until it is ready. */
async function startServer(settings: Record<string, string> = {}): Promise<Server> {
  const child = spawnServer(settings);
  const closed = once(child, 'close');
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  for await (const chunk of child.stdout ?? []) {
    said += chunk;
    const base = /Site ready at (http:\S+)\//.exec(said)?.[1];
    if (base) return { base, child };
  }
  // The two outputs end in any order.
  await closed;
  throw new Error(`The server ended: ${said}`);
}

/** Content of the lock file, which a killed process leaves behind; the next server removes it at any moment. */
function lockText(): string {
  try {
    return readFileSync(join(dataDir, LOCK_NAME), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

async function kill(server: Server): Promise<void> {
  server.child.kill('SIGKILL');
  await once(server.child, 'exit');
}

interface Sent {
  key: string;
  message: string;
}

/** Throws if the server is gone; otherwise returns the status. */
async function submit(base: string, sent: Sent): Promise<number> {
  const form = JSON.stringify({ name: 'K', email: 'k@example.org', message: sent.message });
  const fields = { key: sent.key, formId: 'contact', form };
  return (await fetch(`${base}/api/form/SaveFormSubmission`, createFormPost(fields))).status;
}

/** Outcome of submissions: acknowledged, rejected, or unknown because the server was killed. */
interface Results {
  acknowledged: Sent[];
  unknown: Sent[];
  refused: number[];
}

/** Submits until the server is gone. */
async function sendUntilKilled(base: string, name: string, results: Results): Promise<void> {
  for (let i = 0; ; i++) {
    let sent: Sent | undefined;
    try {
      const response = await fetch(`${base}/api/form/FormSubmissionKey`, { method: 'POST' });
      sent = { key: ((await response.json()) as { key: string }).key, message: `${name}-${i}` };
      const status = await submit(base, sent);
      if (status === 200) results.acknowledged.push(sent);
      else results.refused.push(status);
    } catch {
      if (sent) results.unknown.push(sent);
      return;
    }
  }
}

/**
 * Waits for a number of responses and a little longer, depending on the round, so that kills hit different points of
 * the next request.
 */
async function untilAnswered(results: Results, count: number, round: number): Promise<void> {
  while (results.acknowledged.length + results.refused.length < count) await sleep(5);
  await sleep((round * 37) % 100);
}

async function storedMessages(base: string): Promise<string[]> {
  const messages: string[] = [];
  let next: string | null = '';
  while (next !== null) {
    const response = await fetch(`${base}/api/form/contact/submissions?before=${next}`, {
      headers: { authorization: `Bearer ${OWNER}` },
    });
    const list = (await response.json()) as FormSubmissions;
    messages.push(...list.submissions.map((one) => String(one.values.message)));
    next = list.next;
  }
  return messages;
}

/** A request with half of its body sent; `finish` sends the rest and returns the status. */
async function startHit(base: string): Promise<{ finish(): Promise<number | undefined> }> {
  // The server sends `100 Continue` after the headers; from then on, the request is running.
  const headers = { 'content-type': 'application/x-www-form-urlencoded', expect: '100-continue' };
  const sent = request(`${base}/api/census/RecordHit`, { method: 'POST', headers, agent: false });
  const answer = once(sent, 'response');
  sent.flushHeaders();
  await once(sent, 'continue');
  sent.write('event=1&');
  return {
    async finish() {
      sent.end('data=%7B%7D');
      const [response] = (await answer) as [IncomingMessage];
      response.resume();
      return response.statusCode;
    },
  };
}

/** Reports events until the server is gone; returns the ids of the acknowledged ones, and of the others. */
async function reportUntilKilled(base: string): Promise<{ acknowledged: string[]; unknown: string[] }> {
  const [acknowledged, unknown]: [string[], string[]] = [[], []];
  for (;;) {
    const id = uuid7(Date.now(), crypto.getRandomValues(new Uint8Array(10)));
    const isStored = await report(base, id).catch(() => false);
    (isStored ? acknowledged : unknown).push(id);
    if (!isStored) return { acknowledged, unknown };
  }
}

async function report(base: string, eventId: string): Promise<boolean> {
  const fields = { event: '1', data: '{"url":"/killed"}', eventId };
  return (await fetch(`${base}/api/census/RecordHit`, createFormPost(fields))).status === 204;
}

describe.runIf(hasNats())('events for NATS (needs nats-server)', () => {
  it(
    'arrive exactly once, even if NATS and the server are killed in turn',
    async () => {
      const nats = await startNats();
      const settings = { EVENTS_NATS_URL: nats.url, EVENTS_NATS_STREAM: 'killed' };
      const arrived = async () => (await readStream(nats.url, 'killed')).map(({ body }) => String(body.id));
      const [sent, unsure]: [string[], string[]] = [[], []];
      for (let round = 0; round < SINK_ROUNDS; round++) {
        const server = await startServer(settings);
        const senders = [0, 1, 2, 3].map(() => reportUntilKilled(server.base));
        const before = (await arrived()).length;
        while ((await arrived()).length < before + 20) await sleep(20);
        if (round % 2 === 0) await nats.kill();
        await sleep((round * 37) % 100);
        await kill(server);
        if (round % 2 === 0) await nats.start();
        const results = await Promise.all(senders);
        sent.push(...results.flatMap(({ acknowledged }) => acknowledged));
        unsure.push(...results.flatMap(({ unknown }) => unknown));
      }
      const server = await startServer(settings);
      // Like the tracker: events that were not acknowledged are sent again.
      for (const id of unsure) expect(await report(server.base, id)).toBe(true);
      sent.push(...unsure);
      await expect.poll(async () => (await arrived()).length, { timeout: 60_000 }).toBe(sent.length);
      expect((await arrived()).sort()).toEqual(sent.sort());
      await kill(server);
      await nats.dispose();
    },
    120_000 + SINK_ROUNDS * 30_000,
  );
});

describe('server killed under load', () => {
  it(
    'loses no acknowledged requests, and stores none twice when the others are repeated',
    async () => {
      const results: Results = { acknowledged: [], unknown: [], refused: [] };
      for (let round = 0; round < ROUNDS; round++) {
        const server = await startServer();
        const senders = [0, 1, 2, 3].map((n) => sendUntilKilled(server.base, `${round}-${n}`, results));
        await untilAnswered(results, results.acknowledged.length + 15, round);
        await kill(server);
        await Promise.all(senders);
      }
      const { acknowledged, unknown, refused } = results;
      expect(refused).toEqual([]);
      const server = await startServer();
      const found = await storedMessages(server.base);
      expect(found).toEqual(expect.arrayContaining(acknowledged.map((sent) => sent.message)));
      for (const sent of unknown) expect(await submit(server.base, sent)).toBe(200);
      const all = await storedMessages(server.base);
      expect(all.sort()).toEqual([...acknowledged, ...unknown].map((sent) => sent.message).sort());
      await kill(server);
    },
    60_000 + ROUNDS * 20_000,
  );

  it('refuses to open a data directory that another server uses', async () => {
    const server = await startServer();
    await expect(startServer()).rejects.toThrow(`in use by process ${server.child.pid}`);
    expect((await fetch(`${server.base}/api/health`)).status).toBe(200);
    await kill(server);
  }, 60_000);

  it('shuts down gracefully while it is still starting', async () => {
    const child = spawnServer();
    while (!lockText().includes(`"pid":${child.pid},`)) await sleep(5);
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    expect((await exit)[0]).toBe(0);
    expect(lockText()).toBe('');
  }, 60_000);

  it('finishes running requests and shuts down gracefully', async () => {
    const server = await startServer();
    const halves = await Promise.all(Array.from({ length: 10 }, () => startHit(server.base)));
    const exit = once(server.child, 'exit');
    server.child.kill('SIGTERM');
    await sleep(400);
    const statuses = await Promise.all(halves.map((half) => half.finish()));
    expect(statuses).toEqual(Array(10).fill(204));
    const [code] = (await exit) as [number];
    expect(code).toBe(0);
  }, 60_000);

  it('is not ready after the signal, and serves visitors until load balancers have detected that', async () => {
    const server = await startServer({ SHUTDOWN_DELAY: '300' });
    const ask = async (path: string) => (await fetch(`${server.base}/api/${path}`)).status;
    expect(await ask('health/ready')).toBe(200);
    server.child.kill('SIGTERM');
    while ((await ask('health/ready')) === 200) await sleep(5);
    expect([await ask('health/ready'), await ask('health/live'), await ask('form/contact')]).toEqual([
      503, 200, 200,
    ]);
    await kill(server);
  }, 60_000);
});
