// What is drawn for <site-gallery>? Its stage, with slides that are nodes of the page or data.
import { type ReactNode, useState } from 'react';
import { lazyPart } from '../../kit/lazy-part';
import { useContent } from './content/use-content';
import { applyDesignOptions } from './layouts/design-options';
import { useDesignTransition } from './layouts/use-design-transition';
import type { GalleryProps } from './navigation/use-current-slide';
import { GalleryRoot } from './view/gallery-root';
import { useRenderedNodes } from './view/use-rendered-slides';

/** Few galleries have slides that are data. */
const DataStage = lazyPart(
  'site-gallery',
  () => import('./view/virtual/virtual-gallery'),
  () => <slot />,
);

export function GalleryView(given: GalleryProps): ReactNode {
  const options = applyDesignOptions(given);
  const content = useContent(options);
  const [isStill, setStill] = useState(false);
  // What cannot turn shows all slides, one below the other.
  const wanted = isStill ? 'stacked' : options.design;
  const [design, change] = useDesignTransition(options.host, wanted, content.slides);
  const props = { ...options, design, content, cannotTurn: () => setStill(true) };
  return (
    <>
      {options.slides.length > 0 ? (
        <DataStage {...props} />
      ) : (
        <GalleryRoot {...props} useDrawn={useRenderedNodes} />
      )}
      {change}
    </>
  );
}
