/** How is a hosted captcha asked whether its answer is good? All three speak the same: secret and token in, JSON out. */
import * as v from 'valibot';
import type { CaptchaKind } from '../../../core/wire/captcha';
import type { CaptchaSettings } from '../form-settings';
import { sha256 } from '../signing';
import { CaptchaUnavailable, type VerifiedCaptcha } from './captcha';

export type HostedKind = Exclude<CaptchaKind, 'altcha'>;

/** Where each provider is asked. */
export type VerifyUrls = Readonly<Record<HostedKind, string>>;

export const VERIFY_URLS: VerifyUrls = {
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
};

/** Milliseconds that a provider gets: the visitor is waiting. */
const PATIENCE_MS = 5000;

/** Tokens of all three are shorter. */
const LONGEST_TOKEN = 8192;

/** For how long a token is remembered; the providers themselves take it once and for a few minutes only. */
const REMEMBER_MS = 3_600_000;

const AnswerSchema = v.object({
  success: v.boolean(),
  score: v.optional(v.number()),
  'error-codes': v.optional(v.array(v.string()), []),
});

/** The proof of a token, or undefined when the provider says no. Throws `CaptchaUnavailable` when it says nothing. */
export async function checkHosted(
  url: string,
  { kind, secret = '', minScore = 0 }: CaptchaSettings,
  token: string,
  now: number,
): Promise<VerifiedCaptcha | undefined> {
  if (token.length > LONGEST_TOKEN) return undefined;
  const answer = await ask(url, kind, new URLSearchParams({ secret, response: token }));
  const ours = answer['error-codes'].find((code) => /secret|bad-request|internal/.test(code));
  if (ours) throw new CaptchaUnavailable(kind, ours);
  if (!answer.success || (answer.score ?? 1) < minScore) return undefined;
  return { identity: hostedIdentity(kind, token), expiresAt: now + REMEMBER_MS };
}

/** What a token is remembered by. The provider takes it once, so a repetition must be known without asking. */
export function hostedIdentity(kind: CaptchaKind, token: string): string {
  return sha256(`${kind}:${token}`);
}

/** The visitor's address stays here: the providers do not need it. */
async function ask(
  url: string,
  kind: CaptchaKind,
  body: URLSearchParams,
): Promise<v.InferOutput<typeof AnswerSchema>> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return v.parse(AnswerSchema, await response.json());
  } catch {
    throw new CaptchaUnavailable(kind, 'no answer');
  }
}
