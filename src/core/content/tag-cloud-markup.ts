// Markup of a tag cloud: tags or categories with their number of items.
import { createNode, type MarkupNode } from '../markup/markup';
import type { ContentCount } from './content-item';
import { getListHref } from './list-address';

/** Number of sizes: `data-weight` is from 1 to this. */
const WEIGHTS = 5;

/**
 * `<ul class="site-tags">` with a link per tag and the number of its items, as `<site-tag-cloud>` lays it out:
 * `data-weight` of the list item sets the size.
 */
export function createTagCloudMarkup(
  counts: readonly ContentCount[],
  {
    path,
    kind = 'tag',
  }: {
    /** Path of the collection. */
    readonly path: string;
    readonly kind?: 'tag' | 'category';
  },
): MarkupNode {
  const weigh = createWeights(counts.map(({ count }) => count));
  return createNode(
    'ul',
    { class: 'site-tags' },
    ...counts.map(({ value, count }) =>
      createNode(
        'li',
        { 'data-weight': String(weigh(count)) },
        createNode(
          'a',
          { ...(kind === 'tag' && { rel: 'tag' }), href: getListHref(path, { [kind]: value }) },
          value,
        ),
        ' ',
        createNode('data', { value: String(count) }, `(${count})`),
      ),
    ),
  );
}

/** Weights on a logarithmic scale, so that a few large tags do not make all others small. */
export function createWeights(counts: readonly number[]): (count: number) => number {
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  const span = Math.log(most) - Math.log(least);
  return (count) =>
    span > 0 ? 1 + Math.round(((Math.log(count) - Math.log(least)) / span) * (WEIGHTS - 1)) : 1;
}
