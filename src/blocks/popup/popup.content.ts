// Reads the name of a popup from its first heading.

export interface PopupContent {
  readonly heading: string;
}

export const readContent = (host: HTMLElement): PopupContent => ({
  heading: host.querySelector('h1, h2, h3, h4, h5, h6')?.textContent.trim().replace(/\s+/g, ' ') ?? '',
});
