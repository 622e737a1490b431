// Values that several layouts share.
import type { GalleryOptions } from '../gallery.types';

/** Focus predicate of layouts in which all slides are visible. */
export const isAlwaysReachable = () => true;

/** @param ratio the aspect ratio that `Auto` stands for; `initial` is the natural ratio of each image */
export const getFrameVariables = (
  { imageAspectRatio, autoCrop }: GalleryOptions,
  { ratio = 'initial', gap }: { ratio?: string; gap: string },
) => ({
  '--_ratio': imageAspectRatio === 'Auto' ? ratio : String(imageAspectRatio),
  '--_fit': autoCrop ? 'cover' : 'contain',
  '--_gap': gap,
});
