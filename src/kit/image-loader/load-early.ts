// Loads the deferred images of elements whose scripts have not loaded yet, with the loader options in their attributes.
import { readOptions } from '../../core/image-loader/options';
import { mayBeProviderUrl } from '../../core/media/provider-host';
import { isRecord } from '../../core/read';
import { loadImage } from './load-image';

/** Attributes of elements that are options of the image loader. */
const OPTIONS = [
  'mode',
  'focalPoint',
  'fitAlignment',
  'dimensions',
  'fixedRatio',
  'stretch',
  'useAdvancedPositioning',
  'useBgImage',
  'load',
  'sizeFormat',
  'sizeAdjustment',
  'dprMin',
  'dprMax',
  'allowSaveData',
  'forceImageUpdate',
];

const started = new WeakSet<HTMLImageElement>();

/**
 * Loads images near the viewport. Once the element is defined, it loads the rest and takes over loads in progress. Thumbnails
 * on a video provider's host are left to the element.
 */
export function loadEarly(element: Element, images: readonly HTMLImageElement[]): void {
  const adopted = new Set(images.filter(adoptSource));
  // Only the element's script reads its JSON.
  const loadsItself = element.matches(':defined, [options], :has(> script[type="application/json"])');
  const waiting = images.filter(
    (image) =>
      (adopted.has(image) || (!loadsItself && image.dataset.src && !image.srcset)) &&
      !started.has(image) &&
      !mayBeProviderUrl(image.dataset.src ?? ''),
  );
  if (waiting.length === 0) return;
  // The element reports invalid values.
  const options = readOptions(readAttributes(element), () => {});
  const stops = waiting.map((image) => {
    started.add(image);
    return [image, loadImage(image, { load: true, ...options, isEarly: true })] as const;
  });
  void customElements.whenDefined(element.localName).then(() => {
    for (const [image, stop] of stops) if (!image.hasAttribute('src')) stop();
  });
}

/**
 * Replaces the placeholder and the attributes of another lazy loader with `data-src` or, for the browser to load, `srcset`.
 * @returns whether the image has gained a `data-src`, or has one that the placeholder had hidden
 */
function adoptSource(image: HTMLImageElement): boolean {
  const { src, srcset, lazySrc, original } = image.dataset;
  const placeholder = image.getAttribute('src') ?? '';
  // The element may have loaded the image in the meantime.
  if (image.srcset || /^(?!data:)./.test(placeholder)) return false;
  if (srcset) Object.assign(image, { loading: 'lazy', srcset });
  const source = src || lazySrc || original;
  if (srcset || !source || (src && !placeholder)) return false;
  image.removeAttribute('src');
  image.dataset.src = source;
  return true;
}

function readAttributes(element: Element): Record<string, unknown> {
  const raw = parseRecord(
    element.getAttribute('loader-options') ?? element.getAttribute('data-loader-options'),
  );
  for (const option of OPTIONS) {
    const name = option.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const own = element.getAttribute(name);
    // An empty attribute is true; readers of other types ignore that value.
    const value = own === '' ? true : (own ?? element.getAttribute(`data-${name}`));
    if (value !== null) raw[option] = value;
  }
  return raw;
}

function parseRecord(json: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json ?? '{}');
    return isRecord(value) ? { ...value } : {};
  } catch {
    return {};
  }
}
