// Renders third-party captcha widgets, whose APIs are nearly identical.
import type { CaptchaKind } from '../../core/wire/captcha';
import type { CaptchaDeps, CaptchaOptions, CaptchaState, CaptchaWidget } from './captcha-types';

/** In containers narrower than this, in CSS px, widgets are rendered compact (CAP-003). */
export const COMPACT_BREAKPOINT = 320;

type HostedKind = Exclude<CaptchaKind, 'altcha'>;

/** The provider's script for a language. */
const PROVIDERS: Readonly<Record<HostedKind, { readonly script: string; readonly global: string }>> = {
  recaptcha: { script: 'https://www.google.com/recaptcha/api.js', global: 'grecaptcha' },
  hcaptcha: { script: 'https://js.hcaptcha.com/1/api.js', global: 'hcaptcha' },
  turnstile: { script: 'https://challenges.cloudflare.com/turnstile/v0/api.js', global: 'turnstile' },
};

/** API shared by the three providers. */
interface Widgets {
  /** Only reCAPTCHA, whose script loads another one. */
  ready?(run: () => void): void;
  render(container: HTMLElement, options: Readonly<Record<string, unknown>>): string | number;
  reset(id: string | number): void;
  /** Not available for reCAPTCHA. */
  remove?(id: string | number): void;
}

export async function renderHostedWidget(
  { page, loadScript }: CaptchaDeps,
  container: HTMLElement,
  { kind, siteKey, theme, language, script }: CaptchaOptions,
  report: (state: CaptchaState) => void,
): Promise<CaptchaWidget> {
  const provider = PROVIDERS[kind as HostedKind];
  const url = new URL(script || provider.script, page.url());
  url.searchParams.set('render', 'explicit');
  if (language) url.searchParams.set('hl', language);
  const widgets = await loadScript<Widgets>({ url: url.href, global: provider.global });
  if (kind === 'recaptcha') await new Promise<void>((resolve) => widgets.ready?.(resolve) ?? resolve());

  let token = '';
  const clearToken = (phase: 'open' | 'failed') => () => {
    token = '';
    report({ phase });
  };
  // A new element, because some providers cannot render into the same one twice.
  const element = container.ownerDocument.createElement('div');
  container.append(element);
  const id = widgets.render(element, {
    sitekey: siteKey,
    theme: theme ?? 'light',
    size: isNarrow(container) ? 'compact' : 'normal',
    ...(language && { language }),
    callback: (solved: string) => {
      token = solved;
      report({ phase: 'solved', token });
    },
    'expired-callback': clearToken('open'),
    'error-callback': clearToken('failed'),
  });
  report({ phase: 'open' });
  return {
    execute: async () => token,
    reset() {
      widgets.reset(id);
      clearToken('open')();
    },
    remove() {
      widgets.remove?.(id);
      element.remove();
    },
  };
}

/** A hidden container has no width. */
const isNarrow = ({ clientWidth }: HTMLElement): boolean =>
  clientWidth > 0 && clientWidth < COMPACT_BREAKPOINT;
