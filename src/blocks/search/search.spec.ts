import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { clickOn } from '../../kit/testing/pointer';
import { settle, waitUntil } from '../../kit/testing/wait';
import {
  create,
  FORM,
  getInput,
  getOptions,
  hits,
  isOpen,
  open,
  press,
  provide,
  provided,
  requests,
  setUp,
  type,
  waitForRequest,
  watchLinks,
  watchSubmissions,
} from './testing/search-page';

describe('<site-search>', () => {
  setUp();

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

  it('submits the form with Enter if no result is active, and leaves tracking to the search page [BLK-001]', async () => {
    const element = await create();
    const submissions = watchSubmissions();
    await open(element);
    await press('Enter');
    expect([submissions.queries, hits, isOpen(element)]).to.deep.equal([['oys'], [], false]);
    element.addEventListener('site-search-request', (event) => event.preventDefault(), { once: true });
    await press('Enter');
    submissions.stop();
    expect([submissions.queries.length, hits.length]).to.deep.equal([1, 0]);
  });

  it('keeps the focus in the field when a result is pressed, and follows it', async () => {
    const element = await create();
    const links = watchLinks();
    await open(element);
    await clickOn(getOptions(element)[1]!);
    await waitUntil(() => links.urls.length > 0);
    links.stop();
    expect(links.urls).to.deep.equal(['/shop/oyster-knife']);
    expect(document.activeElement).to.equal(getInput(element));
  });

  it('searches for text typed before its script loaded, and restores the field when it is removed', async () => {
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

  it('has no preview if the page turns it off', async () => {
    const element = await create(FORM, 'preview="false"');
    await type(element, 'oys');
    await provided.page.advance(1000);
    expect([requests.length, getInput(element).hasAttribute('role')]).to.deep.equal([0, false]);
    const submissions = watchSubmissions();
    await press('Enter');
    submissions.stop();
    expect([submissions.queries, hits.length]).to.deep.equal([['oys'], 0]);
  });

  it('renders a form where the page has none, as high as its placeholder', async () => {
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
    expect(hits).to.have.length(0);
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
