// Which parts of a gallery are fetched only where they are needed? What a gallery cannot do without holds its first
// drawing back, and the HTML does its job until then; all others come when they come.
import { type ReactNode, type RefObject, Suspense, useLayoutEffect } from 'react';
import { later } from '../../../kit/later';
import { useNeeds } from '../content/needs';
import type { GalleryContent } from '../content/slides';
import { isInView } from '../gallery.model';
import { theLoader } from '../images/loader';
import { hasThumbnails, opensLightbox } from '../layouts';
import type { Layout } from '../layouts/layout';
import type { Theirs } from '../linked/outer';
import type { TurningProps } from '../navigation/turning';
import type { Open } from '../opening';
import type { Gallery, GalleryProps } from '../use-gallery';
import type { Drawn } from './use-drawn';

const TAG = 'site-gallery';

interface Instead extends TurningProps {
  /** It cannot be had: nothing turns here. */
  readonly onMissing: () => void;
}

export const Turning = later<Instead>(
  TAG,
  () => import('../navigation/turning'),
  ({ onMissing }) => {
    useLayoutEffect(onMissing);
    return null;
  },
);
const Opening = later(TAG, () => import('../opening'));
const Rows = later(TAG, () => import('./rows'));
const Thumbnails = later(TAG, () => import('./thumbnails'));
const Outer = later(TAG, () => import('../linked/outer'));
const media = () => import('./media');
const Videos = later(TAG, async () => ({ default: (await media()).Videos }));
const WaitingImages = later(TAG, async () => {
  // At the same time; without it the images are shown all the same.
  theLoader().catch(() => {});
  return { default: (await media()).WaitingImages };
});

interface PartsProps {
  readonly options: GalleryProps;
  readonly content: GalleryContent;
  readonly layout: Layout;
  readonly shown: Gallery;
  readonly drawn: Drawn;
  readonly track: HTMLElement | null;
  readonly width: number | null;
  readonly opener: RefObject<Open | null>;
  readonly onTheirs: (theirs: Theirs) => void;
}

/** What stands after the track, seen or not. */
export function Parts({ options, content, layout, shown, drawn, ...now }: PartsProps): ReactNode {
  const { host, elements, loop } = options;
  const { slides } = content;
  const { view, extent } = shown;
  const { track, width } = now;
  const needs = useNeeds(options);
  const turns = layout.motion !== 'none';
  const hasRows = options.design === 'autorows' && !drawn.indices;
  return (
    <>
      {opensLightbox(options) && (
        <Opening {...{ options, slides, shown }} drawn={drawn.indices} opener={now.opener} />
      )}
      <Suspense>
        {hasRows && track && (
          <Rows {...{ slides, track, width }} target={options.rowHeight} ratio={options.imageAspectRatio} />
        )}
      </Suspense>
      <Suspense>{needs.loader && <WaitingImages {...{ options, slides, turns, view, extent }} />}</Suspense>
      <Suspense>
        {needs.player && (
          <Videos {...{ options, slides }} isActive={(index) => !turns || isInView(index, view, extent)} />
        )}
      </Suspense>
      <Suspense>
        {elements && <Outer {...{ host, elements, loop }} gallery={shown} onTheirs={now.onTheirs} />}
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
