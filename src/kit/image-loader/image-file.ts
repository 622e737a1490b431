// Chooses the file of an image to request and sets it as the source.
import { getRenderedSize } from '../../core/image-loader/placement';
import { buildSource, buildSrcset, detectSizeFormat, type SizeFormat } from '../../core/image-loader/source';
import { chooseWidth, countStepsBetween, WIDTHS } from '../../core/image-loader/widths';
import type { Size } from '../../core/image-size';
import { prefersReducedData } from './device';
import { getNaturalSize } from './image-styles';
import type { ResolvedOptions } from './resolve-options';

/** `width` is one of the offered widths. Without a format, the image has a single file. */
export interface ImageFile {
  readonly source: string;
  readonly format: SizeFormat | undefined;
  readonly width: number;
  /** Whether the box has a layout; otherwise the width is an estimate. */
  readonly isMeasured: boolean;
}

/** @param box rendered box of the image, in CSS px */
export function chooseFile(image: HTMLImageElement, options: ResolvedOptions, box: Size): ImageFile {
  const { source, sizeFormat, dimensions, sizeAdjustment, dprMin, dprMax, allowSaveData } = options;
  const natural = dimensions?.width ? dimensions : getNaturalSize(image);
  const isMeasured = box.width > 0;
  const renderedWidth = isMeasured
    ? getRenderedSize(box, natural, { mode: getRenderedMode(image), stretch: options.stretch }).width
    : (image.parentElement?.clientWidth ?? innerWidth);
  const width = chooseWidth({
    renderedWidth: renderedWidth * sizeAdjustment,
    naturalWidth: dimensions?.width ?? 0,
    dpr: devicePixelRatio,
    dprMin,
    dprMax,
    saveData: allowSaveData && prefersReducedData(),
  });
  return { source, format: detectSizeFormat(source, sizeFormat), width, isMeasured };
}

/**
 * Requests the file. `sizes` makes the browser select exactly this width, but lets it select another one when the page is
 * zoomed or printed.
 */
export function setImageSource(
  image: HTMLImageElement,
  { source, format, width, isMeasured }: ImageFile,
  naturalWidth: number,
): void {
  // The loader has already waited for the viewport; native lazy loading would delay the request again.
  image.loading = 'eager';
  if (format && isMeasured) {
    image.sizes = `${width / devicePixelRatio}px`;
    image.srcset = buildSrcset(source, getOfferedWidths(naturalWidth, width), format);
  }
  image.src = buildSource(source, width, format);
}

/** Whether the next file is wider by more than one step or, with `anyStep`, by any step. */
export const needsLargerFile = (current: ImageFile, next: ImageFile, anyStep: boolean): boolean =>
  next.format !== undefined && countStepsBetween(current.width, next.width) > (anyStep ? 0 : 1);

/** Excludes widths beyond the first that covers the natural width: those files are identical. */
function getOfferedWidths(naturalWidth: number, chosenWidth: number): readonly number[] {
  const sufficientWidth = WIDTHS.findLast((width) => width >= naturalWidth);
  return naturalWidth > 0 && sufficientWidth
    ? WIDTHS.filter((width) => width <= Math.max(sufficientWidth, chosenWidth))
    : WIDTHS;
}

/** The effective mode, because the page's style sheets may crop as well. */
function getRenderedMode(image: HTMLImageElement) {
  const { objectFit } = getComputedStyle(image);
  if (objectFit === 'cover') return 'fill';
  return objectFit === 'contain' || objectFit === 'scale-down' ? 'fit' : 'none';
}
