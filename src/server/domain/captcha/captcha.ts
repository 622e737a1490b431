/** Did somebody prove to be no robot? One question for the proof of work and for the hosted providers. */
import type { CaptchaKind } from '../../../core/wire/captcha';

/** A good answer; the identity is what may count only once, until `expiresAt` (milliseconds since 1970). */
export interface VerifiedCaptcha {
  identity: string;
  expiresAt: number;
}

/** Nobody could say whether the answer is good: the provider is away, or the owner's secret is wrong. */
export class CaptchaUnavailable extends Error {
  constructor(kind: CaptchaKind, why: string) {
    super(`The captcha provider ${kind} could not be asked: ${why}.`);
    this.name = 'CaptchaUnavailable';
  }
}
