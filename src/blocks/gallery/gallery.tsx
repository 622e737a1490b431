// What is drawn for <site-gallery>? Its stage, with slides that are nodes of the page or data.
import type { ReactNode } from 'react';
import { later } from '../../kit/later';
import { useContent } from './content/use-content';
import { Stage } from './drawing/stage';
import { useDrawnNodes } from './drawing/use-drawn';
import { withDesignOptions } from './layouts/design-options';
import type { GalleryProps } from './use-gallery';

/** Few galleries have slides that are data. */
const DataStage = later('site-gallery', () => import('./data/data-stage'), <slot />);

export function GalleryView(given: GalleryProps): ReactNode {
  const props = withDesignOptions(given);
  const content = useContent(props);
  const isData = content.slides[0]?.picture !== undefined;
  return isData ? (
    <DataStage {...props} content={content} />
  ) : (
    <Stage {...props} content={content} useDrawn={useDrawnNodes} />
  );
}
