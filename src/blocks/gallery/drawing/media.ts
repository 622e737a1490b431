// What has to be done about slides that are videos, and about images that wait for a script? One file, fetched where
// there are any.
export { WaitingImages } from '../images/waiting-images';
export { Videos } from '../videos/videos';
