import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import { executeServerCommand, sendKeys } from '@web/test-runner-commands';
import { captureConsole } from '../../kit/testing/console';
import { type Provided, provideServices } from '../../kit/testing/provide-services';
import { settle, waitUntil } from '../../kit/testing/wait';
import '../../../elements/site-reviews';
import { clickOn } from '../../kit/testing/pointer';
import { createList, createListElement, createReview, getRange, getTitles } from './testing/reviews-page';

type Reviews = HTMLElementTagNameMap['site-reviews'];

let provided: Provided;

beforeEach(() => {
  provided = provideServices({ cookies: { crumb: 'x' } }, { settings: { locale: 'en-US' } });
});
afterEach(() => provided.stop());

/** Lets the delay of retries pass. */
const waitForRetry = (condition: () => unknown) =>
  waitUntil(() => {
    void provided.page.advance(200);
    return condition();
  });

/** Paths and queries of the requests, without the crumb. */
const getRequests = () =>
  provided.page.requests.map(({ url }) => {
    url.searchParams.delete('crumb');
    return `${url.pathname}${url.search}`;
  });

const has = (element: Element, selector: string) => element.querySelector(selector) !== null;

const select = (element: Element, name: string) =>
  element.querySelector<HTMLSelectElement>(`select[name="${name}"]`)!;

