// Which parts of a gallery are fetched only where they are needed? What a gallery cannot do without holds its first
// drawing back, and the HTML does its job until then; all others come when they come.
import { type ReactNode, type RefObject, Suspense, useLayoutEffect } from 'react';
import { lazyPart } from '../../../kit/lazy-part';
import { getImageLoader } from '../content/images/image-loader';
import type { GalleryContent } from '../content/read-slides';
import type { ExternalParts } from '../controls/external-controls';
import type { OpenSlide } from '../controls/lightbox-opener';
import type { SlideControlsProps } from '../controls/slide-controls';
import { isInView } from '../gallery.model';
import { hasThumbnails, opensLightbox } from '../layouts';
import type { Layout } from '../layouts/layout';
import type { GalleryProps, SlideController } from '../navigation/use-current-slide';
import type { RenderedSlides } from './use-rendered-slides';
import { useRequiredMedia } from './use-required-media';

const TAG = 'site-gallery';

interface Instead extends SlideControlsProps {
  /** It cannot be had: nothing turns here. */
  readonly onMissing: () => void;
}

export const SlideControls = lazyPart<Instead>(
  TAG,
  () => import('../controls/slide-controls'),
  ({ onMissing }) => {
    useLayoutEffect(onMissing);
    return null;
  },
);
const LightboxOpener = lazyPart(TAG, () => import('../controls/lightbox-opener'));
const JustifiedRows = lazyPart(TAG, () => import('../layouts/justified-rows'));
const Thumbnails = lazyPart(TAG, () => import('../controls/thumbnails'));
const ExternalControls = lazyPart(TAG, () => import('../controls/external-controls'));
const media = () => import('../content/media');
const VideoPlayers = lazyPart(TAG, async () => ({ default: (await media()).VideoPlayers }));
const DeferredImages = lazyPart(TAG, async () => {
  // At the same time; without it the images are shown all the same.
  getImageLoader().catch(() => {});
  return { default: (await media()).DeferredImages };
});

interface LazyPartsProps {
  readonly options: GalleryProps;
  readonly content: GalleryContent;
  readonly layout: Layout;
  readonly shown: SlideController;
  readonly drawn: RenderedSlides;
  readonly track: HTMLElement | null;
  readonly width: number | null;
  readonly opener: RefObject<OpenSlide | null>;
  readonly onExternalParts: (theirs: ExternalParts) => void;
}

/** What stands after the track, seen or not. */
export function LazyParts({ options, content, layout, shown, drawn, ...now }: LazyPartsProps): ReactNode {
  const { host, elements, loop } = options;
  const { slides } = content;
  const { view, extent } = shown;
  const { track, width } = now;
  const needs = useRequiredMedia(options);
  const turns = layout.motion !== 'none';
  const hasRows = options.design === 'autorows' && !drawn.indices;
  return (
    <>
      {opensLightbox(options) && (
        <LightboxOpener {...{ options, slides, shown }} drawn={drawn.indices} opener={now.opener} />
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
      <Suspense>{needs.loader && <DeferredImages {...{ options, slides, turns, view, extent }} />}</Suspense>
      <Suspense>
        {needs.player && (
          <VideoPlayers
            {...{ options, slides }}
            isActive={(index) => !turns || isInView(index, view, extent)}
          />
        )}
      </Suspense>
      <Suspense>
        {elements && (
          <ExternalControls
            {...{ host, elements, loop }}
            gallery={shown}
            onExternalParts={now.onExternalParts}
          />
        )}
      </Suspense>
      {hasThumbnails(options) && slides.length > 1 && (
        <div part="thumbnails">
          <Suspense>
            <Thumbnails {...options} {...{ content }} gallery={shown} />
          </Suspense>
        </div>
      )}
    </>
  );
}
