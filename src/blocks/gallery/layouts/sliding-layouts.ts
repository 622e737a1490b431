// Layouts that show one slide or one group of slides at a time.
import type { GalleryOptions, Layout } from '../gallery.types';
import { getFrameVariables } from './layout';

/** Maximum duration of the Ken Burns effect in s: longer motion requires a control that stops it (WCAG 2.2.2). */
const MAX_ZOOM_DURATION = 5;

/** One slide at a time, each fades into the next (runtime name `stacked`; GAL-091, GAL-092). */
export const slideshow: Layout = {
  name: 'slideshow',
  motion: 'fade',
  hasEqualSlides: true,
  container: 'track',
  clickBehavior: 'next',
  captionPosition: 'bottom',
  perView: () => 1,
  variables: (options) => ({
    ...getFrameVariables(options, {
      gap: '0px',
      ratio: hasAutoHeight(options) ? 'initial' : getSlideshowRatio(options),
    }),
    '--_zoom': String(options.kenBurnsZoom),
    '--_zoom-time': `${Math.min(options.autoplayDuration, MAX_ZOOM_DURATION)}s`,
  }),
};

/** Whether the slideshow takes the height of its current slide. */
export const hasAutoHeight = ({
  design,
  autoHeight,
  autoCrop,
  imageAspectRatio,
  vSize,
}: GalleryOptions): boolean =>
  design === 'slideshow' && autoHeight && !autoCrop && imageAspectRatio === 'Auto' && vSize === null;

const getSlideshowRatio = ({ vSize }: GalleryOptions): string =>
  vSize === null ? '1.5' : String(100 / vSize);

/** Height of the slider in percent of its width (GAL-012). */
const V_SIZE = 50;

const ALIGNMENTS = { left: 'start', center: 'center', right: 'end' } as const;

/** A row of slides of equal height with the active one aligned (runtime name `strip`; GAL-012, GAL-098). */
export const slider: Layout = {
  name: 'slider',
  motion: 'scroll',
  container: 'track',
  clickBehavior: 'next',
  speed: 0.5,
  captionPosition: 'bottom',
  peek: 1,
  perView: () => 1,
  variables: (options) => ({
    ...getFrameVariables(options, { gap: options.gutter ?? '1%' }),
    '--_vs': String(options.vSize ?? V_SIZE),
    '--_align': ALIGNMENTS[options.activeAlignment],
  }),
};

/** Slides in view by default (GAL-084). */
const SLIDES_PER_ROW = 3;

/** Several slides side by side, scrolled in groups (GAL-084 to GAL-089). */
export const carousel: Layout = {
  name: 'carousel',
  motion: 'scroll',
  hasEqualSlides: true,
  container: 'track',
  perView: ({ slidesPerRow }, width) => fitSlidesPerRow(slidesPerRow || SLIDES_PER_ROW, width),
  variables: (options) => ({
    ...getFrameVariables(options, { ratio: '1.5', gap: options.gutter ?? '1%' }),
    '--_n': String(options.slidesPerRow || SLIDES_PER_ROW),
  }),
};

/**
 * At most 2 under 480 px and 3 under 724 px (GAL-085); the style sheet computes the same in `--_column`.
 * @param width of the gallery in px
 */
export function fitSlidesPerRow(slidesPerRow: number, width: number | null): number {
  if (width === null) return slidesPerRow;
  if (width < 480) return Math.min(slidesPerRow, 2);
  return width < 724 ? Math.min(slidesPerRow, 3) : slidesPerRow;
}
