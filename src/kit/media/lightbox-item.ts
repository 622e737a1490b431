// Reads a lightbox item from an element of the page: an image, a link around one, a figure or a video.

import { readSize, type Size } from '../../core/image-size';
import { parseVideoUrl } from '../../core/media/video-source';
import { findFirst, readMediaAttributes } from '../slides/media-attributes';
import type { LightboxItem } from './lightbox';
import { getLargestCandidate } from './srcset';

const IMAGE_FILE = /\.(avif|webp|jpe?g|png|gif|svg|bmp)$/i;
const VIDEO_FILE = /\.(mp4|m4v|webm|ogv|mov)$/i;

/** @param element an image, or a container of a single image or video */
export function readLightboxItem(element: Element): LightboxItem {
  const { id, kind, title, description, image, getAttribute } = readMediaAttributes(element);
  const link = findLink(element);
  const isVideo = kind === 'video' || linksToFile(link, VIDEO_FILE);
  const theme = getAttribute('data-lightbox-theme').toLowerCase();
  return {
    id,
    kind: isVideo ? 'video' : 'image',
    element,
    title,
    description: description || readCaption(element),
    alt: image?.alt ?? '',
    ...(isVideo
      ? readVideoSource(element, link)
      : readImageSource(image, link, readSize(getAttribute('data-image-dimensions')))),
    theme: theme === 'light' || theme === 'dark' ? theme : '',
  };
}

/** Whether a click navigates to another page or fragment instead of opening the image (LBX-002). */
export function hasPageLink(element: Element): boolean {
  if (findFirst(element, '[data-click-through-url]:not([data-click-through-url=""])')) return true;
  const link = findLink(element);
  const href = link?.getAttribute('href')?.trim() ?? '';
  if (!link || href === '' || href === '#') return false;
  return !linksToFile(link, IMAGE_FILE) && !linksToFile(link, VIDEO_FILE) && !getProviderUrl(element, link);
}

type ItemSource = Pick<LightboxItem, 'src' | 'srcset' | 'width' | 'height'>;

/** The file that the link points to or else the largest candidate of the image. */
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
  const deferred = image.getAttribute('data-image') || image.getAttribute('data-src') || '';
  const src = toAbsoluteUrl(deferred || largest?.url || image.currentSrc || image.src);
  if (width && height) return { src, srcset, width, height };
  return { src, srcset, ...estimateFileSize(image, largest?.width ?? 0) };
}

/** Size of the full-size file, from the aspect ratio of the image in the page; 0 while that is unknown. */
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

/** URL of the provider's video that the element links to, if it is marked as a video. */
const getProviderUrl = (element: Element, link: HTMLAnchorElement | undefined): string | undefined =>
  link && parseVideoUrl(link.href) && readMediaAttributes(element).kind === 'video' ? link.href : undefined;

/** HTML of the caption of the figure that contains, is or is inside the element; plain text if `getHTML` is not supported. */
function readCaption(element: Element): string {
  const caption = findFirst(element, 'figcaption') ?? element.closest('figure')?.querySelector('figcaption');
  return (caption?.getHTML?.() ?? caption?.textContent ?? '').trim();
}

/** The link around the media or the element, not a link in a caption. */
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
