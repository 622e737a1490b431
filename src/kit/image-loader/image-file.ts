// Which file is asked for, and how is it written on the image?
import { getRenderedSize } from '../../core/image-loader/placement';
import { buildSource, buildSrcset, detectSizeFormat, type SizeFormat } from '../../core/image-loader/source';
import { chooseWidth, countStepsBetween, WIDTHS } from '../../core/image-loader/widths';
import type { Size } from '../../core/size';
import { prefersReducedData } from './device';
import { getNaturalSize } from './image-styles';
import type { ResolvedOptions } from './resolve-options';

/** A file of the image. `width` is one of the offered ones; without a format there is only one file. */
export interface ImageFile {
  readonly source: string;
  readonly format: SizeFormat | undefined;
  readonly width: number;
  /** Is the box laid out, so that the width is more than a guess? */
  readonly measured: boolean;
}

/** @param box of the image as it is laid out, in CSS px */
export function chooseFile(image: HTMLImageElement, wish: ResolvedOptions, box: Size): ImageFile {
  const { source, sizeFormat, dimensions, sizeAdjustment, dprMin, dprMax, allowSaveData } = wish;
  const own = dimensions?.width ? dimensions : getNaturalSize(image);
  const measured = box.width > 0;
  const shown = measured
    ? getRenderedSize(box, own, { mode: getRenderedMode(image), stretch: wish.stretch }).width
    : (image.parentElement?.clientWidth ?? innerWidth);
  const width = chooseWidth({
    renderedWidth: shown * sizeAdjustment,
    naturalWidth: dimensions?.width ?? 0,
    dpr: devicePixelRatio,
    dprMin,
    dprMax,
    saveData: allowSaveData && prefersReducedData(),
  });
  return { source, format: detectSizeFormat(source, sizeFormat), width, measured };
}

/**
 * Asks for the file. `sizes` is such that the browser takes exactly this width now, and may take another one by itself
 * when the page is zoomed or printed.
 */
export function setImageSource(
  image: HTMLImageElement,
  { source, format, width, measured }: ImageFile,
  own: number,
): void {
  // The loader has waited long enough; a lazy image would now wait for the browser as well.
  image.loading = 'eager';
  if (format && measured) {
    image.sizes = `${width / devicePixelRatio}px`;
    image.srcset = buildSrcset(source, getOfferedWidths(own, width), format);
  }
  image.src = buildSource(source, width, format);
}

/** Is another file so much better that it is worth a request? More than one step, or any when that is asked for. */
export const needsLargerFile = (now: ImageFile, next: ImageFile, anyStep: boolean): boolean =>
  next.format !== undefined && countStepsBetween(now.width, next.width) > (anyStep ? 0 : 1);

/** The widths that differ: beyond the first that covers the image itself all files are the same. */
function getOfferedWidths(own: number, chosen: number): readonly number[] {
  const enough = WIDTHS.findLast((width) => width >= own);
  return own > 0 && enough ? WIDTHS.filter((width) => width <= Math.max(enough, chosen)) : WIDTHS;
}

/** The mode that holds in the end: the page's style sheets may crop as well. */
function getRenderedMode(image: HTMLImageElement) {
  const { objectFit } = getComputedStyle(image);
  if (objectFit === 'cover') return 'fill';
  return objectFit === 'contain' || objectFit === 'scale-down' ? 'fit' : 'none';
}
