/** Proof-of-work captcha (ALTCHA protocol, version 2). */
import { createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';
import { type CaptchaChallenge, CaptchaProofSchema } from '../../../core/wire/captcha';
import { type Secrets, sha256, sign } from '../signing';
import type { VerifiedCaptcha } from './captcha';

/** Long enough to fill in a form after the challenge is solved. */
const CHALLENGE_SECONDS = 20 * 60;

/**
 * Iterations per attempt. Measured with altcha-lib: 200 attempts of 1000 iterations take 111 ms on a desktop machine.
 */
const COST = 2000;

/** Range of the counter. It bounds the worst case close to the mean, unlike an open-ended search. */
const COUNTERS = { from: 100, to: 200 };

/** A base64 solution has about 700 characters; longer input is rejected unread. */
const LONGEST_ANSWER = 4000;

/** Creates a challenge without storing it. `now` is in milliseconds since 1970, `random` has two bytes. */
export async function createAltcha(
  secrets: Secrets,
  siteId: string,
  now: number,
  random: Uint8Array,
): Promise<CaptchaChallenge> {
  const { from, to } = COUNTERS;
  const value = ((random[0] ?? 0) * 256 + (random[1] ?? 0)) / 65_536;
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: from + Math.floor(value * (to - from)),
    expiresAt: Math.floor(now / 1000) + CHALLENGE_SECONDS,
    deriveKey,
    ...deriveKeys(secrets[0], siteId),
  });
  return challenge as CaptchaChallenge;
}

/** Verifies a solution; undefined when it is malformed, not signed by this server, or expired. */
export async function checkAltcha(
  secrets: Secrets,
  siteId: string,
  now: number,
  answer: string,
): Promise<VerifiedCaptcha | undefined> {
  const proof = readProof(answer);
  const expiresAt = (proof?.challenge.parameters.expiresAt ?? 0) * 1000;
  if (!proof || expiresAt < now) return undefined;
  for (const secret of secrets) {
    const { verified } = await verifySolution({ ...proof, deriveKey, ...deriveKeys(secret, siteId) });
    // Identifies the challenge, however its solution is encoded.
    if (verified) return { identity: sha256(`altcha:${proof.challenge.parameters.nonce}`), expiresAt };
  }
  return undefined;
}

function deriveKeys(secret: string, siteId: string) {
  return {
    hmacSignatureSecret: sign(secret, `altcha:${siteId}`, 'challenge'),
    hmacKeySignatureSecret: sign(secret, `altcha:${siteId}`, 'key'),
  };
}

function readProof(answer: string): Payload | undefined {
  if (answer.length > LONGEST_ANSWER) return undefined;
  try {
    const read = v.safeParse(CaptchaProofSchema, JSON.parse(Buffer.from(answer, 'base64').toString('utf8')));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}
