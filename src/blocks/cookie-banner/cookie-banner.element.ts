// Element class of <site-cookie-banner>: its contract with its view, styles and readers.

import { defineElement } from '../../kit/element/define';
import { CookieBannerView } from './cookie-banner';
import { readContent, readMarkupOptions } from './cookie-banner.content';
import { cookieBanner } from './cookie-banner.contract';
import css from './cookie-banner.css?inline';

export const SiteCookieBanner = defineElement(cookieBanner, {
  view: CookieBannerView,
  styles: [css],
  readContent,
  readMarkupOptions,
});
