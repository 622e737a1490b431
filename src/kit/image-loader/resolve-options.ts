// Resolves the loader options of an image: the caller's options, then those in its attributes and classes.

import { readPoint } from '../../core/focal-point';
import { type ImageMode, readMode, readModeClass } from '../../core/image-loader/mode';
import { DEFAULT_OPTIONS, type LoaderOptions } from '../../core/image-loader/options';
import { sanitizeSource } from '../../core/image-loader/source';
import { readSize, type Size } from '../../core/image-size';
import { warn } from '../element/warn';

export interface ResolvedOptions extends LoaderOptions {
  readonly load: boolean;
  /** Empty if there is no valid source. */
  readonly source: string;
}

const UNKNOWN: Size = { width: 0, height: 0 };

/** Reads `data-src`, `data-image`, `data-image-dimensions`, `data-image-focal-point`, `data-load`, `mode` and classes. */
export function resolveOptions(image: HTMLImageElement, options: Partial<LoaderOptions>): ResolvedOptions {
  const { dataset } = image;
  const requested = { ...DEFAULT_OPTIONS, ...options };
  return {
    ...requested,
    dimensions: requested.dimensions ?? readSize(dataset.imageDimensions) ?? UNKNOWN,
    focalPoint: requested.focalPoint ?? readPoint(dataset.imageFocalPoint),
    mode: requested.mode ?? readMarkupMode(image),
    load: requested.load ?? !/^(false|0|no|off)$/i.test(dataset.load ?? ''),
    source: sanitizeSource(requested.source ?? (dataset.src || dataset.image)),
  };
}

/** The mode attribute of the image or else a class of the image or its container. */
function readMarkupMode(image: HTMLImageElement): ImageMode {
  const value = image.getAttribute('mode') ?? image.dataset.mode ?? '';
  const mode = value ? readMode(value) : null;
  if (mode) return mode;
  if (mode === undefined) warn('site-image', `mode="${value}" is not fit, fill, none or null; using null.`);
  return readModeClass(image.closest('.content-fill, .content-fit')?.className ?? '');
}
