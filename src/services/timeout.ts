// Time limit of requests.
import type { Page } from './page/page';

/** A server that is silent for so long is as good as away, in ms: whoever waits for it is to be told. */
const PATIENCE = 30_000;
/** Browsers take a longer time for none, in ms. */
const LONGEST = 2 ** 31 - 1;

/** A signal that fires when the caller gives up or the time is over, the body included; `end` when all is there. */
export function createTimeout({ clock }: Page, timeout = PATIENCE, given?: AbortSignal) {
  const limit = new AbortController();
  const giveUp = () => limit.abort(given?.reason);
  const cancel = clock.setTimeout(() => limit.abort(), Math.min(timeout, LONGEST));
  if (given?.aborted) giveUp();
  given?.addEventListener('abort', giveUp);
  return {
    signal: limit.signal,
    end() {
      cancel();
      given?.removeEventListener('abort', giveUp);
    },
  };
}
