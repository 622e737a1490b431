// All elements in one file, defined at once: for sites that cannot serve modules in parts.
export * from './site-captcha';
export * from './site-cart-indicator';
export * from './site-cookie-banner';
export * from './site-dialog';
export * from './site-form';
export * from './site-gallery';
export * from './site-image';
export * from './site-lightbox';
export * from './site-login';
export * from './site-map';
export * from './site-marquee';
export * from './site-newsletter';
export * from './site-services';
export * from './site-system-error';
export * from './site-toast';
export * from './site-tooltip';
export * from './site-video';
