// Attributes for loading images and videos.
import { isRecord } from '../../../core/read';
import { flag, INVALID, json, number } from '../../../kit/contract/attributes';

const acceptRecord = (value: unknown) => (isRecord(value) ? value : INVALID);

export const mediaAttributes = {
  lazyLoad: flag(
    false,
    'Loads images without `src` (`data-src`) as late as possible: around the current slide in slideshow, slider and carousel, otherwise when they are in view. If off, within 200 px of the viewport.',
  ),
  preloadCount: number(1, 'Slides on either side of the current one that lazy-load also loads.', {
    min: 0,
    max: 24,
    integer: true,
  }),
  loaderOptions: json<Readonly<Record<string, unknown>>>(
    {},
    'Options of the image loader, such as `{"fill": true, "dprMax": 2}`, named like the attributes of site-image.',
    { expects: 'an object', accept: acceptRecord },
  ),
  useBgImage: flag(
    false,
    'Displays images as CSS backgrounds; the img elements remain for assistive technology and forced colors.',
  ),
  mixedContent: flag(
    true,
    'Slides may be images and videos; links to videos and embed markup get a player. If off, only slides of the same type as the first one are shown, and links and markup stay as they are.',
  ),
  videoLoaderOptions: json<Readonly<Record<string, unknown>>>(
    {},
    'Options of the players of video slides, such as `{"mode": "fill", "controls": false}`, named like the attributes of site-video.',
    { expects: 'an object', accept: acceptRecord },
  ),
};
