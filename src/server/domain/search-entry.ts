/** Search entries of content items and products. Pure. */
import type { ContentCollection, ContentItem } from '../../core/content/content-item';
import { getItemHref } from '../../core/content/list-address';
import type { SearchText } from './search-words';

/** Maximum indexed characters of a text. */
const MAX_TEXT = 20_000;

export type IndexedItem = Pick<
  ContentItem,
  'id' | 'title' | 'excerpt' | 'publishedAt' | 'tags' | 'categories'
> & {
  readonly location?: ContentItem['location'] | undefined;
  readonly body: string;
  readonly slug: string;
};

export function toItemEntry(item: IndexedItem, { path }: Pick<ContentCollection, 'path'>) {
  const { id, slug, title, excerpt, body, publishedAt, tags, categories, location } = item;
  const labels = [...tags, ...categories, location?.addressTitle ?? ''].filter(Boolean).join(', ');
  const text: SearchText = {
    title,
    description: excerpt,
    text: [toPlainText(body.slice(0, MAX_TEXT)), labels].filter(Boolean).join(' '),
  };
  return {
    ...text,
    kind: 'item' as const,
    id,
    url: getItemHref(path, slug),
    visibleFrom: publishedAt,
  };
}

/** Markdown without its syntax; link targets are not part of the text. */
const toPlainText = (markdown: string): string =>
  markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^[ \t]*(?:#{1,6}|>|[-*+]|\d+\.)[ \t]+/gm, '')
    .replace(/[*_`~]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Maximum characters of a displayed description. */
const MAX_DESCRIPTION = 300;

export const toProductEntry = ({
  id,
  title,
  description,
}: {
  id: string;
  title: string;
  description: string;
}) => ({
  kind: 'product' as const,
  id,
  url: `/commerce/products/${encodeURIComponent(id)}`,
  title,
  description: description.slice(0, MAX_DESCRIPTION),
  text: description,
  visibleFrom: 0,
});
