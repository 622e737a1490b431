// Items of the content collections of a site: posts of a blog, and events.
import { collectionViews } from '../enums/page-types';

/** Kinds of content collections. Events are listed by start time, posts by publication time. */
export const COLLECTION_KINDS = ['blog', 'events'] as const;

export type CollectionKind = (typeof COLLECTION_KINDS)[number];

/** By time, or in the owner's order. */
export const COLLECTION_SORTINGS = ['time', 'manual'] as const;

export type CollectionSorting = (typeof COLLECTION_SORTINGS)[number];

/** Views of a collection of items (CTX-012), without `product`, the view of the shop. */
export const ITEM_VIEWS = collectionViews.filter((view) => view !== 'product');

export type ItemView = Exclude<(typeof collectionViews)[number], 'product'>;

export interface ContentCollection {
  readonly id: string;
  readonly kind: CollectionKind;
  readonly title: string;
  readonly description: string;
  /** Path on the site with a leading and a trailing slash, such as `/journal/`. */
  readonly path: string;
  /** Order of the items in lists and summaries; default: `time`. Feeds, months and the archive are always by time. */
  readonly sorting?: CollectionSorting;
  /** View of the lists on the pages of the collection; default: `list`. */
  readonly view?: ItemView;
  /** Pattern of new items' addresses below the path, such as `%y/%m/%d/%t`; empty, the default, uses the title. */
  readonly urlPattern?: string;
}

export interface ContentAuthor {
  /** 24 lower-case hexadecimal digits. */
  readonly id: string;
  readonly name: string;
}

export interface ContentPicture {
  /** URL of the file on the site. */
  readonly src: string;
  /** Size of the file in pixels. */
  readonly width: number;
  readonly height: number;
  /** Empty for a decorative picture. */
  readonly alt: string;
}

/** Location of an event. The property names are those of the specified responses. */
export interface ContentLocation {
  readonly addressTitle: string;
  readonly addressLine1?: string;
}

export interface ContentItem {
  /** 24 lower-case hexadecimal digits. */
  readonly id: string;
  readonly collectionId: string;
  /** Path on the site, such as `/journal/first-oysters`. */
  readonly path: string;
  readonly title: string;
  /** Plain text; may be empty. */
  readonly excerpt: string;
  /** Markdown source. Lists leave it out. */
  readonly body?: string;
  readonly author: ContentAuthor;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  /** Epoch milliseconds. Until then, the item is scheduled. */
  readonly publishedAt: number;
  /** Start and end of an event in epoch milliseconds. */
  readonly startAt?: number;
  readonly endAt?: number;
  readonly location?: ContentLocation;
  readonly picture?: ContentPicture;
  readonly draft: boolean;
  /** Number of published comments; missing where comments are disabled. */
  readonly commentCount?: number;
}

/** A tag, category, author or month with its number of items. */
export interface ContentCount<T = string> {
  readonly value: T;
  readonly count: number;
}
