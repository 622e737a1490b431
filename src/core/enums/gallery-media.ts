// Media types of gallery items.

/** As sites name them (GAL-020). */
export const GALLERY_MEDIA = [
  'imageEmpty',
  'imageFile',
  'imageLicensed',
  'imageReused',
  'assetReused',
  'video',
] as const;

/**
 * What an item of this kind shows: null where the word does not say it, as of an asset, which may be either.
 * @param kind one of `GALLERY_MEDIA`, or `image`, as templates print all kinds of images
 */
export function getMediaKind(kind: string): 'image' | 'video' | null {
  const word = kind.trim().toLowerCase();
  if (word === 'image' || word === 'video') return word;
  const isImage = GALLERY_MEDIA.some((name) => name.startsWith('image') && name.toLowerCase() === word);
  return isImage ? 'image' : null;
}
