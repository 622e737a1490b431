// Slideshow (runtime name stacked): one slide at a time, each fades into the next (GAL-091, GAL-092).
import { type GalleryOptions, getFrameVariables, type Layout } from './layout';

/** Time of the Ken Burns effect in s: what moves longer would need a control to stop it (WCAG 2.2.2). */
const ZOOM_TIME = 5;

export const slideshow: Layout = {
  name: 'slideshow',
  motion: 'fade',
  container: 'track',
  clickBehavior: 'next',
  captionPosition: 'bottom',
  perView: () => 1,
  variables: (options) => ({
    ...getFrameVariables(options, {
      gap: '0px',
      ratio: hasAutoHeight(options) ? 'initial' : getAspectRatio(options),
    }),
    '--_zoom': String(options.kenBurnsZoom),
    '--_zoom-time': `${Math.min(options.autoplayDuration, ZOOM_TIME)}s`,
  }),
};

/** Is it as high as the slide that is shown? */
export const hasAutoHeight = ({
  design,
  autoHeight,
  autoCrop,
  imageAspectRatio,
  vSize,
}: GalleryOptions): boolean =>
  design === 'slideshow' && autoHeight && !autoCrop && imageAspectRatio === 'Auto' && vSize === null;

const getAspectRatio = ({ vSize }: GalleryOptions): string => (vSize === null ? '1.5' : String(100 / vSize));
