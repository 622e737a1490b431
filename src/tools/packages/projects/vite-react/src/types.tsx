// What the package's types accept and reject; checked by `npm run check`, not part of the app.

import { load } from 'site-elements/autoload';
import { createGallery, SiteGallery } from 'site-elements/gallery';
import type {} from 'site-elements/react';
import { getLinkCategory } from 'site-elements/rules';

export const gallery: SiteGallery | null = document.querySelector('site-gallery');
export const created: HTMLElementTagNameMap['site-gallery'] = new SiteGallery();
export const wrapped: SiteGallery | null = createGallery('#pictures');
export const loaded: Promise<boolean> = load('site-gallery');
export const category = getLinkCategory;
gallery?.addEventListener('site-gallery-change', (event) => event.detail.index.toFixed());

export const refused = [
  // @ts-expect-error not one of the designs
  <site-gallery key="1" design="mosaic" />,
  // @ts-expect-error the property is a number
  <site-marquee key="2" animationSpeed="fast" />,
  // @ts-expect-error the detail has no such member
  <site-gallery key="3" onsite-gallery-change={(event) => event.detail.speed} />,
  // @ts-expect-error no such element
  <site-nothing key="4" />,
];
