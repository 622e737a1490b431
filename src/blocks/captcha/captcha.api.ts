// Script interface of `<site-captcha>`; the view attaches the rendered captcha.
import { captchaMessages } from '../../core/messages/common-messages';
import type { Captcha, CaptchaOptions } from '../../services/captcha/captcha';

/** The captcha that the view provides. */
export interface CaptchaSetup {
  readonly captcha: Captcha;
  readonly container: HTMLElement;
  readonly options: CaptchaOptions;
}

export interface CaptchaApi {
  render(): Promise<boolean>;
  execute(): Promise<string>;
  reset(): void;
  destroy(): void;
  readonly token: string;
  /** Replaces the current setup. @returns a function that detaches it */
  attach(setup: CaptchaSetup): () => void;
}

export function createCaptchaApi(): CaptchaApi {
  let setup: CaptchaSetup | undefined;
  const render = async () => (setup ? setup.captcha.render(setup.container, setup.options) : false);
  return {
    render,
    async execute() {
      if (!setup) throw new Error(captchaMessages.notSetUp);
      // A script may call this before the first interaction renders the captcha.
      await render();
      return setup.captcha.execute();
    },
    reset: () => setup?.captcha.reset(),
    destroy: () => setup?.captcha.destroy(),
    get token() {
      const state = setup?.captcha.state.get();
      return state?.phase === 'solved' ? state.token : '';
    },
    attach(next) {
      setup = next;
      return () => {
        next.captcha.destroy();
        if (setup === next) setup = undefined;
      };
    },
  };
}
