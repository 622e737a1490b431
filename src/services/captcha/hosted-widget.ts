// Renders third-party captcha widgets, whose APIs are nearly identical.
import type { CaptchaDeps, CaptchaKind, CaptchaOptions, CaptchaState, CaptchaWidget } from './captcha';

/** Widgets in narrower containers are rendered compact, in CSS px (CAP-003). */
export const COMPACT_BREAKPOINT = 320;

type Hosted = Exclude<CaptchaKind, 'altcha'>;

/** The provider's script for a language. */
const PROVIDERS: Readonly<Record<Hosted, { readonly script: string; readonly global: string }>> = {
  recaptcha: { script: 'https://www.google.com/recaptcha/api.js', global: 'grecaptcha' },
  hcaptcha: { script: 'https://js.hcaptcha.com/1/api.js', global: 'hcaptcha' },
  turnstile: { script: 'https://challenges.cloudflare.com/turnstile/v0/api.js', global: 'turnstile' },
};

/** API that the three providers have in common. */
interface Widgets {
  /** The script of reCAPTCHA only loads another one. */
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
  const provider = PROVIDERS[kind as Hosted];
  const address = new URL(script || provider.script, page.url());
  address.searchParams.set('render', 'explicit');
  if (language) address.searchParams.set('hl', language);
  const widgets = await loadScript<Widgets>({ url: address.href, global: provider.global });
  if (kind === 'recaptcha') await new Promise<void>((done) => widgets.ready?.(done) ?? done());

  let answer = '';
  const become = (phase: 'open' | 'failed') => () => {
    answer = '';
    report({ phase });
  };
  // A new element, because some providers cannot render into the same one twice.
  const box = container.ownerDocument.createElement('div');
  container.append(box);
  const id = widgets.render(box, {
    sitekey: siteKey,
    theme: theme ?? 'light',
    size: isNarrow(container) ? 'compact' : 'normal',
    ...(language && { language }),
    callback: (token: string) => {
      answer = token;
      report({ phase: 'solved', token: answer });
    },
    'expired-callback': become('open'),
    'error-callback': become('failed'),
  });
  report({ phase: 'open' });
  return {
    execute: async () => answer,
    reset() {
      widgets.reset(id);
      become('open')();
    },
    remove() {
      widgets.remove?.(id);
      box.remove();
    },
  };
}

/** A hidden container has no width. */
const isNarrow = ({ clientWidth }: HTMLElement): boolean =>
  clientWidth > 0 && clientWidth < COMPACT_BREAKPOINT;
