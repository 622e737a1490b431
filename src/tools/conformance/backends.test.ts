// The example backends of demo/backends pass the checks of a form. Backends in a language that is not installed are
// skipped, also in continuous integration.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { findFreePort } from '../free-port.mjs';
import { formatResult } from './report';
import { runChecks } from './run-checks';

const FOLDER = resolve(import.meta.dirname, '../../../demo/backends');
const SECRET = 'a-secret-of-this-test';
const FORM = { formId: 'contact', values: { email: 'ada@example.org', message: 'Hello' } };

/** Command line of each server. */
const COMMANDS: Readonly<Record<string, (port: string) => readonly [string, ...string[]]>> = {
  'node.mjs': () => [process.execPath, join(FOLDER, 'node.mjs')],
  'backend.py': () => ['python3', join(FOLDER, 'backend.py')],
  'backend.php': (port) => ['php', '-S', `127.0.0.1:${port}`, join(FOLDER, 'backend.php')],
};

const isInstalled = (command: string): boolean => spawnSync(command, ['--version']).status === 0;

const NAMES = [...Object.keys(COMMANDS), 'worker.mjs'];
const SERVERS = Object.keys(COMMANDS).filter((name) => isInstalled(COMMANDS[name]!('0')[0]));

let server: ChildProcess | undefined;
let folder: string | undefined;
afterEach(async () => {
  server?.kill();
  if (folder) await rm(folder, { recursive: true });
  server = undefined;
  folder = undefined;
});

/** Starts a server; resolves with the root of its API once it responds. */
async function start(name: string): Promise<{ base: string; file: string }> {
  folder = await mkdtemp(join(tmpdir(), 'backend-'));
  const port = String(await findFreePort());
  const file = join(folder, 'submissions.jsonl');
  const [command, ...args] = COMMANDS[name]!(port);
  server = spawn(command, args, { env: { ...process.env, PORT: port, FILE: file, SECRET }, stdio: 'ignore' });
  const base = `http://127.0.0.1:${port}/api`;
  await expect
    .poll(
      () =>
        fetch(base).then(
          () => true,
          () => false,
        ),
      { timeout: 20_000 },
    )
    .toBe(true);
  return { base, file };
}

const check = (target: {
  base: string;
  fetch: typeof fetch | ((url: string, init: RequestInit) => Promise<Response>);
}) =>
  runChecks({
    ...target,
    timeout: 10_000,
    owner: undefined,
    form: FORM,
    widget: {},
    only: ['formKey', 'saveForm'],
  });

const toReport = (results: Awaited<ReturnType<typeof check>>) =>
  results.filter(({ outcome }) => outcome !== 'pass').map(formatResult);

describe('example backends', () => {
  it.each(NAMES)('%s has fewer than 80 lines', async (name) => {
    const text = await readFile(join(FOLDER, name), 'utf8');
    expect(text.trimEnd().split('\n').length).toBeLessThan(80);
  });

  it.each(SERVERS)('%s accepts forms, and stores each submission once', async (name) => {
    const { base, file } = await start(name);
    expect(toReport(await check({ base, fetch }))).toEqual([]);
    const lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
    expect(new Set(lines.map((line) => JSON.parse(line).id)).size).toBe(lines.length);
    expect(JSON.parse(lines[0]!)).toMatchObject(FORM);
  });

  it('worker.mjs accepts forms', async () => {
    const { default: worker } = await import(join(FOLDER, 'worker.mjs'));
    const values = new Map<string, string>();
    const SUBMISSIONS = {
      get: async (key: string) => values.get(key) ?? null,
      put: async (key: string, value: string) => void values.set(key, value),
    };
    const send = (url: string, init: RequestInit) =>
      worker.fetch(new Request(url, init), { SECRET, SUBMISSIONS }) as Promise<Response>;
    expect(toReport(await check({ base: 'https://site.example/api', fetch: send }))).toEqual([]);
    expect([...values.values()].map((text) => JSON.parse(text))).toContainEqual(FORM);
  });

  it.each(SERVERS.filter((name) => name !== 'backend.php'))(
    '%s rejects huge requests, and requests from other sites',
    async (name) => {
      const { base } = await start(name);
      const post = (headers: Record<string, string>, body = '') =>
        fetch(`${base}/form/SaveFormSubmission`, { method: 'POST', headers, body }).then(
          ({ status }) => status,
        );
      expect(await post({ 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
      expect(
        await post({ 'Content-Type': 'application/x-www-form-urlencoded' }, `form=${'x'.repeat(70_000)}`),
      ).toBe(413);
    },
  );
});
