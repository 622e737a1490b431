// Solves a challenge in a worker, or in small slices on the main thread where workers are unavailable (scripts from
// another host, CSP).

import { solveChallenge as solve } from '../../core/captcha/proof-of-work';
import type { CaptchaChallenge, CaptchaSolution } from '../../core/wire/captcha';
import { deriveBits } from './derive-key';
// oxlint-disable-next-line import/default -- the default export is the URL that Vite provides
import workerUrl from './proof-of-work.worker.ts?worker&url';
import { trustedScriptUrl } from './resources';

/** Maximum time to block the main thread, in ms. */
const MAX_BLOCKING_MS = 8;

/** Rejects when the challenge cannot be solved or the signal is aborted. */
export async function solveChallenge(
  challenge: CaptchaChallenge,
  signal: AbortSignal,
): Promise<CaptchaSolution> {
  // It may have been aborted while this module was loading; the signal then dispatches no event any more.
  signal.throwIfAborted();
  const solution = await solveInWorker(challenge, signal).catch(() => null);
  signal.throwIfAborted();
  return solution ?? solveOnMainThread(challenge, signal);
}

/** The solution; null if it has none, the worker cannot start, or the signal is aborted. */
async function solveInWorker(
  challenge: CaptchaChallenge,
  signal: AbortSignal,
): Promise<CaptchaSolution | null> {
  const url = trustedScriptUrl(new URL(workerUrl, location.href).href);
  const worker = new Worker(url as string, { type: 'module' });
  return new Promise<CaptchaSolution | null>((resolve) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = (event) => {
      event.preventDefault();
      resolve(null);
    };
    signal.addEventListener('abort', () => resolve(null));
    worker.postMessage(challenge);
  }).finally(() => worker.terminate());
}

async function solveOnMainThread(challenge: CaptchaChallenge, signal: AbortSignal): Promise<CaptchaSolution> {
  let deadline = performance.now() + MAX_BLOCKING_MS;
  return solve(challenge, deriveBits, async () => {
    signal.throwIfAborted();
    if (performance.now() < deadline) return;
    await new Promise((resolve) => setTimeout(resolve));
    deadline = performance.now() + MAX_BLOCKING_MS;
  });
}
