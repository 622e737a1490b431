// Items of the content collections of a site: posts of a blog, and events.
import { collectionViews } from '../enums/page-types';

/** Kinds of content collections. Events are listed by their start, posts by the time of their publication. */
export const COLLECTION_KINDS = ['blog', 'events'] as const;

export type CollectionKind = (typeof COLLECTION_KINDS)[number];

/** By time, or in the order that the owner gives to the items. */
export const COLLECTION_SORTINGS = ['time', 'manual'] as const;

export type CollectionSorting = (typeof COLLECTION_SORTINGS)[number];

/** Views of a collection of items (CTX-012); `product` is that of the shop. */
export const ITEM_VIEWS = collectionViews.filter((view) => view !== 'product');

export type ItemView = Exclude<(typeof collectionViews)[number], 'product'>;

export interface ContentCollection {
  readonly id: string;
  readonly kind: CollectionKind;
  readonly title: string;
  readonly description: string;
  /** Address on the site with a slash at its start and end, such as `/journal/`. */
  readonly path: string;
  /** Order of the items in lists and summaries; `time` by default. Feeds, months and the archive are by time. */
  readonly sorting?: CollectionSorting;
  /** Of the lists on the pages of the collection; `list` by default. */
  readonly view?: ItemView;
  /** Of the addresses of new items below the path, such as `%y/%m/%d/%t`; empty by default: the title. */
  readonly urlPattern?: string;
}

export interface ContentAuthor {
  /** 24 lower-case hexadecimal digits. */
  readonly id: string;
  readonly name: string;
}

export interface ContentPicture {
  /** Address on the site. */
  readonly src: string;
  /** Of the file, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Empty for a decorative picture. */
  readonly alt: string;
}

/** Where an event takes place. The names are those of the specified responses. */
export interface ContentLocation {
  readonly addressTitle: string;
  readonly addressLine1?: string;
}

export interface ContentItem {
  /** 24 lower-case hexadecimal digits. */
  readonly id: string;
  readonly collectionId: string;
  /** Address on the site, such as `/journal/first-oysters`. */
  readonly path: string;
  readonly title: string;
  /** Plain text; may be empty. */
  readonly excerpt: string;
  /** Markdown source. Lists leave it out. */
  readonly body?: string;
  readonly author: ContentAuthor;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  /** Epoch milliseconds. The item is scheduled until then. */
  readonly publishedAt: number;
  /** Start and end of an event in epoch milliseconds. */
  readonly startAt?: number;
  readonly endAt?: number;
  readonly location?: ContentLocation;
  readonly picture?: ContentPicture;
  readonly draft: boolean;
  /** Published comments; missing where comments are not offered. */
  readonly commentCount?: number;
}

/** A tag, category, author or month with the number of its items. */
export interface ContentCount<T = string> {
  readonly value: T;
  readonly count: number;
}
