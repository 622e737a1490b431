// What the types accept and reject; checked by `npm run check`, not part of the app.

import type {} from 'site-elements/svelte';
import type { SvelteHTMLElements } from 'svelte/elements';

type Props = SvelteHTMLElements['site-gallery'];

export const accepted: Props = {
  design: 'slideshow',
  'onsite-gallery-change': ({ detail }) => void detail.index.toFixed(),
};

// @ts-expect-error not one of the designs
export const design: Props = { design: 'mosaic' };

// @ts-expect-error the detail has no such member
export const detail: Props = { 'onsite-gallery-change': (event) => void event.detail.speed };
