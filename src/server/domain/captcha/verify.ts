/** Who checks which kind of captcha answer? */
import type { CaptchaSettings } from '../form-settings';
import type { Secrets } from '../signing';
import { checkAltcha } from './altcha';
import type { VerifiedCaptcha } from './captcha';
import { checkHosted, hostedIdentity, type VerifyUrls } from './hosted';

/** What the checks need to know about the server. */
export interface CaptchaDeps {
  secrets: Secrets;
  siteId: string;
  /** Milliseconds since 1970. */
  now: number;
  urls: VerifyUrls;
}

/** What an answer that may not be asked about twice was remembered by; undefined where it can be checked again. */
export function getReplayKey({ kind }: CaptchaSettings, answer: string): string | undefined {
  return kind === 'altcha' ? undefined : hostedIdentity(kind, answer);
}

/** The proof that an answer is good, or undefined. Throws `CaptchaUnavailable`. */
export function verifyCaptcha(
  settings: CaptchaSettings,
  answer: string,
  { secrets, siteId, now, urls }: CaptchaDeps,
): Promise<VerifiedCaptcha | undefined> {
  if (settings.kind === 'altcha') return checkAltcha(secrets, siteId, now, answer);
  return checkHosted(urls[settings.kind], settings, answer, now);
}
