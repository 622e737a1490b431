/** What the owner enters about a content item. */
import type { ContentLocation, ContentPicture } from '../../core/content/content-item';

/** Values of an item, without its id. */
export interface ItemInput {
  slug: string;
  title: string;
  excerpt: string;
  /** Markdown. */
  body: string;
  /** Name. */
  author: string;
  categories: readonly string[];
  tags: readonly string[];
  /** Epoch milliseconds. */
  publishedAt: number;
  startAt?: number | undefined;
  endAt?: number | undefined;
  location?: ContentLocation | undefined;
  picture?: ContentPicture | undefined;
  draft: boolean;
}
