/** Verifies captcha responses of every kind. */
import type { CaptchaSettings } from '../form-settings';
import type { Secrets } from '../signing';
import { checkAltcha } from './altcha';
import type { VerifiedCaptcha } from './captcha';
import { checkHosted, getTokenIdentity, type VerifyUrls } from './hosted';

/** Server settings needed for verification. */
export interface CaptchaDeps {
  secrets: Secrets;
  siteId: string;
  /** Milliseconds since 1970. */
  now: number;
  urls: VerifyUrls;
}

/** Replay key of a response that can be verified only once; undefined when it can be verified again. */
export function getReplayKey({ kind }: CaptchaSettings, answer: string): string | undefined {
  return kind === 'altcha' ? undefined : getTokenIdentity(kind, answer);
}

/** Verifies a response; undefined when it is invalid. Throws `CaptchaUnavailable`. */
export function verifyCaptcha(
  settings: CaptchaSettings,
  answer: string,
  { secrets, siteId, now, urls }: CaptchaDeps,
): Promise<VerifiedCaptcha | undefined> {
  if (settings.kind === 'altcha') return checkAltcha(secrets, siteId, now, answer);
  return checkHosted(urls[settings.kind], settings, answer, now);
}
