// Reads the content of a popup: its name from its first heading, and whether there is any.
import { warn } from '../../kit/element/warn';

export interface PopupContent {
  readonly heading: string;
}

export const readContent = (host: HTMLElement): PopupContent => ({
  heading: host.querySelector('h1, h2, h3, h4, h5, h6')?.textContent.trim().replace(/\s+/g, ' ') ?? '',
});

/** Warns about an empty popup. Published sites print an empty box for one that is filled by their own script. */
export function checkContent(host: HTMLElement): boolean {
  const hasContent =
    host.textContent.trim() !== '' || host.querySelector('img, picture, video, iframe, input') !== null;
  if (!hasContent)
    warn(host.localName, 'has no content, so it does not open by itself; put the content inside it.');
  return hasContent;
}
