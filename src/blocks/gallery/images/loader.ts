// Where does the gallery get the image loader from? Fetched once, by whoever asks first.
import { sharedLoad } from '../../../kit/shared-load';

export type Loader = typeof import('../../../kit/image-loader/load-images');

export const theLoader = sharedLoad<Loader>(() => import('../../../kit/image-loader/load-images'));
