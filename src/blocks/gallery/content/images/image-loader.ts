// Where does the gallery get the image loader from? Fetched once, by whoever asks first.
import { createSharedLoad } from '../../../../kit/shared-load';

export type ImageLoader = typeof import('../../../../kit/image-loader/load-images');

export const getImageLoader = createSharedLoad<ImageLoader>(
  () => import('../../../../kit/image-loader/load-images'),
);
