// Captchas: one interface for proof of work and third-party widgets.
import { captchaMessages } from '../../core/messages/common-messages';
import { createStore, type Store } from '../../core/store';
import type { CaptchaKind } from '../../core/wire/captcha';
import type { CaptchaDeps, CaptchaOptions, CaptchaState, CaptchaWidget } from './captcha-types';

export type { CaptchaKind, CaptchaOptions };

export interface Captcha {
  readonly state: Store<CaptchaState>;
  /**
   * Renders into the container and marks it `data-rendered`. Resolves with false if nothing was rendered: without a
   * required site key, or if the container is already marked. Never rejects.
   */
  render(container: HTMLElement, options: CaptchaOptions): Promise<boolean>;
  /**
   * Resolves with the token, which a proof of work computes on this call; empty if the visitor has to act first or no token
   * is available. Rejects before `render`.
   */
  execute(): Promise<string>;
  /** Discards the token, because each is valid for one submission only. */
  reset(): void;
  destroy(): void;
}

export interface Captchas {
  create(): Captcha;
  /** Resolves with the token of a new proof of work, which needs no container; empty if it fails. */
  solveProofOfWork(): Promise<string>;
}

export const createCaptchas = (deps: CaptchaDeps): Captchas => ({
  create: () => createCaptcha(deps),
  async solveProofOfWork() {
    const { createProofOfWork } = await import('./proof-of-work');
    return createProofOfWork(deps, () => {}).execute();
  },
});

/** Loads the code for the kind of captcha. */
async function createWidget(
  deps: CaptchaDeps,
  container: HTMLElement,
  options: CaptchaOptions,
  report: (state: CaptchaState) => void,
): Promise<CaptchaWidget> {
  if (options.kind === 'altcha') return (await import('./proof-of-work')).createProofOfWork(deps, report);
  return (await import('./hosted-widget')).renderHostedWidget(deps, container, options, report);
}

function createCaptcha(deps: CaptchaDeps): Captcha {
  const state = createStore<CaptchaState>({ phase: 'none' });
  let current: { readonly widget: Promise<CaptchaWidget>; readonly container: HTMLElement } | undefined;
  const isCurrent = (container: HTMLElement) => current?.container === container;

  return {
    state,
    async render(container, options) {
      if (options.kind !== 'altcha' && !options.siteKey) return false;
      if ('rendered' in container.dataset) return false;
      container.dataset.rendered = '';
      const report = (next: CaptchaState) => isCurrent(container) && state.set(next);
      const widget = createWidget(deps, container, options, report);
      current = { widget, container };
      state.set({ phase: options.kind === 'altcha' ? 'open' : 'loading' });
      const isRendered = await widget.then(
        () => true,
        () => false,
      );
      if (!isRendered && isCurrent(container)) discard('failed');
      return isRendered;
    },
    async execute() {
      if (!current) throw new Error(captchaMessages.notSetUp);
      const { execute } = await current.widget;
      return execute();
    },
    reset: () => void current?.widget.then(({ reset }) => reset()).catch(() => {}),
    destroy: () => discard('none'),
  };

  /** Allows another attempt in the container. */
  function discard(phase: 'none' | 'failed'): void {
    if (!current) return;
    delete current.container.dataset.rendered;
    current.widget.then(({ remove }) => remove()).catch(() => {});
    current = undefined;
    state.set({ phase });
  }
}
