// Renders a map at its height; its embedded frame waits for the visitor.
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
  // In the markup of site builders, the block sets the height.
  if (aspectRatio === null || host.querySelector(':scope > [data-aspect-ratio]'))
    return insertions.length > 0 ? { insertions } : null;
  const declarations = toDeclarations({ '--_map-ratio': String(aspectRatio) });
  return { css: `&:not(:state(ready)){${declarations}}`, insertions };
};

/** Adds `loading="lazy"`: the style sheet hides the frame if scripts run, and browsers do not request hidden lazy frames. */
const delayFrames = (host: TreeElement): Insertion[] =>
  host
    .querySelectorAll('iframe')
    .filter((frame) => readGoogleEmbed(frame.getAttribute('src') ?? ''))
    .flatMap((frame) => addAttributes(frame, { loading: 'lazy' }));
