// Kills a server in the middle of a run and starts it again.
import { setTimeout as wait } from 'node:timers/promises';
import type { Site } from '../../e2e/site';

/** Further attempts to start a server; on a busy machine, it may need more than one. */
const ATTEMPTS = 5;

/** Pause before each attempt, in milliseconds. */
const PAUSE_MS = 300;

export async function crashAndRestart(site: Site): Promise<void> {
  await site.kill();
  await startAgain(site, ATTEMPTS);
}

/** Starts a server until it keeps running, like a supervisor. */
export async function startAgain(site: Site, attempts: number): Promise<void> {
  for (let left = attempts; ; left--) {
    await wait(PAUSE_MS);
    const failure = await site.start().then(
      () => null,
      (error: unknown) => ({ error }),
    );
    if (!failure) return;
    if (left === 0) throw failure.error;
  }
}
