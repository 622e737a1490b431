// What is drawn beside the track that only some galleries need? The rows are fetched for those alone.
import { type ReactNode, Suspense } from 'react';
import { later } from '../../../kit/later';
import type { GalleryContent } from '../content/slides';
import { hasThumbnails } from '../layouts';
import type { Gallery, GalleryProps } from '../use-gallery';
import { Thumbnails } from './thumbnails';
import type { Drawn } from './use-drawn';

const Rows = later('site-gallery', () => import('./rows'));

interface ExtrasProps {
  readonly options: GalleryProps;
  readonly content: GalleryContent;
  readonly gallery: Gallery;
  readonly drawn: Drawn;
  readonly track: HTMLElement | null;
  readonly width: number | null;
}

export function Extras({ options, content, gallery, drawn, track, width }: ExtrasProps): ReactNode {
  const { slides } = content;
  const hasRows = options.design === 'autorows' && !drawn.indices;
  const isBeside = hasThumbnails(options) && slides.length > 1;
  return (
    <>
      {hasRows && track && (
        <Suspense>
          <Rows {...{ slides, track, width }} target={options.rowHeight} ratio={options.imageAspectRatio} />
        </Suspense>
      )}
      {isBeside && (
        <div part="thumbnails">
          <Thumbnails {...options} {...{ gallery, content }} />
        </div>
      )}
    </>
  );
}
