import { CookieBannerView } from '../src/blocks/cookie-banner/cookie-banner';
import { readContent } from '../src/blocks/cookie-banner/cookie-banner.content';
import { cookieBanner } from '../src/blocks/cookie-banner/cookie-banner.contract';
import css from '../src/blocks/cookie-banner/cookie-banner.css?inline';
import { type BlockElement, define } from '../src/kit/element/define';

export const SiteCookieBanner = define(cookieBanner, {
  view: CookieBannerView,
  styles: [css],
  readContent: readContent,
});

declare global {
  interface HTMLElementTagNameMap {
    'site-cookie-banner': BlockElement<typeof cookieBanner>;
  }
}
