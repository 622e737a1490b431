// Messages of galleries and videos, loaded with them. Documented texts are verbatim.

/** Videos (VID-005, VID-006, VID-013). */
export const videoMessages = {
  invalidEmbed: 'Invalid video embed.',
  featuredImage:
    'Custom featured images only available with embedded videos. Go back into embed settings to turn off featured images.',
  /** The wording is not documented. */
  vimeoBasic: 'Videos of Vimeo Basic accounts are not supported.',
} as const;

/** Galleries (GAL-051). */
export const galleryMessages = { noVideoLoader: 'VideoLoader not found' } as const;
