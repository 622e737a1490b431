// Which options does the image loader take (IMG-002), and what is made of those that somebody wrote?

import { type Point, readPoint } from '../point';
import { readSize, type Size } from '../size';
import { readAlignment } from './alignment';
import { type ImageMode, readMode } from './mode';
import type { SizeFormat } from './source';

export interface LoaderOptions {
  /** Own size of the image; null: as `data-image-dimensions`, or `width` and `height`, say. */
  readonly dimensions: Size | null;
  /** The box takes the shape of the image, also before the image is there. */
  readonly fixedRatio: boolean;
  /** null: as `data-image-focal-point` says, else the centre. */
  readonly focalPoint: Point | null;
  /** false prepares the image without loading it; null: as `data-load` says, else true (IMG-004). */
  readonly load: boolean | null;
  /** Follows its box: a larger file whenever one is needed, instead of only when the image would look coarse. */
  readonly forceImageUpdate: boolean;
  readonly mode: ImageMode;
  /** Factor on the width that is asked for: 1.5 for an image that is going to be enlarged by half. */
  readonly sizeAdjustment: number;
  /** null: as the address shows. */
  readonly sizeFormat: Exclude<SizeFormat, 'template'> | null;
  /** Address of the image; null: as `data-src` or `data-image` says. */
  readonly source: string | null;
  readonly stretch: boolean;
  readonly useBgImage: boolean;
  readonly useAdvancedPositioning: boolean;
  readonly allowSaveData: boolean;
  readonly dprMax: number;
  readonly dprMin: number;
  readonly fitAlignment: Point | null;
}

export const DEFAULT_OPTIONS: LoaderOptions = {
  dimensions: null,
  fixedRatio: false,
  focalPoint: null,
  load: null,
  forceImageUpdate: false,
  mode: null,
  sizeAdjustment: 1,
  sizeFormat: null,
  source: null,
  stretch: true,
  useBgImage: false,
  useAdvancedPositioning: false,
  allowSaveData: true,
  dprMax: Infinity,
  dprMin: 0,
  fitAlignment: null,
};

/** Options as a page wrote them: JSON, or the argument of a script. */
export type RawOptions = Readonly<Record<string, unknown>>;

/**
 * The options that can be understood. `fit` and `fill` are the mode (GAL-031); null and unknown names say nothing.
 * @param reject told about each value that means nothing: `mode="zoom" is not fit, fill, none or null`
 */
export function readOptions(written: RawOptions, reject: (sentence: string) => void): Partial<LoaderOptions> {
  const { fit, fill, ...rest } = written;
  const mode = isTrue(fill) ? 'fill' : isTrue(fit) ? 'fit' : rest.mode;
  const options: Record<string, unknown> = {};
  for (const [name, value] of Object.entries({ ...rest, mode })) {
    const reader = Object.hasOwn(READERS, name) ? READERS[name as keyof LoaderOptions] : undefined;
    if (!reader || value == null || value === '') continue;
    const read = reader.read(value);
    if (read === undefined) reject(`${name}=${JSON.stringify(value)} is not ${reader.expects}`);
    else options[name] = read;
  }
  return options;
}

interface Reader<T> {
  readonly expects: string;
  /** undefined for a value that means nothing. */
  read(value: unknown): T | undefined;
}

const isTrue = (value: unknown): boolean => /^(true|1|yes|on)$/i.test(String(value));
const booleanReader: Reader<boolean> = {
  expects: 'true or false',
  read: (value) => (isTrue(value) ? true : /^(false|0|no|off)$/i.test(String(value)) ? false : undefined),
};
const positiveReader: Reader<number> = {
  expects: 'a number above 0',
  read: (value) => (Number(value) > 0 ? Number(value) : undefined),
};

const READERS: { readonly [K in keyof LoaderOptions]: Reader<LoaderOptions[K]> } = {
  dimensions: { expects: 'a size such as 1500x1000', read: (value) => readSize(value) ?? undefined },
  fixedRatio: booleanReader,
  focalPoint: { expects: 'a point such as 0.5,0.5', read: (value) => readPoint(value) ?? undefined },
  load: booleanReader,
  forceImageUpdate: booleanReader,
  mode: { expects: 'fit, fill, none or null', read: readMode },
  sizeAdjustment: positiveReader,
  sizeFormat: { expects: 'queryString or filename', read: readSizeFormat },
  source: { expects: 'an address', read: (value) => (typeof value === 'string' ? value : undefined) },
  stretch: booleanReader,
  useBgImage: booleanReader,
  useAdvancedPositioning: booleanReader,
  allowSaveData: booleanReader,
  dprMax: positiveReader,
  dprMin: positiveReader,
  fitAlignment: {
    expects: 'top, left, center, right, bottom or two of them',
    read: (value) => readAlignment(value) ?? undefined,
  },
};

function readSizeFormat(value: unknown): LoaderOptions['sizeFormat'] | undefined {
  const word = String(value)
    .toLowerCase()
    .replaceAll(/[\s_-]/g, '');
  return word === 'querystring' ? 'queryString' : word === 'filename' ? 'filename' : undefined;
}
