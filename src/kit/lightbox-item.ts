// What would the lightbox show of a node of the page: an image, a link around one, a figure, a video? Only reads.
import { parseVideoUrl } from '../core/media/video-source';
import { readSize, type Size } from '../core/size';
import type { LightboxItem } from './lightbox';
import { findFirst, readMediaAttributes } from './media-attributes';
import { getLargestCandidate } from './srcset';

const IMAGE_FILE = /\.(avif|webp|jpe?g|png|gif|svg|bmp)$/i;
const VIDEO_FILE = /\.(mp4|m4v|webm|ogv|mov)$/i;

/** @param element an image, or whatever stands around one image or video */
export function readLightboxItem(element: Element): LightboxItem {
  const { id, kind, title, description, image, getAttribute } = readMediaAttributes(element);
  const link = findLink(element);
  const isFilm = kind === 'video' || linksToFile(link, VIDEO_FILE);
  const theme = getAttribute('data-lightbox-theme').toLowerCase();
  return {
    id,
    kind: isFilm ? 'video' : 'image',
    element,
    title,
    description: description || readCaption(element),
    alt: image?.alt ?? '',
    ...(isFilm
      ? readVideoSource(element, link)
      : readImageSource(image, link, readSize(getAttribute('data-image-dimensions')))),
    theme: theme === 'light' || theme === 'dark' ? theme : '',
  };
}

/** Does a click on it lead away from the picture, to another page or elsewhere on this one (LBX-002)? */
export function hasPageLink(element: Element): boolean {
  if (findFirst(element, '[data-click-through-url]:not([data-click-through-url=""])')) return true;
  const link = findLink(element);
  const written = link?.getAttribute('href')?.trim() ?? '';
  if (!link || written === '' || written === '#') return false;
  return !linksToFile(link, IMAGE_FILE) && !linksToFile(link, VIDEO_FILE) && !getProviderUrl(element, link);
}

type ItemSource = Pick<LightboxItem, 'src' | 'srcset' | 'width' | 'height'>;

/** The file that a link leads to, else the largest that the image names. */
function readImageSource(
  image: HTMLImageElement | undefined,
  link: HTMLAnchorElement | undefined,
  size: Size | null,
): ItemSource {
  const { width, height } = size ?? { width: 0, height: 0 };
  if (link && linksToFile(link, IMAGE_FILE)) return { src: link.href, srcset: '', width, height };
  if (!image) return { src: '', srcset: '', width: 0, height: 0 };
  const srcset = image.srcset || image.getAttribute('data-srcset') || '';
  const largest = getLargestCandidate(srcset);
  const named = image.getAttribute('data-image') || image.getAttribute('data-src') || '';
  const src = toAbsoluteUrl(named || largest?.url || image.currentSrc || image.src);
  if (width && height) return { src, srcset, width, height };
  return { src, srcset, ...estimateFileSize(image, largest?.width ?? 0) };
}

/** Of the file in full, whose shape is that of the image in the page; not known before either has arrived. */
function estimateFileSize({ width, height, naturalWidth, naturalHeight }: HTMLImageElement, full: number) {
  const [w, h] = naturalWidth > 0 ? [naturalWidth, naturalHeight] : full > 0 ? [width, height] : [0, 0];
  const scale = w > 0 && h > 0 ? Math.max(1, full / w) : 0;
  return { width: Math.round(w * scale), height: Math.round(h * scale) };
}

function readVideoSource(element: Element, link: HTMLAnchorElement | undefined): ItemSource {
  const video = findFirst(element, 'video') as HTMLVideoElement | undefined;
  const file = linksToFile(link, VIDEO_FILE) ? link?.href : getProviderUrl(element, link);
  const source = video && (video.src || video.querySelector('source')?.src);
  const size = { width: video?.videoWidth ?? 0, height: video?.videoHeight ?? 0 };
  return {
    src: file ?? source ?? findFirst(element, 'site-video')?.getAttribute('src') ?? '',
    srcset: '',
    ...size,
  };
}

/** The page of a provider's video, where the page says that it is one and links to it. */
const getProviderUrl = (element: Element, link: HTMLAnchorElement | undefined): string | undefined =>
  link && parseVideoUrl(link.href) && readMediaAttributes(element).kind === 'video' ? link.href : undefined;

/** The caption of the figure that it is, holds or stands in, with its links; its text where HTML cannot be read back. */
function readCaption(element: Element): string {
  const caption = findFirst(element, 'figcaption') ?? element.closest('figure')?.querySelector('figcaption');
  return (caption?.getHTML?.() ?? caption?.textContent ?? '').trim();
}

/** The link that it is, stands in or has around its image; not one in a caption. */
function findLink(element: Element): HTMLAnchorElement | undefined {
  const media = findFirst(element, 'img, video, [data-html]') ?? element;
  return (
    media.closest<HTMLAnchorElement>('a[href]') ??
    (findFirst(element, 'a.image-slide-anchor[href]') as HTMLAnchorElement | undefined)
  );
}

const linksToFile = (link: HTMLAnchorElement | undefined, file: RegExp): boolean =>
  link !== undefined && /^(https?|data|blob):$/.test(link.protocol) && file.test(link.pathname);

const toAbsoluteUrl = (url: string): string =>
  url && URL.canParse(url, document.baseURI) ? new URL(url, document.baseURI).href : '';
