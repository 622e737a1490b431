// Starts the built server on a free port with an empty data directory. Tests can stop it, kill it, and start it again
// with the same data.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../tools/free-port.mjs';
import { BASELINE_WASM } from '../tools/node-flags.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const MAIN = resolve(ROOT, 'dist/server/main.js');

/** Maximum time until the first response on a busy machine, in milliseconds. */
const START_MS = 90_000;
/** Maximum duration of a graceful stop, in milliseconds. */
const STOP_MS = 30_000;

/** A running site: the API, the demo and the library, on one origin. */
export interface Site {
  /** For example `http://127.0.0.1:41234`. */
  readonly origin: string;
  /** Directory of the embedded database. */
  readonly dataDir: string;
  /** Process id; undefined before the first start. */
  pid(): number | undefined;
  /** Output of the server so far. */
  log(): string;
  /** Stops it gracefully (SIGTERM) and returns the exit code. */
  stop(): Promise<number | null>;
  /** Kills it, as a power cut would (SIGKILL). */
  kill(): Promise<void>;
  /** Pauses it (SIGSTOP) or resumes it (SIGCONT), unless it has ended. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void;
  /** Starts it again with the same port and data. */
  start(): Promise<void>;
  /** Starts it again unless it is running. */
  ensureRunning(): Promise<void>;
  /** Kills it and removes its data. */
  dispose(): Promise<void>;
}

/**
 * Starts the built site and waits until it responds.
 * @param env additional settings of the server
 * @param main program of the server
 * @throws an error with the output of the server if it was not built or does not respond
 */
export async function startSite(env: Record<string, string> = {}, main = MAIN): Promise<Site> {
  if (!existsSync(main)) throw new Error(`${main} does not exist: run npm run build first.`);
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'site-elements-'));
  const printed: string[] = [];
  let server: ChildProcess | undefined;

  const died = (code: number | null, signal: string | null) =>
    process.stderr.write(`The server died (${code ?? signal}).\n${printed.slice(-20).join('')}`);
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (!server || !isRunning(server)) return server?.exitCode ?? null;
    const exited = once(server, 'exit');
    server.off('exit', died);
    server.kill(signal);
    const hanging = new AbortController();
    const timeout = wait(STOP_MS, 'timeout', { signal: hanging.signal }).catch(() => 'stopped');
    if ((await Promise.race([exited, timeout])) === 'timeout') {
      server.kill('SIGKILL');
      throw new Error(`The server did not stop within ${STOP_MS} ms of ${signal}.\n${printed.join('')}`);
    }
    hanging.abort();
    return server.exitCode;
  };

  const start = async () => {
    server = launch(
      main,
      {
        HOST: '127.0.0.1',
        PORT: String(port),
        DATA_DIR: dataDir,
        DATABASE_URL: '',
        DATABASE_REPLICA_URL: '',
        ...env,
      },
      (text) => printed.push(text),
    );
    server.once('exit', died);
    await waitUntilReady(server, origin, () => printed.join(''));
  };

  await start();
  return {
    origin,
    dataDir,
    start,
    ensureRunning: async () => {
      if (!server || !isRunning(server)) await start();
    },
    pid: () => server?.pid,
    log: () => printed.join(''),
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
    signal: (signal) => void server?.kill(signal),
    async dispose() {
      await end('SIGKILL');
      await rm(dataDir, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

function launch(main: string, env: Record<string, string>, print: (text: string) => void): ChildProcess {
  // Benchmarks, which run outside a test runner, measure the server without flags.
  const flags = process.execArgv.filter((flag) => flag === BASELINE_WASM);
  const server = spawn(process.execPath, [...flags, main], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  server.stdout.on('data', (bytes: Buffer) => print(bytes.toString()));
  server.stderr.on('data', (bytes: Buffer) => print(bytes.toString()));
  return server;
}

function isRunning(server: ChildProcess): boolean {
  return server.exitCode === null && server.signalCode === null;
}

async function waitUntilReady(server: ChildProcess, origin: string, log: () => string): Promise<void> {
  const until = Date.now() + START_MS;
  while (Date.now() < until) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}.\n${log()}`);
    const health = await fetch(`${origin}/api/health`).catch(() => undefined);
    if (health?.ok) return;
    await wait(50);
  }
  server.kill('SIGKILL');
  throw new Error(`The server did not respond within ${START_MS} ms.\n${log()}`);
}
