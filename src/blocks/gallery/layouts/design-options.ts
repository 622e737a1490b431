// What do the options of the chosen design say? They hold where nobody says more.
import { INVALID } from '../../../kit/contract/attributes';
import { toCamelCase } from '../../../kit/contract/letter-case';
import { gallery } from '../gallery.contract';
import type { GalleryOptions } from './layout';

/** The options, with those of the design in place of what is as it is by default. Names and values that mean nothing are left out. */
export function applyDesignOptions<T extends GalleryOptions>(options: T): T {
  const { designOptions } = options;
  if (!designOptions) return options;
  const said: Record<string, unknown> = { ...options };
  for (const [written, value] of Object.entries(designOptions)) {
    const name = toCamelCase(written);
    const attribute = Object.hasOwn(gallery.attributes, name)
      ? gallery.attributes[name as keyof GalleryOptions]
      : undefined;
    if (!attribute || value == null || said[name] !== attribute.defaultValue) continue;
    const read = attribute.read(value, 'json');
    if (read !== INVALID) said[name] = read;
  }
  return said as T;
}
