// The view of <site-gallery>: resolves options and design, then renders nodes of the page or data slides.
import { type ReactNode, useState } from 'react';
import { lazyPart } from '../../kit/element/lazy-part';
import { useContent } from './content/use-content';
import type { GalleryProps } from './gallery.types';
import { applyDesignOptions } from './layouts/design-options';
import { useDesignTransition } from './layouts/use-design-transition';
import { GalleryRoot } from './view/gallery-root';
import { useRenderedNodes } from './view/use-rendered-slides';

const VirtualGallery = lazyPart(
  'site-gallery',
  () => import('./view/virtual/virtual-gallery'),
  () => <slot />,
);

export function GalleryView(props: GalleryProps): ReactNode {
  const options = applyDesignOptions(props);
  const content = useContent(options);
  const [hasControls, setHasControls] = useState(true);
  // Without slide controls all slides are shown.
  const [design, transition] = useDesignTransition(
    options.host,
    hasControls ? options.design : 'stacked',
    content.slides,
  );
  const rootProps = {
    ...options,
    design,
    content,
    onControlsUnavailable: () => setHasControls(false),
  };
  return (
    <>
      {options.slides.length > 0 ? (
        <VirtualGallery {...rootProps} />
      ) : (
        <GalleryRoot {...rootProps} useRenderedSlides={useRenderedNodes} />
      )}
      {transition}
    </>
  );
}
