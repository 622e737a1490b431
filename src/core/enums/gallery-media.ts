// Media types of gallery items.

/** Names that sites use (GAL-020). */
export const GALLERY_MEDIA = [
  'imageEmpty',
  'imageFile',
  'imageLicensed',
  'imageReused',
  'assetReused',
  'video',
] as const;

/**
 * Media type of an item; null if the kind does not determine it, such as an asset.
 * @param kind one of `GALLERY_MEDIA`, or `image`, which templates print for every kind of image
 */
export function getMediaKind(kind: string): 'image' | 'video' | null {
  const keyword = kind.trim().toLowerCase();
  if (keyword === 'image' || keyword === 'video') return keyword;
  const isImage = GALLERY_MEDIA.some((name) => name.startsWith('image') && name.toLowerCase() === keyword);
  return isImage ? 'image' : null;
}
