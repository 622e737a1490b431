// Proof-of-work captcha, solved without involving the visitor.
import { calls } from '../../core/calls';
import type { CaptchaChallenge, CaptchaProof } from '../../core/wire/captcha';
import type { CaptchaDeps, CaptchaState, CaptchaWidget } from './captcha-types';

/** A solution that expires within this time is replaced, in ms. */
const MIN_VALIDITY_MS = 60_000;

/** Renders nothing; the caller displays the state. */
export function createProofOfWork(
  { page, api }: CaptchaDeps,
  report: (state: CaptchaState) => void,
): CaptchaWidget {
  let token = '';
  let renewAt = 0;
  let running: Promise<string> | undefined;
  let stop = new AbortController();

  async function solve(): Promise<string> {
    const { signal } = stop;
    report({ phase: 'working' });
    try {
      const response = await api.get<CaptchaChallenge>(calls.captchaChallenge.path, { retries: 1 });
      if (!response.ok) throw new Error(response.error.message);
      const challenge = response.data;
      const solution = await page.solveChallenge(challenge, signal);
      renewAt = challenge.parameters.expiresAt * 1000 - MIN_VALIDITY_MS;
      token = encodeProof({ challenge, solution });
      report({ phase: 'solved', token });
      return token;
    } catch {
      if (!signal.aborted) report({ phase: 'failed' });
      return '';
    } finally {
      // A reset has already cleared it, and the next attempt may be running.
      if (!signal.aborted) running = undefined;
    }
  }

  function discard(): void {
    stop.abort();
    stop = new AbortController();
    token = '';
    running = undefined;
  }

  return {
    async execute() {
      if (token && page.clock.now() < renewAt) return token;
      running ??= solve();
      return running;
    },
    reset() {
      discard();
      report({ phase: 'open' });
    },
    remove: discard,
  };
}

/** Base64-encoded JSON; all values are ASCII. */
const encodeProof = (proof: CaptchaProof): string => btoa(JSON.stringify(proof));
