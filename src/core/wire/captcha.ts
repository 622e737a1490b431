/** How are a captcha's challenge and its answer written on the wire? */
import * as v from 'valibot';
import { FailureSchema } from './failure';

/** Who proves that a person filled in the form: proof of work of our own, or a hosted widget. */
export type CaptchaKind = (typeof CAPTCHA_KINDS)[number];

/** Answer of `GET /api/captcha/challenge`: an ALTCHA challenge of version 2. */
export type CaptchaChallenge = v.InferOutput<typeof CaptchaChallengeSchema>;

/** What was found: the counter whose derived key begins with `keyPrefix`. */
export type CaptchaSolution = v.InferOutput<typeof CaptchaSolutionSchema>;

/** What `captchaKey` of a proof of work holds: this as JSON, in base64. Of a hosted widget it holds the widget's token. */
export type CaptchaProof = v.InferOutput<typeof CaptchaProofSchema>;

/** Status 400 of a form that wants a captcha answer, or a better one. */
export type CaptchaFailure = v.InferOutput<typeof CaptchaFailureSchema>;

export const CAPTCHA_KINDS = ['altcha', 'recaptcha', 'hcaptcha', 'turnstile'] as const;

const hex = v.pipe(v.string(), v.regex(/^[\da-f]+$/));

/** The members of the challenge are signed: they go back as they came, those that are not listed here as well. */
export const CaptchaChallengeSchema = v.object({
  parameters: v.looseObject({
    algorithm: v.pipe(v.string(), v.description('PBKDF2/SHA-256.')),
    nonce: v.pipe(hex, v.description('The password is these bytes and the counter as 32 bits, big-endian.')),
    salt: hex,
    cost: v.pipe(v.number(), v.description('Iterations.')),
    keyLength: v.pipe(v.number(), v.description('Bytes of the derived key.')),
    keyPrefix: v.pipe(hex, v.description('What the derived key in hex has to begin with.')),
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
  captcha: v.pipe(v.picklist(CAPTCHA_KINDS), v.description('Which one the form wants.')),
});
