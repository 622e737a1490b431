import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import { executeServerCommand, sendKeys } from '@web/test-runner-commands';
import { PageType } from '../../core/enums/page-types';
import { startDraft } from '../../kit/form/form-draft';
import { type Provided, provideServices } from '../../kit/testing/provide-services';
import { settle, waitUntil } from '../../kit/testing/wait';
import '../../../elements/site-reviews';
import { clickOn } from '../../kit/testing/pointer';
import { BOOK, CARDS, createFormElement } from './testing/reviews-page';

type Reviews = HTMLElementTagNameMap['site-reviews'];

let provided: Provided;

const provide = (options: Parameters<typeof provideServices>[0] = {}, context: object = {}) => {
  provided = provideServices(
    { cookies: { crumb: 'x' }, ...options },
    { settings: { locale: 'en-US' }, context },
  );
};
beforeEach(() => provide());
afterEach(() => provided.stop());

const button = (element: Element) => element.querySelector<HTMLButtonElement>('form button')!;
const stars = (element: Element, count: number, product = 0) =>
  element.querySelector<HTMLInputElement>(`#review-${product}-stars-${count}`)!;
const text = (element: Element, product = 0) =>
  element.querySelector<HTMLTextAreaElement>(`#review-${product}-text`)!;
const heading = (element: Element) =>
  element.querySelector('h1, h2:not(section h2, .problems h2)')?.textContent;
const problem = (element: Element) => element.querySelector<HTMLElement>('.problems');

const has = (element: Element, selector: string) => element.querySelector(selector) !== null;