async function choose(element: Element, name: string, value: string): Promise<void> {
  const control = select(element, name);
  control.focus();
  control.value = value;
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

describe('the reviews of a product', () => {
  it('keep the markup of the page until the visitor requests others', async () => {
    const element = await createListElement();
    expect(getTitles(element)).to.deep.equal(['Title 1', 'Title 2']);
    expect(provided.page.requests).to.have.length(0);
    await expect(element).to.be.accessible();
  });

  it('are sorted and filtered in place, with the focus kept on the control and the range announced', async () => {
    const element = await createListElement();
    const range = element.querySelector('.site-reviews-range');
    provided.page.respond({ json: createList(7, 8, { page: 1, total: 12 }) });
    const changed = oneEvent(element, 'site-reviews-change');
    await choose(element, 'sort', 'lowest');
    expect((await changed).detail).to.deep.equal({ sort: 'lowest', stars: 0, shown: 2, total: 12 });
    expect(getTitles(element)).to.deep.equal(['Title 7', 'Title 8']);
    expect(document.activeElement === select(element, 'sort')).to.equal(true);
    provided.page.respond({ json: createList(9, 9, { page: 1, total: 1 }) });
    await choose(element, 'stars', '4');
    await waitUntil(() => getRange(element) === 'Reviews 1 to 1 of 1');
    expect(element.querySelector('.site-reviews-range') === range).to.equal(true);
    expect(has(element, '.site-reviews-pages')).to.equal(false);
    expect(element.querySelector('[data-stars="4"]')?.getAttribute('aria-current')).to.equal('true');
    expect(getRequests()).to.deep.equal([
      '/api/commerce/products/book/reviews?sort=lowest&page=1',
      '/api/commerce/products/book/reviews?sort=lowest&stars=4&page=1',
    ]);
    await expect(element).to.be.accessible();
  });

  it('continue below by the link, by keyboard and pointer, without repeating one that has moved', async () => {
    const element = await createListElement();
    provided.page.respond({ json: createList(2, 4, { page: 2, pageSize: 3 }) });
    element.querySelector<HTMLElement>('[rel="next"]')!.focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => getTitles(element).length === 4);
    expect(getTitles(element)).to.deep.equal(['Title 1', 'Title 2', 'Title 3', 'Title 4']);
    expect(document.activeElement?.id).to.equal('review-3');
    expect(getRange(element)).to.equal('Reviews 1 to 4 of 12');
    provided.page.respond({ json: createList(5, 12, { page: 3, pageSize: 4 }) });
    await clickOn(element.querySelector('[rel="next"]')!);
    await waitUntil(() => getTitles(element).length === 12);
    expect(has(element, '.site-reviews-pages')).to.equal(false);
    expect(getRequests().map((path) => path.slice(-6))).to.deep.equal(['page=2', 'page=3']);
  });

  it('with one rating are shown by the links of the distribution', async () => {
    const element = await createListElement();
    provided.page.respond({ json: createList(3, 3, { page: 1, total: 1 }) });
    await clickOn(element.querySelector('a[data-stars="2"]')!);
    await waitUntil(() => getTitles(element)[0] === 'Title 3');
    expect(select(element, 'stars').value).to.equal('2');
    provided.page.respond({ json: createList(1, 0, { page: 1, total: 0 }) });
    await choose(element, 'stars', '1');
    await waitUntil(() => getRange(element) === 'No review has this rating.');
    provided.page.respond({ json: createList(1, 2) });
    await choose(element, 'stars', '');
    await waitUntil(() => getTitles(element).length === 2);
    expect(has(element, '[aria-current]')).to.equal(false);
  });

  it('remain if others cannot be loaded, and are finally those of the last choice', async () => {
    const element = await createListElement();
    provided.page.respond('offline', 'offline');
    await choose(element, 'sort', 'oldest');
    await waitForRetry(() => getRange(element) === 'The reviews could not be loaded. Please try again.');
    expect(getTitles(element)).to.deep.equal(['Title 1', 'Title 2']);
    let release = () => {};
    const after = new Promise<void>((resolve) => {
      release = resolve;
    });
    provided.page.respond(
      { json: createList(5, 6, { page: 1 }), after },
      { json: createList(9, 10, { page: 1 }) },
    );
    await choose(element, 'sort', 'highest');
    await waitUntil(() => provided.page.requests.length === 3);
    await choose(element, 'sort', 'lowest');
    await waitUntil(() => getTitles(element)[0] === 'Title 9');
    release();
    await settle(element);
    expect(getTitles(element)).to.deep.equal(['Title 9', 'Title 10']);
  });

  it('are fetched and rendered if the page has none, with text as plain text [REV-002]', async () => {
    const title = '<img src=x onerror=alert(1)>';
    const list = createList(1, 1, {
      reviews: [createReview(1, { title, author: '', answer: 'Thank you.' })],
      total: 1,
    });
    provided.page.respond({ json: list });
    const element = await fixture<Reviews>(html`<site-reviews product-id="book"></site-reviews>`);
    await waitUntil(() => element.querySelector('.site-review'));
    expect(has(element, 'img')).to.equal(false);
    expect(getTitles(element)[0]).to.equal(title);
    expect(element.querySelector('.site-review-meta')?.textContent).to.contain('Anonymous · Aug 30, 2026');
    const data = [...element.querySelectorAll('data[itemprop]')].map(
      (node) => (node as HTMLDataElement).value,
    );
    expect(data).to.deep.equal(['North', '4.5', '12', '5']);
    expect(element.querySelector('.site-review-rating')?.getAttribute('aria-label')).to.equal(
      '4.5 out of 5 stars',
    );
    await expect(element).to.be.accessible();
  });

  it('can be requested again when they could not be fetched', async () => {
    provided.page.respond('offline', 'offline', { json: createList(1, 2) });
    const element = await fixture<Reviews>(html`<site-reviews product-id="book"></site-reviews>`);
    await waitForRetry(() => element.querySelector('[role="alert"] button'));
    await clickOn(element.querySelector('button')!);
    await waitUntil(() => getTitles(element).length === 2);
    expect(has(element, '[role="alert"]')).to.equal(false);
  });

  it('are those that the visitor chose while the script was loading', async () => {
    const element = await createListElement();
    const parent = element.parentElement!;
    element.remove();
    select(element, 'sort').value = 'highest';
    provided.page.respond({ json: createList(7, 8, { page: 1 }) });
    parent.append(element);
    await waitUntil(() => getTitles(element)[0] === 'Title 7');
    expect(getRequests()).to.deep.equal(['/api/commerce/products/book/reviews?sort=highest&page=1']);
  });

  it('are replaced when the product changes', async () => {
    const element = await createListElement();
    provided.page.respond({ json: createList(7, 8, { productId: 'cards', page: 1 }) });
    element.productId = 'cards';
    await waitUntil(() => getTitles(element)[0] === 'Title 7');
    expect(element.querySelectorAll('.site-reviews-body')).to.have.length(1);
    expect(element.querySelector('form')?.getAttribute('action')).to.equal(
      '/commerce/products/cards/reviews',
    );
  });

  it('show the message of the page if there are none', async () => {
    const summary = { count: 0, average: 0, distribution: [0, 0, 0, 0, 0] };
    provided.page.respond({ json: createList(1, 0, { summary, total: 0 }) });
    const messages = JSON.stringify({ none: 'Noch keine Bewertungen.' });
    const element = await fixture<Reviews>(
      html`<site-reviews product-id="book" messages=${messages}></site-reviews>`,
    );
    await waitUntil(() => element.textContent.includes('Noch keine Bewertungen.'));
  });

  it('have stars whose shape is visible in forced colors', async () => {
    await executeServerCommand('emulate-preferences', { forcedColors: 'active' });
    const element = await createListElement(createList(1, 1, { reviews: [createReview(1, { stars: 3 })] }));
    expect(element.querySelector('.site-review .site-review-rating')?.textContent).to.equal('★★★☆☆');
    await executeServerCommand('emulate-preferences', {});
  });
});

it('cause a warning without a product', async () => {
  const warnings = await captureConsole(async () => {
    const element = await fixture<Reviews>(html`<site-reviews><p>Great</p></site-reviews>`);
    await settle(element);
  });
  expect(warnings.join()).to.contain('site-reviews: no product-id; the reviews are shown as they are.');
});
