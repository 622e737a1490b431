/** Verification with hosted captcha providers. All three take secret and token and return JSON. */
import * as v from 'valibot';
import type { CaptchaKind } from '../../../core/wire/captcha';
import type { CaptchaSettings } from '../form-settings';
import { sha256 } from '../signing';
import { CaptchaUnavailable, type VerifiedCaptcha } from './captcha';

export type HostedKind = Exclude<CaptchaKind, 'altcha'>;

/** Verification endpoint of each provider. */
export type VerifyUrls = Readonly<Record<HostedKind, string>>;

export const VERIFY_URLS: VerifyUrls = {
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
};

/** Timeout in milliseconds; the visitor is waiting. */
const TIMEOUT_MS = 5000;

/** Tokens of all three providers are shorter. */
const MAX_TOKEN_LENGTH = 8192;

/** How long a token is remembered. Providers accept a token once and for a few minutes only. */
const TOKEN_LIFETIME_MS = 3_600_000;

const AnswerSchema = v.object({
  success: v.boolean(),
  score: v.optional(v.number()),
  'error-codes': v.optional(v.array(v.string()), []),
});

/** Verifies a token; undefined when the provider rejects it. Throws `CaptchaUnavailable` without a response. */
export async function checkHosted(
  url: string,
  { kind, secret = '', minScore = 0 }: CaptchaSettings,
  token: string,
  now: number,
): Promise<VerifiedCaptcha | undefined> {
  if (token.length > MAX_TOKEN_LENGTH) return undefined;
  const answer = await requestVerification(url, kind, new URLSearchParams({ secret, response: token }));
  const configurationError = answer['error-codes'].find((code) => /secret|bad-request|internal/.test(code));
  if (configurationError) throw new CaptchaUnavailable(kind, configurationError);
  if (!answer.success || (answer.score ?? 1) < minScore) return undefined;
  return { identity: getTokenIdentity(kind, token), expiresAt: now + TOKEN_LIFETIME_MS };
}

/** Identity of a token. Providers accept a token once, so a repeated request must be recognized without asking them. */
export function getTokenIdentity(kind: CaptchaKind, token: string): string {
  return sha256(`${kind}:${token}`);
}

/** The visitor's IP address is not sent; the providers do not need it. */
async function requestVerification(
  url: string,
  kind: CaptchaKind,
  body: URLSearchParams,
): Promise<v.InferOutput<typeof AnswerSchema>> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return v.parse(AnswerSchema, await response.json());
  } catch {
    throw new CaptchaUnavailable(kind, 'no answer');
  }
}
