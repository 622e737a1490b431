// Markup of the demo images, with their widths, dimensions and alternative text.
import { escapeHtml } from './html';

/** An entry of demo/pictures.json. */
export interface Picture {
  name: string;
  title: string;
  alt: string;
  width: number;
  height: number;
  focalPoint: readonly [number, number];
  widths: readonly number[];
}

export interface PictureUse {
  /** `sizes`, as in HTML. */
  sizes: string;
  /** Loads eagerly with high priority, for the largest image of the first screen. */
  eager?: boolean;
}

/** The `<img>` of an image; lazy unless it is eager. */
export function pictureMarkup(picture: Picture, { sizes, eager = false }: PictureUse): string {
  const { name, alt, width, height, widths, focalPoint } = picture;
  const shown = widths.find((step) => step <= 1000) ?? widths[0]!;
  const attributes: Record<string, string | number> = {
    src: pictureUrl(name, shown),
    srcset: [...widths]
      .reverse()
      .map((step) => `${pictureUrl(name, step)} ${step}w`)
      .join(', '),
    sizes,
    width: shown,
    height: Math.round((shown * height) / width),
    alt,
    ...(eager ? { fetchpriority: 'high' } : { loading: 'lazy', decoding: 'async' }),
    'data-picture': name,
    'data-image-focal-point': focalPoint.join(','),
  };
  const text = Object.entries(attributes).map(([key, value]) => `${key}="${escapeHtml(String(value))}"`);
  return `<img ${text.join(' ')}>`;
}

/** Address of an image in one width. */
export const pictureUrl = (name: string, width: number): string => `/pictures/${name}-${width}.webp`;
