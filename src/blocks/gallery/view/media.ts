// Lazy chunk: video players and deferred images, fetched only for galleries that contain any.
export { DeferredImages } from '../content/images/deferred-images';
export { VideoPlayers } from '../content/videos/video-players';
