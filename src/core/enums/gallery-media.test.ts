import { expect, it } from 'vitest';
import { GALLERY_MEDIA, getMediaKind } from './gallery-media';

it('gallery items are images of four kinds, assets and videos [GAL-020]', () => {
  expect(GALLERY_MEDIA.map((kind) => `${kind} ${getMediaKind(kind)}`)).toEqual([
    'imageEmpty image',
    'imageFile image',
    'imageLicensed image',
    'imageReused image',
    'assetReused null',
    'video video',
  ]);
  expect(['image', ' Video ', 'imagefile', '', 'imagery', 'instagram'].map(getMediaKind)).toEqual([
    'image',
    'video',
    'image',
    null,
    null,
    null,
  ]);
});
