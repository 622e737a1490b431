/** Values that the database derives from an item: its sort time, its end, and its labels. Pure. */
import type { CollectionKind } from '../../core/content/content-item';
import type { ItemInput } from './content-input';
import { toLabelKey } from './content-label';

/** An event without an end is over this long after it starts, in milliseconds. */
const DEFAULT_DURATION = 3 * 3_600_000;

type Times = Pick<ItemInput, 'startAt' | 'endAt' | 'publishedAt'>;

/** Lists are sorted by this time, in milliseconds since 1970. */
export const getSortTime = (kind: CollectionKind, { startAt, publishedAt }: Times): number =>
  kind === 'events' ? (startAt ?? publishedAt) : publishedAt;

/** An event is past from this time on. */
export const getEndTime = (kind: CollectionKind, item: Times): number =>
  kind === 'events' ? (item.endAt ?? getSortTime(kind, item) + DEFAULT_DURATION) : item.publishedAt;

export interface LabelRow {
  kind: 'tag' | 'category';
  /** The label in the form used for comparison. */
  key: string;
  name: string;
}

export const toLabelRows = ({ tags, categories }: Pick<ItemInput, 'tags' | 'categories'>): LabelRow[] => [
  ...tags.map((name) => ({ kind: 'tag' as const, key: toLabelKey(name), name })),
  ...categories.map((name) => ({ kind: 'category' as const, key: toLabelKey(name), name })),
];
