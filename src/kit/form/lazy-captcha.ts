// Is there a captcha in the form? Only then is fetched what speaks to it.

/** `<site-captcha>`, as far as a form is concerned. */
export interface CaptchaElement extends HTMLElement {
  readonly answer: string;
  execute(): Promise<string>;
  reset(): void;
}

export const findCaptcha = (form: HTMLFormElement): CaptchaElement | null =>
  Element.prototype.querySelector.call(form, 'site-captcha') as CaptchaElement | null;

/** Without it the form is sent as it is: the server decides. */
export const loadCaptcha = (): Promise<
  Pick<typeof import('./captcha-response'), 'captchaAnswer' | 'resetCaptcha'>
> =>
  import('./captcha-response').catch(() => ({
    captchaAnswer: async () => undefined,
    resetCaptcha: () => () => {},
  }));
