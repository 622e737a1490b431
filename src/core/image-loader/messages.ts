// Console messages of the image loader, as documented (IMG-020 to IMG-025).

export const NO_SOURCE = 'Invalid or missing image source.';
export const NOT_AN_IMAGE = 'Element is not a valid image element.';
export const NO_IMAGE = 'No image';
export const NO_IMAGES = 'No images';
export const NO_ROOT = 'No root node';

/** Identifies objects by type and other values by text. */
export function createInvalidNodeMessage(value: unknown): string {
  const name =
    typeof value === 'object' && value !== null ? Object.prototype.toString.call(value) : String(value);
  return `${name} is not a valid node.`;
}
