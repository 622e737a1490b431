// Finds the field and the form of a search in the page's markup, also in the block of a site builder.
import type { MarkupOptionsReader } from '../../kit/element/options';

export interface SearchContent {
  readonly input: HTMLInputElement | null;
}

const INPUT = 'input:not([type]), input[type="search" i], input[type="text" i], input.search-input';

export const readContent = (host: HTMLElement): SearchContent => ({
  input: [...host.querySelectorAll<HTMLInputElement>(INPUT)].find((input) => !isOwn(input)) ?? null,
});

const isOwn = (node: Element): boolean => node.closest('[data-site-root]') !== null;

/** Options of the block: the collection that the search is limited to. */
export const readMarkupOptions: MarkupOptionsReader = (host) => ({
  collectionId:
    host.querySelector('[data-collectionfilter]')?.getAttribute('data-collectionfilter') ?? undefined,
});
