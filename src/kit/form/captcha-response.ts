// Has the visitor proved to be no robot? Asked of the captcha that stands in the form (FRM-009, FRM-054).
import { ensureElement } from '../element/dependencies';
import { warn } from '../element/warn';
import type { CaptchaElement } from './lazy-captcha';

/** Undefined of one that is not set up: the server decides. Empty before it is completed. */
export async function captchaAnswer(captcha: CaptchaElement): Promise<string | undefined> {
  try {
    // It says in the console that its script did not come; then the server decides, too.
    if (!(await ensureElement(captcha.localName))) return undefined;
    return captcha.answer || (await captcha.execute());
  } catch (error) {
    warn(captcha.localName, `cannot be asked (${(error as Error).message}); sending without it.`);
    return undefined;
  }
}

/**
 * Each answer is good for one submission. Until there is another one the buttons say that they cannot be used, where it
 * takes the visitor to get it.
 * @returns gives the buttons back
 */
export function resetCaptcha(captcha: CaptchaElement, buttons: readonly HTMLElement[]): () => void {
  if (!captcha.matches(':defined')) return () => {};
  captcha.reset();
  if (!BY_HAND.test(captcha.getAttribute('provider') ?? '')) return () => {};
  const done = new AbortController();
  const free = () => {
    done.abort();
    for (const button of buttons) button.ariaDisabled = null;
  };
  for (const button of buttons) button.ariaDisabled = 'true';
  captcha.addEventListener('site-captcha-change', () => captcha.answer && free(), { signal: done.signal });
  return free;
}

/** These ask the visitor; the proof of work asks the machine. */
const BY_HAND = /captcha|turnstile/i;
