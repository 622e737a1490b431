import { contentOf } from '../src/blocks/cookie-banner/children';
import { CookieBanner } from '../src/blocks/cookie-banner/cookie-banner';
import { cookieBanner } from '../src/blocks/cookie-banner/cookie-banner.contract';
import css from '../src/blocks/cookie-banner/cookie-banner.css?inline';
import { type BlockElement, define } from '../src/kit/define';

export const SiteCookieBanner = define(cookieBanner, { view: CookieBanner, styles: [css], read: contentOf });

declare global {
  interface HTMLElementTagNameMap {
    'site-cookie-banner': BlockElement<typeof cookieBanner>;
  }
}
