// Options of the image loader (IMG-002), and their parser for JSON and script input.
import { type Point, readPoint } from '../focal-point';
import { readSize, type Size } from '../image-size';
import { readAlignment } from './alignment';
import { type ImageMode, readMode } from './mode';
import type { SizeFormat } from './source';

export interface LoaderOptions {
  /** Natural size of the image; null: read from `data-image-dimensions`. */
  readonly dimensions: Size | null;
  /** Gives the box the aspect ratio of the image, even before it has loaded. */
  readonly fixedRatio: boolean;
  /** null: `data-image-focal-point` or else the center. */
  readonly focalPoint: Point | null;
  /** false prepares the image without loading it; null: `data-load` or else true (IMG-004). */
  readonly load: boolean | null;
  /** Requests a larger file on every size step, not only when the image would be two steps too small. */
  readonly forceImageUpdate: boolean;
  readonly mode: ImageMode;
  /** Factor for the requested width, such as 1.5 for an image that CSS scales up. */
  readonly sizeAdjustment: number;
  /** null: detected from the URL. */
  readonly sizeFormat: Exclude<SizeFormat, 'template'> | null;
  /** URL of the image; null: read from `data-src` or `data-image`. */
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

/** Unparsed options from JSON or a script. */
export type RawOptions = Readonly<Record<string, unknown>>;

/**
 * Parses options. `fit` and `fill` set the mode (GAL-031); null, empty and unknown options are ignored.
 * @param reject called with a message for each invalid value, such as `mode="zoom" is not fit, fill, none or null`
 */
export function readOptions(raw: RawOptions, reject: (message: string) => void): Partial<LoaderOptions> {
  const { fit, fill, ...rest } = raw;
  const mode = isTrue(fill) ? 'fill' : isTrue(fit) ? 'fit' : rest.mode;
  const options: Record<string, unknown> = {};
  for (const [name, value] of Object.entries({ ...rest, mode })) {
    const reader = Object.hasOwn(READERS, name) ? READERS[name as keyof LoaderOptions] : undefined;
    if (!reader || value == null || value === '') continue;
    const parsed = reader.read(value);
    if (parsed === undefined) reject(`${name}=${JSON.stringify(value)} is not ${reader.expects}`);
    else options[name] = parsed;
  }
  return options;
}

interface Reader<T> {
  readonly expects: string;
  /** Returns undefined for an invalid value. */
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
  source: { expects: 'a URL', read: (value) => (typeof value === 'string' ? value : undefined) },
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
  const name = String(value)
    .toLowerCase()
    .replaceAll(/[\s_-]/g, '');
  return name === 'querystring' ? 'queryString' : name === 'filename' ? 'filename' : undefined;
}
