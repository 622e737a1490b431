// The view of <site-gallery>: resolves options and design, then renders nodes of the page or data slides.
import { type ReactNode, useMemo, useState } from 'react';
import { lazyPart } from '../../kit/element/lazy-part';
import { isManyPlainImages } from './content/plain-images';
import { useContent } from './content/use-content';
import type { GalleryProps } from './gallery.types';
import { applyDesignOptions } from './layouts/design-options';
import { layouts } from './layouts/layouts';
import { useDesignTransition } from './layouts/use-design-transition';
import { GalleryRoot } from './view/gallery-root';
import { ignoreFailure, importSlideControls } from './view/lazy-parts';
import { useRenderedNodes } from './view/use-rendered-slides';

const VirtualGallery = lazyPart(
  'site-gallery',
  () => {
    // Imported by the same file, which would request it one round trip later.
    import('./layouts/justified-rows.model').catch(ignoreFailure);
    return import('./view/virtual/virtual-gallery');
  },
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
  const areManyImages = useMemo(() => isManyPlainImages(content), [content]);
  const rendersFew = areManyImages && layouts[design].hasEqualSlides === true;
  // All missing parts are requested at once, instead of one after another.
  const isPaged = layouts[design].motion !== 'none';
  useMemo(() => void (isPaged && importSlideControls().catch(ignoreFailure)), [isPaged]);
  const rootProps = {
    ...options,
    design,
    content,
    onControlsUnavailable: () => setHasControls(false),
  };
  return (
    <>
      {options.slides.length > 0 || rendersFew ? (
        <VirtualGallery {...rootProps} rendersFewNodes={rendersFew} />
      ) : (
        <GalleryRoot {...rootProps} useRenderedSlides={useRenderedNodes} />
      )}
      {transition}
    </>
  );
}
