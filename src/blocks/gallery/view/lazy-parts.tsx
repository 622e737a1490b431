// Parts that are fetched only by the galleries that use them. Slide controls hold back the first render, and the HTML
// works until then; all other parts are added when they are loaded.
import { type ReactNode, type RefObject, Suspense, useLayoutEffect, useMemo, useRef } from 'react';
import { lazyPart } from '../../../kit/element/lazy-part';
import { getImageLoader } from '../content/images/slide-images';
import type { ExternalParts } from '../controls/external-controls';
import type { OpenSlide } from '../controls/lightbox-opener';
import type { SlideControlsProps } from '../controls/slide-controls';
import { isInView } from '../gallery.model';
import type { GalleryContent, GalleryProps, Layout, SlideController } from '../gallery.types';
import { hasThumbnails, opensLightbox } from '../layouts/layouts';
import type { RenderedSlides } from './use-rendered-slides';

const TAG = 'site-gallery';

/** Ignores the failure of an early request, which the part itself reports. */
export const ignoreFailure = () => {};

interface LazySlideControlsProps extends SlideControlsProps {
  /** The chunk could not be loaded. */
  readonly onUnavailable: () => void;
}

/** Starts to load the slide controls before the root that needs them is rendered. */
export const importSlideControls = () => import('../controls/slide-controls');

export const LazySlideControls = lazyPart<LazySlideControlsProps>(
  TAG,
  importSlideControls,
  ({ onUnavailable }) => {
    useLayoutEffect(onUnavailable);
    return null;
  },
);
const LightboxOpener = lazyPart(TAG, () => {
  // Imported by the same file, which would request them one round trip later.
  import('../../../kit/media/lightbox-item').catch(ignoreFailure);
  import('../../../kit/media/lightbox-triggers').catch(ignoreFailure);
  return import('../controls/lightbox-opener');
});
const JustifiedRows = lazyPart(TAG, () => import('../layouts/justified-rows'));
const Thumbnails = lazyPart(TAG, () => import('../controls/thumbnails'));
const ExternalControls = lazyPart(TAG, () => import('../controls/external-controls'));
const importMedia = () => import('./media');
const VideoPlayers = lazyPart(TAG, async () => ({ default: (await importMedia()).VideoPlayers }));
const DeferredImages = lazyPart(TAG, async () => {
  // Loads in parallel; DeferredImages handles a failure.
  getImageLoader().catch(() => {});
  return { default: (await importMedia()).DeferredImages };
});

interface LazyPartsProps {
  readonly options: GalleryProps;
  readonly content: GalleryContent;
  readonly layout: Layout;
  readonly controller: SlideController;
  readonly rendered: RenderedSlides;
  readonly track: HTMLElement | null;
  readonly width: number | null;
  readonly openRef: RefObject<OpenSlide | null>;
  readonly onExternalParts: (externalParts: ExternalParts) => void;
}

/** Everything after the track. */
export function LazyParts({
  options,
  content,
  layout,
  controller,
  rendered,
  track,
  width,
  openRef,
  onExternalParts,
}: LazyPartsProps): ReactNode {
  const { host, elements, loop } = options;
  const { slides } = content;
  const { position, counts } = controller;
  const required = useRequiredMedia(options);
  const isPaged = layout.motion !== 'none';
  const hasRows = options.design === 'autorows' && !rendered.indices;
  return (
    <>
      {opensLightbox(options) && (
        <LightboxOpener {...{ options, slides, controller, openRef }} renderedIndices={rendered.indices} />
      )}
      <Suspense>
        {hasRows && track && (
          <JustifiedRows
            {...{ slides, track, width }}
            target={options.rowHeight}
            ratio={options.imageAspectRatio}
          />
        )}
      </Suspense>
      <Suspense>
        {required.loader && <DeferredImages {...{ options, slides, isPaged, position, counts }} />}
      </Suspense>
      <Suspense>
        {required.player && (
          <VideoPlayers
            {...{ options, slides }}
            isActive={(index) => !isPaged || isInView(index, position, counts)}
          />
        )}
      </Suspense>
      <Suspense>
        {elements && <ExternalControls {...{ host, elements, loop, controller, onExternalParts }} />}
      </Suspense>
      {hasThumbnails(options) && slides.length > 1 && (
        <div part="thumbnails">
          <Suspense>
            <Thumbnails {...options} {...{ content, controller }} />
          </Suspense>
        </div>
      )}
    </>
  );
}

/** Images without a source of their own, as in the markup of site builders. */
const DEFERRED_IMAGE = 'img:is([data-src], [data-image]):not([src])';

/** Whether the slides need players or the image loader. Once required, both stay, because they have to clean up. */
function useRequiredMedia({ host, content, useBgImage, loaderOptions }: GalleryProps) {
  const found = useMemo(
    () => ({
      player: content.slides.some(({ type }) => type === 'video'),
      loader: host.querySelector(DEFERRED_IMAGE) !== null,
    }),
    [host, content],
  );
  const required = useRef({ player: false, loader: false });
  const isRestyled = useBgImage || Object.keys(loaderOptions).length > 0;
  required.current = {
    player: required.current.player || found.player,
    loader: required.current.loader || found.loader || isRestyled,
  };
  return required.current;
}
