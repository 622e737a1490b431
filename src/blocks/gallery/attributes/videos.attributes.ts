// How may a page say what a gallery does with videos among its slides?

import { isRecord } from '../../../core/read';
import { flag, INVALID, json } from '../../../kit/contract/attributes';

export const videos = {
  mixedContent: flag(
    true,
    'Slides may be videos: a link to one, embed markup or a site-video; off, links and markup stay as they are.',
  ),
  videoLoaderOptions: json<Readonly<Record<string, unknown>>>(
    {},
    'Options of the players of video slides, such as `{"mode": "fill", "controls": false}`; their names are the attributes of site-video.',
    { expects: 'an object', accept: (value) => (isRecord(value) ? value : INVALID) },
  ),
};
