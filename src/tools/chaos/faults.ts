// Faults of servers and of their database connections.
import { setTimeout as wait } from 'node:timers/promises';
import type { Site } from '../../e2e/site';
import { startAgain } from '../fault-proxy/crash-server';
import type { Clock } from './clocks';

export interface Fault {
  readonly name: string;
  /** Whether the primary is lost, so that the recovery time counts. */
  readonly losesPrimary?: boolean;
  /** Resolves when the broken part runs again. */
  run(): Promise<void>;
}

/**
 * How often a server that ends because the database does not respond is started again: enough for more than a minute.
 */
const STARTS = 200;

/** Clock errors in seconds: a minute, an hour, a day, a month. */
const OFFSETS_S = [60, 3600, 86_400, 30 * 86_400];

/** How long a clock is wrong, in milliseconds. */
const WRONG_MS = 8000;

export function createServerFaults(servers: readonly Site[], random: () => number): Fault[] {
  const pick = () => servers[Math.floor(random() * servers.length)]!;
  return [
    {
      name: 'kill a server',
      async run() {
        const server = pick();
        await server.kill();
        await startAgain(server, STARTS);
      },
    },
    {
      name: 'replace a server',
      async run() {
        const server = pick();
        await server.stop();
        await startAgain(server, STARTS);
      },
    },
    {
      name: 'pause a server',
      async run() {
        const server = pick();
        server.signal('SIGSTOP');
        await wait(1000 + random() * 4000);
        server.signal('SIGCONT');
      },
    },
    {
      name: 'kill all servers',
      async run() {
        await Promise.all(servers.map((server) => server.kill()));
        await Promise.all(servers.map((server) => startAgain(server, STARTS)));
      },
    },
  ];
}

/** Makes a clock wrong by minutes to months, then corrects it. */
export const createClockFault = (clocks: readonly Clock[], random: () => number): Fault => ({
  name: 'set the clock of a server wrong',
  async run() {
    const clock = clocks[Math.floor(random() * clocks.length)]!;
    const offset = OFFSETS_S[Math.floor(random() * OFFSETS_S.length)]!;
    clock.set(random() < 0.5 ? -offset : offset);
    await wait(WRONG_MS);
    clock.set(0);
  },
});

/** @param cut ends all connections to the database */
export const createConnectionFault = (cut: () => Promise<void>): Fault => ({
  name: 'cut all connections to the database',
  run: cut,
});
