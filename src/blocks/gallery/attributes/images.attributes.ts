// How may a page say in what way the images of a gallery are loaded?

import { isRecord } from '../../../core/read';
import { flag, INVALID, json, number } from '../../../kit/contract/attributes';

export const images = {
  lazyLoad: flag(
    false,
    'Images that wait for the script (`data-src`) are loaded as late as can be: in slideshow and carousel around the current slide, else in the visible region. Off, within 200 px of it.',
  ),
  preloadCount: number(1, 'Slides on either side of the current one that lazy-load keeps ready.', {
    min: 0,
    max: 24,
    integer: true,
  }),
  loaderOptions: json<Readonly<Record<string, unknown>>>(
    {},
    'Options of the image loader, such as `{"fill": true, "dprMax": 2}`; their names are the attributes of site-image.',
    { expects: 'an object', accept: (value) => (isRecord(value) ? value : INVALID) },
  ),
  useBgImage: flag(
    false,
    'Images are shown as backgrounds; the img elements stay, for those who do not see them and for forced colours.',
  ),
};
