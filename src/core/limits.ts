// Documented limits of a site. (LIM-001 to LIM-007, LIM-010, LIM-011)

/** Maximum number of blocks in a layout. */
export const MAX_BLOCKS_PER_LAYOUT = 60;
/** Maximum number of tracks in an album. */
export const MAX_TRACKS_IN_ALBUM = 60;
/** Maximum number of items in a manually sorted collection. */
export const MAX_ITEMS_IN_ORDERED_COLLECTION = 250;
/** Maximum number of nested categories. */
export const MAX_NESTED_CATEGORIES = 10_000;
/** Maximum length of a tag, in characters. */
export const MAX_TAG_LENGTH = 50;
/** Maximum length of a category, in characters. */
export const MAX_CATEGORY_LENGTH = 25;
/** Maximum number of photo galleries of a site. */
export const MAX_PHOTO_GALLERIES = 20;
/** Maximum number of photos in a gallery. */
export const MAX_PHOTOS_IN_GALLERY = 50;
/** Maximum number of rows in a chart's dataset. The specification requires a limit but no value (LIM-010). */
export const MAX_DATASET_ROWS = 1000;
/**
 * Placeholder in a field for a password that is set but never sent to the browser. The specification requires one but
 * gives no text (LIM-011).
 */
export const MASKED_PASSWORD = '••••••••';

/** The rows of a dataset up to the limit, and whether it was truncated. */
export function truncateDataset<Row>(rows: readonly Row[]): { rows: readonly Row[]; truncated: boolean } {
  return { rows: rows.slice(0, MAX_DATASET_ROWS), truncated: rows.length > MAX_DATASET_ROWS };
}
