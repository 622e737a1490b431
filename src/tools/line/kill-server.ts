// How does a server die and come back in the middle of a run?
import { setTimeout as wait } from 'node:timers/promises';
import type { Site } from '../../e2e/site';

/** How often its start is tried. */
const STARTS = 5;

/** A busy machine may need more than one attempt to start it again. */
export async function killServer(site: Site): Promise<void> {
  await site.kill();
  for (let left = STARTS; ; left--) {
    await wait(300);
    const failure = await site.start().then(
      () => null,
      (error: unknown) => ({ error }),
    );
    if (!failure) return;
    if (left === 0) throw failure.error;
  }
}
