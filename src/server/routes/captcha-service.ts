/** Does a form want a captcha, and is this answer a good one that has not counted yet? */
import { formMessages } from '../../core/messages';
import type { CaptchaFailure } from '../../core/wire/captcha';
import { getReplayKey, verifyCaptcha } from '../domain/captcha/verify';
import type { CaptchaSettings } from '../domain/form-settings';
import type { Deps } from '../http/context';
import { HttpError } from '../http/errors';
import { findSubmissionOfSolution, recordSolution } from '../stores/captchas';
import type { OwnedForm } from '../stores/forms';

/** What the owner set; a form whose public side shows a captcha wants an answer also when nothing was set. */
export function getFormCaptcha({ settings, definition }: OwnedForm): CaptchaSettings | undefined {
  return settings.captcha ?? (definition.captcha && { kind: definition.captcha.provider });
}

/** Status 400 that says which captcha the form wants. */
export function createCaptchaDemand({ kind }: CaptchaSettings): HttpError {
  const demand: CaptchaFailure = { error: formMessages.captchaMissing, captcha: kind };
  return new HttpError(400, demand.error, demand);
}

/** Whether the answer counts for what is sent under this key. Throws when the provider cannot be asked. */
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
  const proven = await verifyCaptcha(settings, answer, server);
  return proven !== undefined && recordSolution(db, site.id, proven, keyId);
}