describe('the form of a review request', () => {
  it('is refused without a star rating, in a summary and at the control: “please select a star rating” [REV-008]', async () => {
    const element = await createFormElement();
    text(element).focus();
    await sendKeys({ type: 'Great' });
    button(element).focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => problem(element));
    expect(document.activeElement === problem(element)).to.equal(true);
    expect(problem(element)!.querySelector('a')!.textContent).to.match(/please select a star rating/i);
    const error = element.querySelector('fieldset .error')!;
    expect(stars(element, 1).getAttribute('aria-describedby')).to.equal(error.id);
    expect(provided.page.requests).to.have.length(0);
    await expect(element).to.be.accessible();
    await clickOn(problem(element)!.querySelector('a')!);
    // The browser follows the link in a separate task.
    await waitUntil(() => document.activeElement?.id === 'review-0-stars-1');
    await sendKeys({ press: 'Space' });
    await sendKeys({ press: 'ArrowRight' });
    expect(stars(element, 2).checked).to.equal(true);
    expect([
      element.querySelector('fieldset .error'),
      stars(element, 1).hasAttribute('aria-invalid'),
    ]).to.deep.equal([null, false]);
    expect(text(element).value).to.equal('Great');
  });

  it('is sent once, whatever is pressed meanwhile, and shows “Thanks for your feedback” [REV-003] [REV-009]', async () => {
    const element = await createFormElement();
    expect(heading(element)).to.equal('Rate your purchase');
    expect(text(element).labels[0]!.textContent).to.equal('Describe your experience');
    let release = () => {};
    const after = new Promise<void>((resolve) => {
      release = resolve;
    });
    provided.page.respond({ json: { stored: 1 }, after });
    await clickOn(stars(element, 4));
    text(element).focus();
    await sendKeys({ type: 'Great' });
    const success = oneEvent(element, 'site-reviews-success');
    await clickOn(button(element));
    await waitUntil(() => button(element).textContent === 'Submitting…');
    expect(document.activeElement === button(element)).to.equal(true);
    await clickOn(button(element));
    await sendKeys({ press: 'Enter' });
    release();
    expect((await success).detail).to.deep.equal({ products: ['book'] });
    expect(heading(element)).to.equal('Thanks for your feedback');
    expect(document.activeElement?.textContent).to.equal('Thanks for your feedback');
    expect(provided.page.requests.map(({ body }) => JSON.parse(body) as unknown)).to.deep.equal([
      {
        token: 'order.1.signature',
        author: 'Ada',
        reviews: [{ productId: 'book', stars: 4, title: '', text: 'Great' }],
      },
    ]);
    await expect(element).to.be.accessible();
  });

  it('keeps its values after a failure, and can be sent again with “Try submitting your review again” [REV-007]', async () => {
    const element = await createFormElement();
    provided.page.respond('offline', { status: 503, json: { error: 'x' } }, { json: { stored: 1 } });
    await clickOn(stars(element, 2));
    text(element).focus();
    await sendKeys({ type: 'Hm' });
    for (const round of [1, 2]) {
      const failure = oneEvent(element, 'site-reviews-failure');
      await clickOn(button(element));
      expect((await failure).detail.message, `round ${round}`).to.contain('Try submitting your review again');
      expect(document.activeElement === problem(element)).to.equal(true);
      expect([stars(element, 2).checked, text(element).value]).to.deep.equal([true, 'Hm']);
      expect(button(element).textContent).to.equal('Submit review');
    }
    await clickOn(button(element));
    await waitUntil(() => heading(element) === 'Thanks for your feedback');
    expect(provided.page.requests).to.have.length(3);
  });

  it('shows why another attempt is useless, and keeps the text [REV-004] [REV-005]', async () => {
    const element = await createFormElement();
    await clickOn(stars(element, 2));
    for (const [status, error] of [
      [409, 'You have already reviewed this purchase'],
      [410, 'Your review request has expired'],
    ] as const) {
      provided.page.respond({ status, json: { error } });
      await clickOn(button(element));
      await waitUntil(() => problem(element)?.textContent === error);
      expect(stars(element, 2).checked).to.equal(true);
    }
  });

  it('shows errors of the server at their controls', async () => {
    const element = await createFormElement([BOOK, CARDS]);
    const errors = { 'text[cards]': 'Use at most 3,000 characters.' };
    provided.page.respond({ status: 422, json: { error: 'Please check your review', errors } });
    await clickOn(stars(element, 5, 1));
    await clickOn(button(element));
    await waitUntil(() => text(element, 1).hasAttribute('aria-invalid'));
    expect(problem(element)!.querySelector('a')!.getAttribute('href')).to.equal('#review-1-text');
    expect(JSON.parse(provided.page.requests[0]!.body).reviews).to.have.length(1);
  });

  it('links to the form for the products that were left out', async () => {
    const element = await createFormElement([BOOK, CARDS]);
    provided.page.respond({ json: { stored: 1 } });
    await clickOn(stars(element, 5));
    await clickOn(button(element));
    await waitUntil(() => heading(element) === 'Thanks for your feedback');
    expect(element.querySelector('a')!.getAttribute('href')).to.equal('?token=order.1.signature');
  });

  it('lets the page handle the submission', async () => {
    const element = await createFormElement();
    element.addEventListener('site-reviews-submit-request', (event) => event.preventDefault());
    await clickOn(stars(element, 5));
    const request = oneEvent(element, 'site-reviews-submit-request');
    await clickOn(button(element));
    expect((await request).detail).to.deep.equal({ products: ['book'] });
    await settle(element);
    expect(provided.page.requests).to.have.length(0);
  });

  it('restores a draft with consent, and deletes it once it is sent', async () => {
    provided.services.consent.accept();
    const element = await createFormElement();
    await clickOn(stars(element, 3));
    text(element).focus();
    await sendKeys({ type: 'Half a tho' });
    await waitUntil(() => {
      void provided.page.advance(500);
      return provided.services.forms.drafts.read('reviews-order')?.['text[book]']?.[0] === 'Half a tho';
    }, 'the draft was never saved');
    element.remove();
    const again = await createFormElement();
    await waitUntil(() => text(again).value, 'the draft was never restored');
    expect([stars(again, 3).checked, text(again).value]).to.deep.equal([true, 'Half a tho']);
    // With consent, the page view is sent, too, and may come first.
    provided.page.respond(({ url }) => ({ json: url.pathname.endsWith('/reviews') ? { stored: 1 } : {} }));
    await clickOn(button(again));
    await waitUntil(() => heading(again) === 'Thanks for your feedback', 'the review was never sent');
    again.remove();
    const last = await createFormElement();
    expect([stars(last, 3).checked, text(last).value]).to.deep.equal([false, '']);
  });

  it('saves a draft of input from before the consent as soon as consent is given', async () => {
    const element = await createFormElement();
    await clickOn(stars(element, 3));
    const { drafts } = provided.services.forms;
    provided.services.consent.accept();
    await waitUntil(
      () => drafts.read('reviews-order')?.['stars[book]']?.[0] === '3',
      'the draft was not saved',
    );
  });

  it('saves a draft of input from before its script loaded, and of the last words before it is removed', async () => {
    provided.services.consent.accept();
    const { drafts } = provided.services.forms;
    const form = (await createFormElement()).querySelector('form')!.cloneNode(true) as HTMLFormElement;
    const area = form.querySelector('textarea')!;
    area.value = 'Early';
    const connection = new AbortController();
    startDraft(form, 'reviews-order', provided.services, connection.signal);
    expect(drafts.read('reviews-order')!['text[book]']).to.deep.equal(['Early']);
    area.value = 'Early and late';
    area.dispatchEvent(new Event('input', { bubbles: true }));
    connection.abort();
    expect(drafts.read('reviews-order')!['text[book]']).to.deep.equal(['Early and late']);
  });

  it('has stars of 24 px and more that differ by shape, one tab stop, and a rating in words', async () => {
    await executeServerCommand('emulate-preferences', { forcedColors: 'active' });
    const element = await createFormElement();
    await clickOn(stars(element, 4));
    const labels = [...element.querySelectorAll('fieldset label')];
    // The pointer is over the fourth star.
    const shapes = labels.map((label) => getComputedStyle(label, '::before').content[1]);
    expect(shapes).to.deep.equal(['★', '★', '★', '★', '☆']);
    for (const label of labels) {
      const { width, height } = label.getBoundingClientRect();
      expect(Math.min(width, height)).to.be.at.least(24);
    }
    expect(labels.map(({ textContent }) => textContent)).to.deep.equal([
      '1 star',
      '2 stars',
      '3 stars',
      '4 stars',
      '5 stars',
    ]);
    expect(element.querySelector('legend')!.textContent).to.equal('Star rating: North');
    await sendKeys({ press: 'Tab' });
    expect((document.activeElement as HTMLInputElement).name).to.equal('title[book]');
    await executeServerCommand('emulate-preferences', {});
  });
});

