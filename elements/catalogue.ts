// Which elements are there? The loader reads this list; a new element adds its line here and in index.ts.
import { when as captcha } from '../src/blocks/captcha/captcha.when';
import { when as cartIndicator } from '../src/blocks/cart-indicator/cart-indicator.when';
import { when as cookieBanner } from '../src/blocks/cookie-banner/cookie-banner.when';
import { when as dialog } from '../src/blocks/dialog/dialog.when';
import { when as form } from '../src/blocks/form/form.when';
import { when as gallery } from '../src/blocks/gallery/gallery.when';
import { when as image } from '../src/blocks/image/image.when';
import { when as lightbox } from '../src/blocks/lightbox/lightbox.when';
import { when as login } from '../src/blocks/login/login.when';
import { when as map } from '../src/blocks/map/map.when';
import { when as marquee } from '../src/blocks/marquee/marquee.when';
import { when as newsletter } from '../src/blocks/newsletter/newsletter.when';
import { when as services } from '../src/blocks/services/services.when';
import { when as systemError } from '../src/blocks/system-error/system-error.when';
import { when as toast } from '../src/blocks/toast/toast.when';
import { when as tooltip } from '../src/blocks/tooltip/tooltip.when';
import { when as video } from '../src/blocks/video/video.when';
import type { Catalogue } from '../src/kit/loader/catalogue';
import { OPENS } from '../src/kit/when';

export const catalogue: Catalogue = {
  'site-cart-indicator': {
    when: cartIndicator,
    load: () => import('./site-cart-indicator'),
    wokenBy: 'site-services-cart',
  },
  'site-cookie-banner': {
    when: cookieBanner,
    load: () => import('./site-cookie-banner'),
    claims: '[data-consent],[data-consent-open],[href="#cookie-settings"]',
  },
  'site-services': { when: services, load: () => import('./site-services') },
  'site-marquee': { when: marquee, load: () => import('./site-marquee') },
  'site-image': { when: image, load: () => import('./site-image') },
  'site-gallery': {
    when: gallery,
    load: () => import('./site-gallery'),
    claims: `site-gallery ${OPENS}`,
  },
  'site-lightbox': {
    when: lightbox,
    load: () => import('./site-lightbox'),
    claims: `site-lightbox ${OPENS}`,
  },
  'site-dialog': { when: dialog, load: () => import('./site-dialog') },
  'site-form': { when: form, load: () => import('./site-form') },
  'site-newsletter': { when: newsletter, load: () => import('./site-newsletter') },
  'site-captcha': { when: captcha, load: () => import('./site-captcha') },
  'site-login': {
    when: login,
    load: () => import('./site-login'),
    // Who is signed in may only be known once the server has answered.
    wokenBy: 'site-services-session',
  },
  'site-map': { when: map, load: () => import('./site-map') },
  'site-system-error': { when: systemError, load: () => import('./site-system-error') },
  'site-toast': { when: toast, load: () => import('./site-toast') },
  'site-tooltip': { when: tooltip, load: () => import('./site-tooltip') },
  'site-video': {
    when: video,
    load: () => import('./site-video'),
    claims: 'site-video > a[href]:not([slot])',
  },
};
