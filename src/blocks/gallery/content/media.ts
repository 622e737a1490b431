// What has to be done about slides that are videos, and about images that wait for a script? One file, fetched where
// there are any.
export { DeferredImages } from './images/deferred-images';
export { VideoPlayers } from './videos/video-players';
