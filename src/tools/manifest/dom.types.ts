// Compile-time tests of the generated DOM types.
import '../../editors/elements';

export function compiled() {
  const banner = document.createElement('site-cookie-banner');
  banner.cookieBannerVariant = 'POPUP';
  // @ts-expect-error not one of the variants
  banner.cookieBannerVariant = 'SHEET';
  const gallery = document.querySelector('site-gallery');
  gallery?.addEventListener('site-gallery-change', ({ detail }) => detail.index.toFixed());
  // @ts-expect-error the detail has no such member
  gallery?.addEventListener('site-gallery-change', ({ detail }) => detail.speed);
  return gallery?.updateComplete;
}
