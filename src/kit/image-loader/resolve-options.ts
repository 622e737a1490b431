// What is wanted of an image? What the caller says, else what is printed on the image itself.
import { type ImageMode, readMode, readModeClass } from '../../core/image-loader/mode';
import { DEFAULT_OPTIONS, type LoaderOptions } from '../../core/image-loader/options';
import { sanitizeSource } from '../../core/image-loader/source';
import { readPoint } from '../../core/point';
import { readSize, type Size } from '../../core/size';
import { warn } from '../element/warn';

export interface ResolvedOptions extends LoaderOptions {
  readonly load: boolean;
  /** Empty when there is none that an image may be asked from. */
  readonly source: string;
}

const UNKNOWN: Size = { width: 0, height: 0 };

/** Reads `data-src`, `data-image`, `data-image-dimensions`, `data-image-focal-point`, `data-load`, `mode` and the classes. */
export function resolveOptions(image: HTMLImageElement, options: Partial<LoaderOptions>): ResolvedOptions {
  const { dataset } = image;
  const asked = { ...DEFAULT_OPTIONS, ...options };
  return {
    ...asked,
    dimensions: asked.dimensions ?? readSize(dataset.imageDimensions) ?? UNKNOWN,
    focalPoint: asked.focalPoint ?? readPoint(dataset.imageFocalPoint),
    mode: asked.mode ?? readMarkupMode(image),
    load: asked.load ?? !/^(false|0|no|off)$/i.test(dataset.load ?? ''),
    source: sanitizeSource(asked.source ?? (dataset.src || dataset.image)),
  };
}

/** The attribute of the image, else a class of its own or of the slide around it. */
function readMarkupMode(image: HTMLImageElement): ImageMode {
  const said = image.getAttribute('mode') ?? image.dataset.mode ?? '';
  const mode = said ? readMode(said) : null;
  if (mode) return mode;
  if (mode === undefined) warn('site-image', `mode="${said}" is not fit, fill, none or null; using null.`);
  return readModeClass(image.closest('.content-fill, .content-fit')?.className ?? '');
}
