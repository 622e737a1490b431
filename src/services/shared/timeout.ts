// Timeout of requests.
import type { Page } from '../page/page';

/** Default timeout in ms. */
const DEFAULT_TIMEOUT_MS = 30_000;
/** Longest delay of a timer in browsers, in ms. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/**
 * A signal that is aborted by the caller or by the timeout, which includes the body; call `end` when the response is
 * complete.
 */
export function createTimeout({ clock }: Page, timeout = DEFAULT_TIMEOUT_MS, callerSignal?: AbortSignal) {
  const controller = new AbortController();
  const abort = () => controller.abort(callerSignal?.reason);
  const cancel = clock.setTimeout(() => controller.abort(), Math.min(timeout, MAX_TIMER_MS));
  if (callerSignal?.aborted) abort();
  callerSignal?.addEventListener('abort', abort);
  return {
    signal: controller.signal,
    end() {
      cancel();
      callerSignal?.removeEventListener('abort', abort);
    },
  };
}
