// What is drawn for <site-gallery>? Its stage, with slides that are nodes of the page or data.
import { type ReactNode, useState } from 'react';
import { later } from '../../kit/later';
import { useContent } from './content/use-content';
import { Stage } from './drawing/stage';
import { useDrawnNodes } from './drawing/use-drawn';
import { withDesignOptions } from './layouts/design-options';
import { useDesign } from './transitions/use-design';
import type { GalleryProps } from './use-gallery';

/** Few galleries have slides that are data. */
const DataStage = later(
  'site-gallery',
  () => import('./data/data-stage'),
  () => <slot />,
);

export function GalleryView(given: GalleryProps): ReactNode {
  const options = withDesignOptions(given);
  const content = useContent(options);
  const [isStill, setStill] = useState(false);
  // What cannot turn shows all slides, one below the other.
  const wanted = isStill ? 'stacked' : options.design;
  const [design, change] = useDesign(options.host, wanted, content.slides);
  const props = { ...options, design, content, cannotTurn: () => setStill(true) };
  return (
    <>
      {options.slides.length > 0 ? <DataStage {...props} /> : <Stage {...props} useDrawn={useDrawnNodes} />}
      {change}
    </>
  );
}
