/** Captcha requirements of forms, and verification that accepts each response once. */
import { formMessages } from '../../core/messages/form-messages';
import type { CaptchaFailure } from '../../core/wire/captcha';
import { getReplayKey, verifyCaptcha } from '../domain/captcha/verify';
import type { CaptchaSettings } from '../domain/form-settings';
import type { Deps } from '../http/context';
import { HttpError } from '../http/errors';
import { findSubmissionOfSolution, recordSolution } from '../stores/captchas';
import type { OwnedForm } from '../stores/forms';

/** The owner's settings; a form whose public definition includes a captcha requires one even without settings. */
export function getFormCaptcha({ settings, definition }: OwnedForm): CaptchaSettings | undefined {
  return settings.captcha ?? (definition.captcha && { kind: definition.captcha.provider });
}

/** Creates the 400 response that names the required captcha. */
export function createCaptchaRequired({ kind }: CaptchaSettings): HttpError {
  const body: CaptchaFailure = { error: formMessages.captchaMissing, captcha: kind };
  return new HttpError(400, body.error, body);
}

/** Whether the response is valid for the submission with this key. Throws if the provider cannot be reached. */
export async function verifyOnce(
  deps: Deps,
  settings: CaptchaSettings,
  answer: string | undefined,
  keyId: string,
): Promise<boolean> {
  if (!answer) return false;
  const { db, secrets, site, captchaUrls } = deps;
  const known = getReplayKey(settings, answer);
  if (known && (await findSubmissionOfSolution(db, site.id, known)) === keyId) return true;
  const server = { secrets, siteId: site.id, now: deps.clock(), urls: captchaUrls };
  const verified = await verifyCaptcha(settings, answer, server);
  return verified !== undefined && recordSolution(db, site.id, verified, keyId);
}
