// What is drawn of a gallery whose slides are data? Its stage; with that of its children where the data holds no slide.
import { type ReactNode, useMemo } from 'react';
import { warn } from '../../../kit/warn';
import type { GalleryContent } from '../content/slides';
import { Stage, type StageProps } from '../drawing/stage';
import { useDrawnNodes } from '../drawing/use-drawn';
import { slidesFrom } from './slide-data';
import { useDrawnData } from './use-drawn-data';

export default function DataStage(props: Omit<StageProps, 'useDrawn'>): ReactNode {
  const content = useData(props);
  return content ? (
    <Stage key="data" {...props} content={content} useDrawn={useDrawnData} />
  ) : (
    <Stage key="nodes" {...props} useDrawn={useDrawnNodes} />
  );
}

/** null where it holds none. */
const useData = ({ slides: items }: Pick<StageProps, 'slides'>): GalleryContent | null =>
  useMemo(() => {
    const slides = slidesFrom(items);
    const left = items.length - slides.length;
    if (left > 0) warn('site-gallery', `${left} of ${items.length} slides have no src; leaving them out.`);
    return slides.length > 0 ? { children: [], slides, wrappers: [] } : null;
  }, [items]);
