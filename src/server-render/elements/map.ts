// A map in its height, whose embedded frame waits for the visitor.
import { readGoogleEmbed } from '../../blocks/map/google-embed.model';
import { readMarkupOptions } from '../../blocks/map/map.content';
import { map } from '../../blocks/map/map.contract';
import { readOptions } from '../host/options';
import { addAttributes, type Insertion } from '../host/patch';
import { toDeclarations } from '../host/style';
import type { TreeElement } from '../host/tree';
import type { ElementRenderer } from '../host/types';

export const renderMap: ElementRenderer = (host) => {
  const insertions = delayFrames(host);
  const { aspectRatio } = readOptions(map, host, readMarkupOptions);
  // The block of a site builder has the height.
  if (aspectRatio === null || host.querySelector(':scope > [data-aspect-ratio]'))
    return insertions.length > 0 ? { insertions } : null;
  const declarations = toDeclarations({ '--_map-ratio': String(aspectRatio), '--_map-height': '0px' });
  return { css: `&:not(:state(ready)){${declarations}}`, insertions };
};

/** The style sheet hides the frame where scripts run; browsers request a hidden one only without `loading="lazy"`. */
const delayFrames = (host: TreeElement): Insertion[] =>
  host
    .querySelectorAll('iframe')
    .filter((frame) => readGoogleEmbed(frame.getAttribute('src') ?? ''))
    .flatMap((frame) => addAttributes(frame, { loading: 'lazy' }));
