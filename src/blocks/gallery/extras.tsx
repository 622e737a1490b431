// What is drawn beside the track that only some galleries need? The rows are fetched for those alone.
import type { ReactNode } from 'react';
import { hasThumbnails } from './layouts';
import type { GalleryContent } from './slides';
import { Thumbnails } from './thumbnails';
import { useChunk } from './use-chunk';
import type { Drawn } from './use-drawn';
import type { Gallery, GalleryProps } from './use-gallery';

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
  const rows = useChunk(options.design === 'autorows' && !drawn.indices, theRows);
  const isBeside = hasThumbnails(options) && slides.length > 1;
  return (
    <>
      {rows && track && (
        <rows.Rows
          {...{ slides, track, width }}
          target={options.rowHeight}
          ratio={options.imageAspectRatio}
        />
      )}
      {isBeside && (
        <div part="thumbnails">
          <Thumbnails {...options} {...{ gallery, content }} />
        </div>
      )}
    </>
  );
}

const theRows = () => import('./rows');
