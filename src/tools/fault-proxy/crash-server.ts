// Kills a server in the middle of a run and starts it again.
import { setTimeout as wait } from 'node:timers/promises';
import type { Site } from '../../e2e/site';

/** Attempts to start the server again. */
const ATTEMPTS = 5;

/** On a busy machine the start may need more than one attempt. */
export async function crashAndRestart(site: Site): Promise<void> {
  await site.kill();
  for (let left = ATTEMPTS; ; left--) {
    await wait(300);
    const failure = await site.start().then(
      () => null,
      (error: unknown) => ({ error }),
    );
    if (!failure) return;
    if (left === 0) throw failure.error;
  }
}
