// Timeout of requests.
import type { Page } from './page/page';

/** Default timeout in ms. */
const PATIENCE = 30_000;
/** Longest delay of a timer in browsers, in ms. */
const LONGEST = 2 ** 31 - 1;

/**
 * A signal that is aborted by the caller or by the timeout, which includes the body; call `end` when the response is
 * complete.
 */
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
