import '../../../elements/site-search';
import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import type { SearchPreview } from '../../core/wire/content';
import { getStyleSheet } from '../../kit/element/styles';
import { type Provided, provideServices } from '../../kit/testing/provide-services';
import { settle, waitUntil } from '../../kit/testing/wait';
import type { ApiResult } from '../../services/shared/ports';
import extended from './search.extended.css?inline';

type Search = HTMLElementTagNameMap['site-search'];
type Answer = (result: ApiResult<SearchPreview>) => void;

const FORM = `<form action="/search" role="search">
  <label>Search <input type="search" name="q"></label><button>Search</button>
</form>`;

const ITEMS: SearchPreview['items'] = [
  {
    title: 'First oysters',
    url: '/journal/first-oysters',
    excerpt: 'Oysters from the cold bay.',
    kind: 'item',
  },
  { title: 'Oyster knife', url: '/shop/oyster-knife', excerpt: '', kind: 'product' },
];

let provided: Provided;
/** Requests for previews, oldest first. */
let requests: { query: string; limit: number; collectionId: string; signal: AbortSignal; answer: Answer }[];
let hits: unknown[];

/** Requests are answered by the test. */
function provide(): void {
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

const ok = (query: string, items = ITEMS, total = items.length): ApiResult<SearchPreview> => ({
  ok: true,
  data: { query, items, total },
});
const failure = { ok: false, status: 503, error: { kind: 'unavailable', message: 'No' } } as const;

async function create(content = FORM, attributes = ''): Promise<Search> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  box.setHTMLUnsafe(`<site-search ${attributes}>${content}</site-search><p><a href="#after">After</a></p>`);
  const element = box.querySelector('site-search')!;
  await settle(element);
  return element;
}

const getInput = (element: Element) => element.querySelector('input')!;
const getOptions = (element: Element) => [...element.querySelectorAll<HTMLElement>('[role=option]')];
const getStatus = (element: Element) => element.querySelector('[role=status]')?.textContent ?? '';
const isOpen = (element: Element) => getInput(element).getAttribute('aria-expanded') === 'true';
const getActive = (element: Element) => {
  const id = getInput(element).getAttribute('aria-activedescendant');
  return id ? getOptions(element).findIndex((option) => option.id === id) : -1;
};

async function type(element: Element, text: string): Promise<void> {
  getInput(element).focus();
  await sendKeys({ type: text });
}

/** Waits until this many requests were made; the clock of the page is fake. */
async function waitForRequest(count = 1): Promise<(typeof requests)[number]> {
  await waitUntil(() => {
    void provided.page.advance(150);
    return requests.length >= count;
  }, `only ${requests.length} requests`);
  return requests.at(-1)!;
}

async function open(element: Element, query = 'oys', result = ok(query)): Promise<void> {
  const before = requests.length;
  await type(element, query);
  (await waitForRequest(before + 1)).answer(result);
  await waitUntil(() => isOpen(element), 'never opened');
}

async function press(key: string): Promise<void> {
  await sendKeys({ press: key });
  await settle();
}

