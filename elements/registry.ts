// Which elements are there? The loader reads this list; a new element adds its line here and in index.ts.
import { loading as captcha } from '../src/blocks/captcha/captcha.loading';
import { loading as cartIndicator } from '../src/blocks/cart-indicator/cart-indicator.loading';
import { loading as cookieBanner } from '../src/blocks/cookie-banner/cookie-banner.loading';
import { loading as dialog } from '../src/blocks/dialog/dialog.loading';
import { loading as form } from '../src/blocks/form/form.loading';
import { loading as gallery } from '../src/blocks/gallery/gallery.loading';
import { loading as image } from '../src/blocks/image/image.loading';
import { loading as lightbox } from '../src/blocks/lightbox/lightbox.loading';
import { loading as login } from '../src/blocks/login/login.loading';
import { loading as map } from '../src/blocks/map/map.loading';
import { loading as marquee } from '../src/blocks/marquee/marquee.loading';
import { loading as newsletter } from '../src/blocks/newsletter/newsletter.loading';
import { loading as services } from '../src/blocks/services/services.loading';
import { loading as systemError } from '../src/blocks/system-error/system-error.loading';
import { loading as toast } from '../src/blocks/toast/toast.loading';
import { loading as tooltip } from '../src/blocks/tooltip/tooltip.loading';
import { loading as video } from '../src/blocks/video/video.loading';
import { MEDIA_LINK_SELECTOR } from '../src/kit/contract/loading';
import type { ElementRegistry } from '../src/kit/loader/registry';

export const registry: ElementRegistry = {
  'site-cart-indicator': {
    when: cartIndicator,
    load: () => import('./site-cart-indicator'),
    wakeOn: 'site-services-cart',
  },
  'site-cookie-banner': {
    when: cookieBanner,
    load: () => import('./site-cookie-banner'),
    triggers: '[data-consent],[data-consent-open],[href="#cookie-settings"]',
  },
  'site-services': { when: services, load: () => import('./site-services') },
  'site-marquee': { when: marquee, load: () => import('./site-marquee') },
  'site-image': { when: image, load: () => import('./site-image') },
  'site-gallery': {
    when: gallery,
    load: () => import('./site-gallery'),
    triggers: `site-gallery ${MEDIA_LINK_SELECTOR}`,
  },
  'site-lightbox': {
    when: lightbox,
    load: () => import('./site-lightbox'),
    triggers: `site-lightbox ${MEDIA_LINK_SELECTOR}`,
  },
  'site-dialog': { when: dialog, load: () => import('./site-dialog') },
  'site-form': { when: form, load: () => import('./site-form') },
  'site-newsletter': { when: newsletter, load: () => import('./site-newsletter') },
  'site-captcha': { when: captcha, load: () => import('./site-captcha') },
  'site-login': {
    when: login,
    load: () => import('./site-login'),
    // Who is signed in may only be known once the server has answered.
    wakeOn: 'site-services-session',
  },
  'site-map': { when: map, load: () => import('./site-map') },
  'site-system-error': { when: systemError, load: () => import('./site-system-error') },
  'site-toast': { when: toast, load: () => import('./site-toast') },
  'site-tooltip': { when: tooltip, load: () => import('./site-tooltip') },
  'site-video': {
    when: video,
    load: () => import('./site-video'),
    triggers: 'site-video > a[href]:not([slot])',
  },
};
