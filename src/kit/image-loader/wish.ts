// What is wanted of an image? What the caller says, else what is printed on the image itself.
import { type Mode, modeOfClass, readMode } from '../../core/image-loader/mode';
import { DEFAULTS, type LoaderOptions } from '../../core/image-loader/options';
import { safeSource } from '../../core/image-loader/source';
import { readPoint } from '../../core/point';
import { readSize, type Size } from '../../core/size';
import { warn } from '../warn';

export interface Wish extends LoaderOptions {
  readonly load: boolean;
  /** Empty when there is none that an image may be asked from. */
  readonly source: string;
}

const UNKNOWN: Size = { width: 0, height: 0 };

/** Reads `data-src`, `data-image`, `data-image-dimensions`, `data-image-focal-point`, `data-load`, `mode` and the classes. */
export function wishOf(image: HTMLImageElement, options: Partial<LoaderOptions>): Wish {
  const { dataset } = image;
  const asked = { ...DEFAULTS, ...options };
  return {
    ...asked,
    dimensions: asked.dimensions ?? readSize(dataset.imageDimensions) ?? UNKNOWN,
    focalPoint: asked.focalPoint ?? readPoint(dataset.imageFocalPoint),
    mode: asked.mode ?? printedMode(image),
    load: asked.load ?? !/^(false|0|no|off)$/i.test(dataset.load ?? ''),
    source: safeSource(asked.source ?? (dataset.src || dataset.image)),
  };
}

/** The attribute of the image, else a class of its own or of the slide around it. */
function printedMode(image: HTMLImageElement): Mode {
  const said = image.getAttribute('mode') ?? image.dataset.mode ?? '';
  const mode = said ? readMode(said) : null;
  if (mode) return mode;
  if (mode === undefined) warn('site-image', `mode="${said}" is not fit, fill, none or null; using null.`);
  return modeOfClass(image.closest('.content-fill, .content-fit')?.className ?? '');
}
