// A map in its height.
import { readMarkupOptions } from '../../blocks/map/map.content';
import { map } from '../../blocks/map/map.contract';
import { readOptions } from '../host/options';
import { toDeclarations } from '../host/style';
import type { ElementRenderer } from '../host/types';

export const renderMap: ElementRenderer = (host) => {
  const { aspectRatio } = readOptions(map, host, readMarkupOptions);
  // The block of a site builder has the height.
  if (aspectRatio === null || host.querySelector(':scope > [data-aspect-ratio]')) return null;
  const declarations = toDeclarations({ '--_map-ratio': String(aspectRatio), '--_map-height': '0px' });
  return { css: `&:not(:state(ready)){${declarations}}` };
};
