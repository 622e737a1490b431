/** Captcha challenge and response on the wire. */
import * as v from 'valibot';
import { FailureSchema } from './failure';

/** `altcha` is the built-in proof of work; the others are hosted widgets. */
export type CaptchaKind = (typeof CAPTCHA_KINDS)[number];

/** Response of `GET /api/captcha/challenge`: an ALTCHA challenge of version 2. */
export type CaptchaChallenge = v.InferOutput<typeof CaptchaChallengeSchema>;

/** The counter whose derived key starts with `keyPrefix`. */
export type CaptchaSolution = v.InferOutput<typeof CaptchaSolutionSchema>;

/** Value of `captchaKey` for a proof of work, as base64-encoded JSON. For a hosted widget the value is its token. */
export type CaptchaProof = v.InferOutput<typeof CaptchaProofSchema>;

/** Response 400 of a form whose captcha answer is missing or wrong. */
export type CaptchaFailure = v.InferOutput<typeof CaptchaFailureSchema>;

export const CAPTCHA_KINDS = ['altcha', 'recaptcha', 'hcaptcha', 'turnstile'] as const;

const hex = v.pipe(v.string(), v.regex(/^[\da-f]+$/));

/** The parameters are signed: they are sent back unchanged, including those that are not listed here. */
export const CaptchaChallengeSchema = v.object({
  parameters: v.looseObject({
    algorithm: v.pipe(v.string(), v.description('PBKDF2/SHA-256.')),
    nonce: v.pipe(
      hex,
      v.description('The password consists of these bytes and the counter as a 32-bit big-endian integer.'),
    ),
    salt: hex,
    cost: v.pipe(v.number(), v.description('Iterations.')),
    keyLength: v.pipe(v.number(), v.description('Length of the derived key in bytes.')),
    keyPrefix: v.pipe(hex, v.description('Required prefix of the derived key, in hex.')),
    expiresAt: v.pipe(v.number(), v.description('Seconds since 1970.')),
  }),
  signature: hex,
});

export const CaptchaSolutionSchema = v.object({
  counter: v.pipe(v.number(), v.integer(), v.minValue(0)),
  derivedKey: hex,
});

export const CaptchaProofSchema = v.object({
  challenge: CaptchaChallengeSchema,
  solution: CaptchaSolutionSchema,
});

export const CaptchaFailureSchema = v.object({
  ...FailureSchema.entries,
  captcha: v.pipe(v.picklist(CAPTCHA_KINDS), v.description('The captcha that the form requires.')),
});
