// Search in the list of all pages; the query is in the address.

/** Shows the search field, and only those entries that contain all words. */
export function startFilter(root: ParentNode): void {
  const form = root.querySelector<HTMLFormElement>('[data-filter]');
  const input = form?.querySelector('input');
  const none = root.querySelector<HTMLElement>('[data-none]');
  const status = form?.querySelector('[role=status]');
  if (!form || !input || !none || !status) return;
  const items = [...root.querySelectorAll<HTMLElement>('.page-list > li')];
  const show = () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const item of items) item.hidden = !words.every((word) => textOf(item).includes(word));
    for (const section of root.querySelectorAll<HTMLElement>('section:has(> .page-list)'))
      section.hidden = !section.querySelector('.page-list > li:not([hidden])');
    const found = items.filter(({ hidden }) => !hidden).length;
    none.hidden = found > 0;
    status.textContent = words.length === 0 ? '' : found === 1 ? '1 page' : `${found} pages`;
  };
  input.value = new URLSearchParams(location.search).get('q') ?? '';
  form.hidden = false;
  form.addEventListener('submit', (event) => event.preventDefault());
  input.addEventListener('input', () => {
    show();
    const query = input.value ? `?q=${encodeURIComponent(input.value)}` : location.pathname;
    history.replaceState(null, '', query);
  });
  show();
}

const textOf = (item: HTMLElement): string =>
  `${item.textContent} ${item.querySelector('a')?.getAttribute('href')}`.toLowerCase();
