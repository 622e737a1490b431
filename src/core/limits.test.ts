import { expect, it } from 'vitest';
import {
  MASKED_PASSWORD,
  MAX_BLOCKS_PER_LAYOUT,
  MAX_CATEGORY_LENGTH,
  MAX_DATASET_ROWS,
  MAX_ITEMS_IN_ORDERED_COLLECTION,
  MAX_NESTED_CATEGORIES,
  MAX_PHOTO_GALLERIES,
  MAX_PHOTOS_IN_GALLERY,
  MAX_TAG_LENGTH,
  MAX_TRACKS_IN_ALBUM,
  truncateDataset,
} from './limits';

it('has the documented limits [LIM-002] [LIM-003] [LIM-004] [LIM-005] [LIM-006]', () => {
  expect([MAX_BLOCKS_PER_LAYOUT, MAX_TRACKS_IN_ALBUM, MAX_ITEMS_IN_ORDERED_COLLECTION]).toEqual([
    60, 60, 250,
  ]);
  expect([MAX_NESTED_CATEGORIES, MAX_TAG_LENGTH, MAX_CATEGORY_LENGTH]).toEqual([10_000, 50, 25]);
  expect([MAX_PHOTO_GALLERIES, MAX_PHOTOS_IN_GALLERY]).toEqual([20, 50]);
});

it('truncates a dataset at its limit and reports it [LIM-010]', () => {
  const rows = Array.from({ length: MAX_DATASET_ROWS + 1 }, (_, index) => index);
  expect(truncateDataset(rows)).toMatchObject({ truncated: true });
  expect(truncateDataset(rows).rows).toHaveLength(MAX_DATASET_ROWS);
  expect(truncateDataset(rows.slice(1)).truncated).toBe(false);
});

it('has a password placeholder that cannot be mistaken for a password [LIM-011]', () => {
  expect(MASKED_PASSWORD).toMatch(/^•+$/);
});
