// Proof-of-work captcha that is solved without the visitor.
import { calls } from '../../core/calls';
import type { CaptchaChallenge, CaptchaProof } from '../../core/wire/captcha';
import type { CaptchaDeps, CaptchaState, CaptchaWidget } from './captcha';

/** A solution that expires within this time is replaced, in ms. */
const LEFT = 60_000;

/** Renders nothing; the caller displays the state. */
export function createProofOfWork(
  { page, api }: CaptchaDeps,
  report: (state: CaptchaState) => void,
): CaptchaWidget {
  let answer = '';
  let until = 0;
  let running: Promise<string> | undefined;
  let stop = new AbortController();

  async function work(): Promise<string> {
    const { signal } = stop;
    report({ phase: 'working' });
    try {
      const challenge = await fetchChallenge();
      const solution = await page.solveChallenge(challenge, signal);
      until = challenge.parameters.expiresAt * 1000 - LEFT;
      answer = encodeProof({ challenge, solution });
      report({ phase: 'solved', token: answer });
      return answer;
    } catch {
      if (!signal.aborted) report({ phase: 'failed' });
      return '';
    } finally {
      running = undefined;
    }
  }

  async function fetchChallenge(): Promise<CaptchaChallenge> {
    const result = await api.get<CaptchaChallenge>(calls.captchaChallenge.path, {
      retries: 1,
    });
    if (!result.ok) throw new Error(result.error.message);
    return result.data;
  }

  function forget(): void {
    stop.abort();
    stop = new AbortController();
    answer = '';
    running = undefined;
  }

  return {
    async execute() {
      if (answer && page.clock.now() < until) return answer;
      running ??= work();
      return running;
    },
    reset() {
      forget();
      report({ phase: 'open' });
    },
    remove: forget,
  };
}

/** Base64-encoded JSON; all values are ASCII. */
const encodeProof = (proof: CaptchaProof): string => btoa(JSON.stringify(proof));
