// Captchas: one interface for proof of work and third-party widgets.
import { captchaMessages } from '../../core/messages';
import { createStore, type Store } from '../../core/store';
import type { CaptchaKind } from '../../core/wire/captcha';
import type { Page } from '../page/page';
import type { Api, LoadThirdPartyScript } from '../ports';

export type { CaptchaKind };

export interface CaptchaOptions {
  readonly kind: CaptchaKind;
  /** The public key of the site at the provider; the proof of work needs none. */
  readonly siteKey?: string;
  readonly theme?: 'light' | 'dark';
  /** BCP 47. */
  readonly language?: string;
  /** Where the provider's script is, if not at its usual place. */
  readonly script?: string;
}

/**
 * - `none`: nothing is drawn.
 * - `loading`: the provider's script is on its way.
 * - `open`: the visitor, or `execute`, has to do something.
 * - `working`: the proof is being worked out.
 * - `solved`: `answer` is what a form sends as `captchaKey`.
 * - `failed`: nothing to be had at the moment; `execute` and `reset` try again.
 */
export type CaptchaState =
  | { readonly phase: 'none' | 'loading' | 'open' | 'working' | 'failed' }
  | { readonly phase: 'solved'; readonly token: string };

export interface Captcha {
  readonly state: Store<CaptchaState>;
  /**
   * Draws into the container and marks it `data-rendered`. Draws nothing without a site key where one is needed, and
   * in a container that is marked already. Never rejects; false when nothing was drawn.
   */
  render(container: HTMLElement, options: CaptchaOptions): Promise<boolean>;
  /**
   * The answer; works it out if that takes no visitor. Empty when the visitor has to do something first or it could
   * not be had. Rejects before `render`.
   */
  execute(): Promise<string>;
  /** Throws the answer away: each is good for one submission. */
  reset(): void;
  destroy(): void;
}

export interface Captchas {
  create(): Captcha;
  /** A fresh answer to the proof of work, which needs no place on the page; empty when there is none. */
  solveProofOfWork(): Promise<string>;
}

/** What a provider has drawn. */
export interface CaptchaWidget {
  /** As `Captcha.execute`. */
  execute(): Promise<string>;
  reset(): void;
  remove(): void;
}

export interface CaptchaDeps {
  readonly page: Page;
  readonly api: Pick<Api, 'get'>;
  readonly loadScript: LoadThirdPartyScript;
}

export const createCaptchas = (needs: CaptchaDeps): Captchas => ({
  create: () => createCaptcha(needs),
  async solveProofOfWork() {
    const { createProofOfWork } = await import('./proof-of-work');
    return createProofOfWork(needs, () => {}).execute();
  },
});

/** Each kind is fetched where it is wanted. */
async function draw(
  needs: CaptchaDeps,
  container: HTMLElement,
  options: CaptchaOptions,
  report: (state: CaptchaState) => void,
): Promise<CaptchaWidget> {
  if (options.kind === 'altcha') return (await import('./proof-of-work')).createProofOfWork(needs, report);
  return (await import('./hosted-widget')).renderHostedWidget(needs, container, options, report);
}

function createCaptcha(needs: CaptchaDeps): Captcha {
  const state = createStore<CaptchaState>({ phase: 'none' });
  let drawn: { readonly by: Promise<CaptchaWidget>; readonly container: HTMLElement } | undefined;
  const isCurrent = (container: HTMLElement) => drawn?.container === container;

  return {
    state,
    async render(container, options) {
      if (options.kind !== 'altcha' && !options.siteKey) return false;
      if ('rendered' in container.dataset) return false;
      container.dataset.rendered = '';
      const report = (next: CaptchaState) => isCurrent(container) && state.set(next);
      const by = draw(needs, container, options, report);
      drawn = { by, container };
      state.set({ phase: options.kind === 'altcha' ? 'open' : 'loading' });
      const isDrawn = await by.then(
        () => true,
        () => false,
      );
      if (!isDrawn && isCurrent(container)) undo('failed');
      return isDrawn;
    },
    async execute() {
      if (!drawn) throw new Error(captchaMessages.notSetUp);
      const { execute } = await drawn.by;
      return execute();
    },
    reset: () => void drawn?.by.then(({ reset }) => reset()).catch(() => {}),
    destroy: () => undo('none'),
  };

  /** The container is free for another try. */
  function undo(phase: 'none' | 'failed'): void {
    if (!drawn) return;
    delete drawn.container.dataset.rendered;
    drawn.by.then(({ remove }) => remove()).catch(() => {});
    drawn = undefined;
    state.set({ phase });
  }
}
