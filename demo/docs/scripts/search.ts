// Search in the full text of the documentation: its index is fetched when the field is focused, results are links.

import { type FoundSection, findSections, type IndexedSection } from './find-sections';

export interface FullTextSearch {
  /** Starts to fetch the index. */
  prepare(): void;
  /** Shows what is found. @returns the number of results */
  show(query: string): Promise<number>;
}

/** @param list where the results appear */
export function createFullTextSearch(list: HTMLElement): FullTextSearch {
  let index: Promise<readonly IndexedSection[]> | undefined;
  let latest = '';
  const load = () => {
    index ??= fetchIndex(list.dataset.index ?? '').catch(() => {
      index = undefined;
      return [];
    });
    return index;
  };
  return {
    prepare: () => void load(),
    async show(query) {
      latest = query;
      const found = query.trim() ? findSections(await load(), query) : [];
      if (query !== latest) return found.length;
      list.replaceChildren(...found.map(toItem));
      list.hidden = found.length === 0;
      return found.length;
    },
  };
}

async function fetchIndex(url: string): Promise<readonly IndexedSection[]> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} responded ${response.status}.`);
  return response.json();
}

function toItem({ href, title, heading, excerpt }: FoundSection): HTMLElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = href;
  link.textContent = heading ? `${title}: ${heading}` : title;
  const text = document.createElement('span');
  text.append(
    ...excerpt.map((part, at) => {
      if (at % 2 === 0) return part;
      const mark = document.createElement('mark');
      mark.textContent = part;
      return mark;
    }),
  );
  item.append(link, ' ', text);
  return item;
}
