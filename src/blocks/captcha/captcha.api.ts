// What can script do with the captcha? One object per element; the view hands it what there is on the page.
import { captchaMessages } from '../../core/messages';
import type { Captcha, CaptchaOptions } from '../../services/captcha/captcha';

/** What the view has put on the page. */
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
  readonly answer: string;
  /** Another set-up stands for the last one; the answer takes it away again. */
  attach(setup: CaptchaSetup): () => void;
}

export function createCaptchaApi(): CaptchaApi {
  let setup: CaptchaSetup | undefined;
  const render = async () => (setup ? setup.captcha.render(setup.container, setup.options) : false);
  return {
    render,
    async execute() {
      if (!setup) throw new Error(captchaMessages.notSetUp);
      // Whoever was quicker than the page's own first touch does not go away empty-handed.
      await render();
      return setup.captcha.execute();
    },
    reset: () => setup?.captcha.reset(),
    destroy: () => setup?.captcha.destroy(),
    get answer() {
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