/** Clicks that reached the document; none is followed. */
function watchLinks(): { readonly urls: string[]; stop(): void } {
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
function watchSubmissions(): { readonly queries: string[]; stop(): void } {
  const queries: string[] = [];
  const listen = (event: Event) => {
    if (!event.defaultPrevented) queries.push(String(new FormData(event.target as HTMLFormElement).get('q')));
    event.preventDefault();
  };
  addEventListener('submit', listen);
  return { queries, stop: () => removeEventListener('submit', listen) };
}

describe('<site-search>', () => {
  before(() => {
    document.adoptedStyleSheets = [getStyleSheet(extended)];
  });
  beforeEach(provide);
  afterEach(() => provided.stop());

  it('shows results while the visitor types, with links, and is accessible [BLK-001]', async () => {
    const element = await create(FORM, 'limit="3" collection-id="abc"');
    const below = element.nextElementSibling!;
    const place = below.getBoundingClientRect().top;
    await open(element);
    expect(requests.map(({ query, limit, collectionId }) => [query, limit, collectionId])).to.deep.equal([
      ['oys', 3, 'abc'],
    ]);
    const options = getOptions(element);
    expect(options.map(({ localName }) => localName)).to.deep.equal(['a', 'a', 'a']);
    expect(options.map((option) => new URL((option as HTMLAnchorElement).href).pathname)).to.deep.equal([
      '/journal/first-oysters',
      '/shop/oyster-knife',
      '/search',
    ]);
    expect((options[2] as HTMLAnchorElement).search).to.equal('?q=oys');
    expect([...element.querySelectorAll('mark')].map(({ textContent }) => textContent)).to.deep.equal([
      'oysters',
      'Oysters',
      'Oyster',
    ]);
    expect(below.getBoundingClientRect().top).to.equal(place);
    await expect(element).to.be.accessible();
    await press('ArrowDown');
    await expect(element).to.be.accessible();
  });

  it('is operated from the field: arrows, Home, End, Escape, Tab', async () => {
    const element = await create();
    const input = getInput(element);
    await open(element);
    const steps: [string, number, boolean][] = [
      ['ArrowDown', 0, true],
      ['ArrowDown', 1, true],
      ['ArrowDown', 2, true],
      ['ArrowDown', -1, true],
      ['ArrowUp', 2, true],
      ['Home', -1, true],
      ['ArrowUp', 2, true],
      ['End', -1, true],
      ['Escape', -1, false],
      ['ArrowDown', 0, true],
      ['Escape', -1, false],
      ['ArrowUp', 2, true],
    ];
    for (const [key, active, isExpanded] of steps) {
      await press(key);
      expect([key, getActive(element), isOpen(element)]).to.deep.equal([key, active, isExpanded]);
      expect(document.activeElement).to.equal(input);
      const selected = getOptions(element).map((option) => option.ariaSelected === 'true');
      if (isExpanded) expect(selected.indexOf(true)).to.equal(active);
    }
    await press('Escape');
    expect(input.value).to.equal('oys');
    await press('Escape');
    expect([input.value, isOpen(element)]).to.deep.equal(['', false]);
    await open(element, 'kni');
    await press('Tab');
    expect([document.activeElement?.localName, isOpen(element)]).to.deep.equal(['button', false]);
  });

  it('moves the caret with Home and End', async () => {
    const element = await create();
    await open(element);
    await press('ArrowDown');
    await press('Home');
    expect(getInput(element).selectionStart).to.equal(0);
    await press('End');
    expect(getInput(element).selectionStart).to.equal(3);
  });

  it('follows the active result with Enter, in a new tab with Ctrl, and tracks the search [BLK-001]', async () => {
    const element = await create();
    const links = watchLinks();
    await open(element);
    await press('ArrowDown');
    await press('Enter');
    await press('ArrowDown');
    await sendKeys({ down: 'Control' });
    await press('Enter');
    await sendKeys({ up: 'Control' });
    links.stop();
    expect(links.urls).to.deep.equal(['/journal/first-oysters', 'tab /shop/oyster-knife']);
    expect(hits).to.deep.equal([
      ['siteSearch', { query: 'oys' }],
      ['siteSearch', { query: 'oys' }],
    ]);
  });

  it('submits the form with Enter otherwise, and tracks the search once [BLK-001]', async () => {
    const element = await create();
    const submissions = watchSubmissions();
    await open(element);
    await press('Enter');
    expect([submissions.queries, hits, isOpen(element)]).to.deep.equal([
      ['oys'],
      [['siteSearch', { query: 'oys' }]],
      false,
    ]);
    element.addEventListener('site-search-request', (event) => event.preventDefault(), { once: true });
    await press('Enter');
    submissions.stop();
    expect([submissions.queries.length, hits.length]).to.deep.equal([1, 1]);
  });

  it('keeps the focus in the field when a result is pressed, and follows it', async () => {
    const element = await create();
    const links = watchLinks();
    await open(element);
    const { left, top } = getOptions(element)[1]!.getBoundingClientRect();
    await sendMouse({
      type: 'click',
      position: [Math.round(left + 20), Math.round(top + 12)],
    });
    await waitUntil(() => links.urls.length > 0);
    links.stop();
    expect(links.urls).to.deep.equal(['/shop/oyster-knife']);
    expect(document.activeElement).to.equal(getInput(element));
  });

  it('never replaces newer results with a late answer', async () => {
    const element = await create();
    await type(element, 'o');
    const first = await waitForRequest(1);
    await sendKeys({ type: 'y' });
    const second = await waitForRequest(2);
    expect(first.signal.aborted).to.equal(true);
    second.answer(ok('oy', [ITEMS[1]!]));
    await waitUntil(() => isOpen(element));
    first.answer(ok('o', ITEMS, 99));
    await settle(element);
    expect(getOptions(element)).to.have.length(2);
    await sendKeys({ type: 's' });
    await press('ArrowDown');
    expect(getActive(element), 'the list stays while the next answer is awaited').to.equal(0);
    (await waitForRequest(3)).answer(ok('oys'));
    await waitUntil(() => getOptions(element).length === 3);
  });

  it('resets the active option when the visitor types on', async () => {
    const element = await create();
    await open(element);
    await press('ArrowDown');
    await sendKeys({ type: 't' });
    await settle(element);
    expect([getActive(element), isOpen(element)]).to.deep.equal([-1, true]);
  });

  it('announces the number of results once per pause', async () => {
    const element = await create();
    const said: string[] = [];
    const region = () => element.querySelector('[role=status]')!;
    const observer = new MutationObserver(() => region().textContent && said.push(region().textContent!));
    observer.observe(region(), { childList: true, characterData: true, subtree: true });
    const shown: string[] = [];
    element.addEventListener('site-search-preview', (event) =>
      shown.push((event as CustomEvent<{ query: string }>).detail.query),
    );
    for (const [index, letter] of [...'oyst'].entries()) {
      await type(element, letter);
      (await waitForRequest(index + 1)).answer(ok('oyst'.slice(0, index + 1)));
      await waitUntil(() => shown.length > index);
      await provided.page.advance(500);
    }
    expect(said).to.deep.equal([]);
    await provided.page.advance(700);
    await waitUntil(() => said.length > 0, `announced nothing: ${region().textContent}`);
    expect(said).to.deep.equal(['2 results']);
    await provided.page.advance(10_000);
    await settle(element);
    observer.disconnect();
    expect(said).to.have.length(1);
  });

  it('says that nothing was found, and that the server has failed', async () => {
    const element = await create();
    await type(element, 'zz');
    (await waitForRequest()).answer(ok('zz', []));
    await waitUntil(() => element.querySelector('.site-search-preview p'));
    expect(element.querySelector('.site-search-preview p')!.textContent).to.equal('No results for “zz”');
    await provided.page.advance(700);
    await waitUntil(() => getStatus(element) === 'No results for “zz”');
    expect([isOpen(element), getOptions(element).length]).to.deep.equal([false, 0]);
    await expect(element).to.be.accessible();
    await sendKeys({ type: 'a' });
    (await waitForRequest(2)).answer(failure);
    await waitUntil(() => element.textContent.includes('not available'));
    const submissions = watchSubmissions();
    await press('Enter');
    submissions.stop();
    expect(submissions.queries).to.deep.equal(['zza']);
  });

  it('ignores keys and text of a composition until it is complete', async () => {
    const element = await create();
    await open(element);
    await press('ArrowDown');
    const input = getInput(element);
    const dispatch = (event: Event) => input.dispatchEvent(event);
    dispatch(new CompositionEvent('compositionstart'));
    input.value = 'ｎ';
    dispatch(new InputEvent('input', { isComposing: true, bubbles: true }));
    const down = new KeyboardEvent('keydown', { key: 'ArrowDown', isComposing: true, cancelable: true });
    const enter = new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, cancelable: true });
    expect([dispatch(down), dispatch(enter)]).to.deep.equal([true, true]);
    await settle(element);
    await provided.page.advance(1000);
    expect([getActive(element), requests.length]).to.deep.equal([0, 1]);
    input.value = 'に';
    dispatch(new CompositionEvent('compositionend'));
    expect((await waitForRequest(2)).query).to.equal('に');
  });

  it('takes what was typed before the script, and restores the field when it is removed', async () => {
    const box = await fixture<HTMLElement>(html`<div></div>`);
    box.setHTMLUnsafe(FORM);
    const form = box.querySelector('form')!;
    form.querySelector('input')!.focus();
    await sendKeys({ type: 'oy' });
    const before = form.querySelector('input')!.outerHTML;
    const element = document.createElement('site-search');
    element.append(form);
    box.append(element);
    form.querySelector('input')!.focus();
    element.remove();
    box.append(element);
    await settle(element);
    await type(element, 's');
    expect((await waitForRequest()).query).to.equal('oys');
    element.remove();
    await settle();
    expect(form.querySelector('input')!.outerHTML).to.equal(before);
  });

  it('has no preview if the page does not want one', async () => {
    const element = await create(FORM, 'preview="false"');
    await type(element, 'oys');
    await provided.page.advance(1000);
    expect([requests.length, getInput(element).hasAttribute('role')]).to.deep.equal([0, false]);
    const submissions = watchSubmissions();
    await press('Enter');
    submissions.stop();
    expect([submissions.queries, hits.length]).to.deep.equal([['oys'], 1]);
  });

  it('draws a form where the page has none, as high as its placeholder', async () => {
    const element = await create('', 'search-url="/find"');
    expect(element.getBoundingClientRect().height).to.equal(44);
    const submissions = watchSubmissions();
    await type(element, 'oys');
    await press('Enter');
    submissions.stop();
    expect(submissions.queries).to.deep.equal(['oys']);
    expect(element.querySelector('form')!.getAttribute('action')).to.equal('/find');
    await expect(element).to.be.accessible();
  });

  it('searches from the field of a site builder, which has no form', async () => {
    const element = await create(
      '<div class="sqs-search-ui-text-input" data-collectionfilter="c1"><input class="search-input" type="search" aria-label="Search"></div>',
    );
    await open(element);
    expect(requests[0]!.collectionId).to.equal('c1');
    await press('Enter');
    expect(new URL(provided.page.navigations.at(-1)!, location.href).search).to.equal('?q=oys');
    expect(hits).to.have.length(1);
  });

  it('fits into 320 px, in both directions', async () => {
    await setViewport({ width: 320, height: 600 });
    for (const direction of ['ltr', 'rtl']) {
      document.documentElement.dir = direction;
      provide();
      const element = await create();
      await open(element);
      expect(document.documentElement.scrollWidth, direction).to.be.at.most(320);
      for (const option of getOptions(element))
        expect(option.getBoundingClientRect().height).to.be.at.least(44);
      element.parentElement!.remove();
    }
    document.documentElement.removeAttribute('dir');
    await setViewport({ width: 800, height: 600 });
  });
});
