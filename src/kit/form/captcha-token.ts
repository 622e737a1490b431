// Reads and resets the token of the captcha in a form (FRM-009, FRM-054).
import { ensureElement } from '../element/dependencies';
import { warn } from '../element/warn';

/** The part of `<site-captcha>` that forms use. */
export interface CaptchaElement extends HTMLElement {
  readonly token: string;
  execute(): Promise<string>;
  reset(): void;
}

/** Empty until the captcha is completed; undefined if it is not configured, in which case the server decides. */
export async function getCaptchaToken(captcha: CaptchaElement): Promise<string | undefined> {
  try {
    // A failed load is reported in the console; in this case, too, the server decides.
    if (!(await ensureElement(captcha.localName))) return undefined;
    return captcha.token || (await captcha.execute());
  } catch (error) {
    warn(captcha.localName, `execute() failed (${(error as Error).message}); submitting without a token.`);
    return undefined;
  }
}

/**
 * Resets the captcha, because each token is valid for one submission. If the provider needs the visitor's interaction,
 * the buttons stay `aria-disabled` until there is a new token.
 * @returns a function that enables the buttons again
 */
export function resetCaptcha(captcha: CaptchaElement, buttons: readonly HTMLElement[]): () => void {
  if (!captcha.matches(':defined')) return () => {};
  captcha.reset();
  if (!INTERACTIVE.test(captcha.getAttribute('provider') ?? '')) return () => {};
  const controller = new AbortController();
  const enable = () => {
    controller.abort();
    for (const button of buttons) button.ariaDisabled = null;
  };
  for (const button of buttons) button.ariaDisabled = 'true';
  captcha.addEventListener('site-captcha-change', () => captcha.token && enable(), {
    signal: controller.signal,
  });
  return enable;
}

/** Providers that may show a challenge; the proof of work runs unattended. */
const INTERACTIVE = /captcha|turnstile/i;
