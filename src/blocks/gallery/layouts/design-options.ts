// Applies `design-options`, the options of the chosen design.
import { INVALID } from '../../../kit/contract/attributes';
import { toCamelCase } from '../../../kit/contract/letter-case';
import { gallery } from '../gallery.contract';
import type { GalleryOptions } from '../gallery.types';

/** Replaces options that have their default value. Unknown names and invalid values are ignored. */
export function applyDesignOptions<T extends GalleryOptions>(options: T): T {
  const { designOptions } = options;
  if (!designOptions) return options;
  const merged: Record<string, unknown> = { ...options };
  for (const [key, value] of Object.entries(designOptions)) {
    const name = toCamelCase(key);
    const attribute = Object.hasOwn(gallery.attributes, name)
      ? gallery.attributes[name as keyof GalleryOptions]
      : undefined;
    if (!attribute || value == null || merged[name] !== attribute.defaultValue) continue;
    const parsed = attribute.read(value, 'json');
    if (parsed !== INVALID) merged[name] = parsed;
  }
  return merged as T;
}
