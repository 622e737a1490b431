// Documented limits of a site. (LIM-001 to LIM-007, LIM-010, LIM-011)

/** Blocks in one layout. */
export const MAX_BLOCKS_PER_LAYOUT = 60;
/** Tracks in one album. */
export const MAX_TRACKS_IN_ALBUM = 60;
/** Items in a collection whose order its owner chooses. */
export const MAX_ITEMS_IN_ORDERED_COLLECTION = 250;
/** Categories in categories, all together. */
export const MAX_NESTED_CATEGORIES = 10_000;
/** Characters of a tag. */
export const MAX_TAG_LENGTH = 50;
/** Characters of a category. */
export const MAX_CATEGORY_LENGTH = 25;
/** Photo galleries of a site. */
export const MAX_PHOTO_GALLERIES = 20;
/** Photos in one gallery. */
export const MAX_PHOTOS_IN_GALLERY = 50;
/** Rows of a chart's data that are read. That there is a limit is documented, its value is ours (LIM-010). */
export const MAX_DATASET_ROWS = 1000;
/** Stands in a field for a password that is set but never sent. That there is one is documented, the text is ours (LIM-011). */
export const MASKED_PASSWORD = '••••••••';

/** The rows of a dataset up to the limit, and whether some were left out. */
export function truncateDataset<Row>(rows: readonly Row[]): { rows: readonly Row[]; truncated: boolean } {
  return { rows: rows.slice(0, MAX_DATASET_ROWS), truncated: rows.length > MAX_DATASET_ROWS };
}
