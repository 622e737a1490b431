/** Types shared by the proof of work and the hosted captcha providers. */
import type { CaptchaKind } from '../../../core/wire/captcha';

/** A verified response. The identity may be used once until `expiresAt` (milliseconds since 1970). */
export interface VerifiedCaptcha {
  identity: string;
  expiresAt: number;
}

/** The response cannot be verified: the provider is unavailable or the owner's secret is wrong. */
export class CaptchaUnavailable extends Error {
  constructor(kind: CaptchaKind, why: string) {
    super(`The captcha provider ${kind} could not be reached: ${why}.`);
    this.name = 'CaptchaUnavailable';
  }
}