describe('a page for review requests (type 209)', () => {
  const show = async (url: string, pageType: number = PageType.reviewsRequest) => {
    provided.stop();
    provide({ url }, { pageType });
  };
  const create = () => fixture<Reviews>(html`<site-reviews></site-reviews>`);
  const URL_OF_REQUEST = 'https://site.example/reviews?token=order.1.signature';

  it('loads the products of the request and sends their reviews [REV-001]', async () => {
    await show(URL_OF_REQUEST);
    provided.page.respond({ json: { state: 'open', author: 'Ada', products: [BOOK, CARDS] } });
    const element = await create();
    await waitUntil(() => element.querySelector('form'));
    expect(provided.page.requests[0]!.url.pathname).to.equal('/api/commerce/review-request');
    expect(provided.page.requests[0]!.url.searchParams.get('token')).to.equal('order.1.signature');
    expect([...element.querySelectorAll('section h2')].map((node) => node.textContent)).to.deep.equal([
      'North',
      'Ten postcards',
    ]);
    provided.page.respond({ json: { stored: 1 } });
    await clickOn(stars(element, 5, 1));
    await clickOn(button(element));
    await waitUntil(() => heading(element) === 'Thanks for your feedback');
  });

  for (const [state, message] of [
    ['reviewed', 'You have already reviewed this purchase [REV-004]'],
    ['nothing', 'There are no products to review [REV-006]'],
  ] as const)
    it(`shows: ${message}`, async () => {
      await show(URL_OF_REQUEST);
      provided.page.respond({ json: { state, author: '', products: [] } });
      const element = await create();
      await waitUntil(() => heading(element) === message.replace(/ \[.*/, ''));
      expect(has(element, 'form')).to.equal(false);
    });

  it('shows: Your review request has expired [REV-005]', async () => {
    await show(URL_OF_REQUEST);
    const gone = { status: 410, json: { error: 'Your review request has expired' } };
    provided.page.respond(gone, gone);
    const element = await create();
    await waitUntil(() => {
      // Lets the delay of a retry pass.
      void provided.page.advance(200);
      return heading(element) === 'Your review request has expired';
    });
  });
});
