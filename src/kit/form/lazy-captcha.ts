// Lazy access to the captcha of a form; its code is loaded only if the form contains one.
import { loadPart } from '../element/load-part';
import type { CaptchaElement } from './captcha-token';

export const findCaptcha = (form: HTMLFormElement): CaptchaElement | null =>
  Element.prototype.querySelector.call(form, 'site-captcha') as CaptchaElement | null;

type CaptchaToken = Pick<typeof import('./captcha-token'), 'getCaptchaToken' | 'resetCaptcha'>;

const NO_TOKEN: CaptchaToken = { getCaptchaToken: async () => undefined, resetCaptcha: () => () => {} };

/** If loading fails, the form is sent without a captcha token and the server decides. */
export const loadCaptcha = async (): Promise<CaptchaToken> =>
  (await loadPart('site-captcha', () => import('./captcha-token'))) ?? NO_TOKEN;

/** Token of the captcha in the form: empty until the captcha is completed, undefined if none is configured. */
export async function requestCaptchaToken(form: HTMLFormElement): Promise<string | undefined> {
  const captcha = findCaptcha(form);
  return captcha ? (await loadCaptcha()).getCaptchaToken(captcha) : undefined;
}
