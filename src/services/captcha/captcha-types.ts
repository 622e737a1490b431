// Types that all kinds of captchas share.
import type { CaptchaKind } from '../../core/wire/captcha';
import type { Page } from '../page/page';
import type { Api, LoadThirdPartyScript } from '../shared/ports';

export interface CaptchaOptions {
  readonly kind: CaptchaKind;
  /** Public key of the site at the provider. Not needed for proof of work. */
  readonly siteKey?: string;
  readonly theme?: 'light' | 'dark';
  /** BCP 47. */
  readonly language?: string;
  /** URL of the provider's script, if it is not the default one. */
  readonly script?: string;
}

/**
 * - `none`: nothing is rendered.
 * - `loading`: the provider's script is loading.
 * - `open`: waits for the visitor, or for `execute`.
 * - `working`: the proof of work is being computed.
 * - `solved`: `token` is the value that a form sends as `captchaKey`.
 * - `failed`: currently unavailable; `execute` and `reset` try again.
 */
export type CaptchaState =
  | { readonly phase: 'none' | 'loading' | 'open' | 'working' | 'failed' }
  | { readonly phase: 'solved'; readonly token: string };

/** A rendered captcha. */
export interface CaptchaWidget {
  /** Same as `Captcha.execute`. */
  execute(): Promise<string>;
  reset(): void;
  remove(): void;
}

export interface CaptchaDeps {
  readonly page: Page;
  readonly api: Pick<Api, 'get'>;
  readonly loadScript: LoadThirdPartyScript;
}
