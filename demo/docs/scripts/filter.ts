// Search in the list of all pages and in their full text; the query is in the address.
import { createFullTextSearch } from './search';

/** Shows the search field, and only those entries that contain all words. */
export function startFilter(root: ParentNode): void {
  const form = root.querySelector<HTMLFormElement>('[data-filter]');
  const input = form?.querySelector('input');
  const none = root.querySelector<HTMLElement>('[data-none]');
  const status = form?.querySelector('[role=status]');
  if (!form || !input || !none || !status) return;
  const results = root.querySelector<HTMLElement>('[data-index]');
  if (!results) return;
  const search = createFullTextSearch(results);
  const items = [...root.querySelectorAll<HTMLElement>('section > .page-list > li')];
  const show = async () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const item of items) item.hidden = !words.every((word) => textOf(item).includes(word));
    for (const section of root.querySelectorAll<HTMLElement>('section:has(> .page-list)'))
      section.hidden = !section.querySelector('.page-list > li:not([hidden])');
    const query = input.value;
    const pages = items.filter(({ hidden }) => !hidden).length;
    const sections = await search.show(query);
    if (query !== input.value) return;
    none.hidden = pages + sections > 0;
    status.textContent = words.length === 0 ? '' : `${count(pages, 'page')}, ${count(sections, 'section')}`;
  };
  input.value = new URLSearchParams(location.search).get('q') ?? '';
  form.hidden = false;
  form.addEventListener('submit', (event) => event.preventDefault());
  input.addEventListener('input', () => {
    void show();
    const query = input.value ? `?q=${encodeURIComponent(input.value)}` : location.pathname;
    history.replaceState(null, '', query);
  });
  input.addEventListener('focus', search.prepare);
  void show();
}

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

const textOf = (item: HTMLElement): string =>
  `${item.textContent} ${item.querySelector('a')?.getAttribute('href')}`.toLowerCase();
