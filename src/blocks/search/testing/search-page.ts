// A page with a search whose requests the test answers.
import '../../../../elements/site-search';
import { fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { SearchPreview } from '../../../core/wire/content';
import { getStyleSheet } from '../../../kit/element/styles';
import { type Provided, provideServices } from '../../../kit/testing/provide-services';
import { settle, waitUntil } from '../../../kit/testing/wait';
import type { ApiResult } from '../../../services/shared/ports';
import extended from '../search.extended.css?inline';

export type Search = HTMLElementTagNameMap['site-search'];
export type Answer = (result: ApiResult<SearchPreview>) => void;

export const FORM = `<form action="/search" role="search">
  <label>Search <input type="search" name="q"></label><button>Search</button>
</form>`;

export const ITEMS: SearchPreview['items'] = [
  {
    title: 'First oysters',
    url: '/journal/first-oysters',
    excerpt: 'Oysters from the cold bay.',
    kind: 'item',
  },
  { title: 'Oyster knife', url: '/shop/oyster-knife', excerpt: '', kind: 'product' },
];

export let provided: Provided;
/** Requests for previews, oldest first. */
export let requests: {
  query: string;
  limit: number;
  collectionId: string;
  signal: AbortSignal;
  answer: Answer;
}[];
export let hits: unknown[];

/** Requests are answered by the test. */
export function provide(): void {
  provided?.stop();
  requests = [];
  hits = [];
  provided = provideServices({ url: location.href });
  Object.assign(provided.services, {
    calls: {
      content: {
        searchPreview: (values: object, { signal }: { signal: AbortSignal }) =>
          new Promise((answer) => requests.push({ ...values, signal, answer } as never)),
      },
    },
  });
  Object.assign(provided.services.tracking, { hit: (...hit: unknown[]) => hits.push(hit) });
}

export const ok = (query: string, items = ITEMS, total = items.length): ApiResult<SearchPreview> => ({
  ok: true,
  data: { query, items, total },
});
export const failure = { ok: false, status: 503, error: { kind: 'unavailable', message: 'No' } } as const;

export async function create(content = FORM, attributes = ''): Promise<Search> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  box.setHTMLUnsafe(`<site-search ${attributes}>${content}</site-search><p><a href="#after">After</a></p>`);
  const element = box.querySelector('site-search')!;
  await settle(element);
  return element;
}

export const getInput = (element: Element) => element.querySelector('input')!;
export const getOptions = (element: Element) => [...element.querySelectorAll<HTMLElement>('[role=option]')];
export const getStatus = (element: Element) => element.querySelector('[role=status]')?.textContent ?? '';
export const isOpen = (element: Element) => getInput(element).getAttribute('aria-expanded') === 'true';
export const getActive = (element: Element) => {
  const id = getInput(element).getAttribute('aria-activedescendant');
  return id ? getOptions(element).findIndex((option) => option.id === id) : -1;
};

export async function type(element: Element, text: string): Promise<void> {
  getInput(element).focus();
  await sendKeys({ type: text });
}

/** Waits until this many requests were made; the clock of the page is fake. */
export async function waitForRequest(count = 1): Promise<(typeof requests)[number]> {
  await waitUntil(() => {
    void provided.page.advance(150);
    return requests.length >= count;
  }, `only ${requests.length} requests`);
  return requests.at(-1)!;
}

export async function open(element: Element, query = 'oys', result = ok(query)): Promise<void> {
  const before = requests.length;
  await type(element, query);
  (await waitForRequest(before + 1)).answer(result);
  await waitUntil(() => isOpen(element), 'never opened');
}

export async function press(key: string): Promise<void> {
  await sendKeys({ press: key });
  await settle();
}

/** Clicks that reached the document; none is followed. */
export function watchLinks(): { readonly urls: string[]; stop(): void } {
  const urls: string[] = [];
  const listen = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (!link) return;
    if (!event.defaultPrevented)
      urls.push(`${event.ctrlKey || event.metaKey ? 'tab ' : ''}${link.pathname}${link.search}`);
    event.preventDefault();
  };
  addEventListener('click', listen);
  return { urls, stop: () => removeEventListener('click', listen) };
}

/** Submissions that would have left the page. */
export function watchSubmissions(): { readonly queries: string[]; stop(): void } {
  const queries: string[] = [];
  const listen = (event: Event) => {
    if (!event.defaultPrevented) queries.push(String(new FormData(event.target as HTMLFormElement).get('q')));
    event.preventDefault();
  };
  addEventListener('submit', listen);
  return { queries, stop: () => removeEventListener('submit', listen) };
}

/** In each spec file: styles and services. */
export function setUp(): void {
  before(() => {
    document.adoptedStyleSheets = [getStyleSheet(extended)];
  });
  beforeEach(provide);
  afterEach(() => provided.stop());
}
