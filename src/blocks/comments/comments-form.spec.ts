import '../../../elements/site-comments';
import { expect, oneEvent } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { clickOn } from '../../kit/testing/pointer';
import type { Provided } from '../../kit/testing/provide-services';
import { waitUntil } from '../../kit/testing/wait';
import type { FakeResponse, SentRequest } from '../../services/page/testing/fake-network';
import {
  type Comments,
  createComment,
  createList,
  createPrinted,
  createReply,
  find,
  findArticle,
  getId,
  getStatus,
  getTexts,
  ITEM,
  provideComments,
} from './testing/comments-page';

let provided: Provided;
/** Answers to comments, in order; the last one stays. */
let answers: FakeResponse[];

const stored = (n = 9, more = {}) => ({
  json: { comment: createComment(n, { body: 'Lovely.', ...more }), state: 'published' },
});
const isPost = ({ method }: SentRequest) => method === 'POST';
const getPosts = () =>
  provided.page.requests.filter(isPost).map(({ body }) => JSON.parse(body) as Record<string, unknown>);

const control = (element: Element, name: string) => find<HTMLInputElement>(element, `[name="${name}"]`);
const button = (element: Element) => find(element, '[data-comment-form] button:not([type])');
const section = (element: Element) => find(element, '#comment-form');
const problem = (element: Element) => element.querySelector('.problems');
const reply = (element: Element, n: number) => find(element, `[data-comment-reply="${getId(n)}"]`);

async function type(element: Element, name: string, text: string): Promise<void> {
  control(element, name).focus();
  await sendKeys({ type: text });
}

async function fill(element: Comments, body = 'Lovely.'): Promise<void> {
  await type(element, 'name', 'Ada');
  await type(element, 'email', 'ada@example.com');
  await type(element, 'body', body);
}

describe('the form of built-in comments', () => {
  beforeEach(() => {
    provided = provideComments();
    answers = [stored()];
    provided.page.respond((request) => {
      if (!isPost(request)) return { json: createList([createComment(1)], { count: 2 }) };
      return answers.length > 1 ? answers.shift()! : answers[0]!;
    });
  });
  afterEach(() => provided.stop());

  // First, because style sheets that have been added stay.
  it('does not move the form when its parts arrive, without the style sheet of the page', async () => {
    const { promise: after, resolve: release } = Promise.withResolvers<void>();
    answers = [{ ...stored(), after }];
    const element = await createPrinted();
    const getTop = () => section(element).getBoundingClientRect().top - element.getBoundingClientRect().top;
    const top = getTop();
    await fill(element);
    control(element, 'name').focus();
    await sendKeys({ press: 'Enter' });
    // Everything that writing needs has been loaded.
    await waitUntil(() => getPosts().length === 1);
    expect(getTop()).to.equal(top);
    release();
    await waitUntil(() => getTexts(element).length === 2);
  });

  it('sends a comment without a reload, once, and shows it with the focus [BLK-007]', async () => {
    const { promise: after, resolve: release } = Promise.withResolvers<void>();
    answers = [{ ...stored(), after }];
    const element = await createPrinted();
    await fill(element);
    const success = oneEvent(element, 'site-comments-success');
    await clickOn(button(element));
    await waitUntil(() => button(element).textContent === 'Sending…');
    await clickOn(button(element));
    await sendKeys({ press: 'Enter' });
    release();
    expect((await success).detail).to.deep.equal({ id: getId(9), state: 'published' });
    expect(getPosts()).to.deep.equal([
      {
        itemId: ITEM,
        name: 'Ada',
        email: 'ada@example.com',
        body: 'Lovely.',
        notify: false,
        submissionId: 'printed-id',
      },
    ]);
    expect(getTexts(element)).to.deep.equal(['Lovely.', 'Text 1']);
    expect(document.activeElement === findArticle(element, 9)).to.equal(true);
    expect(getStatus(element)).to.equal('Thank you. Your comment has been published.');
    expect([control(element, 'body').value, control(element, 'name').value]).to.deep.equal(['', 'Ada']);
    expect(find(element, '.site-comments-count').textContent).to.equal('2 comments');
    await expect(element).to.be.accessible();
    await type(element, 'body', 'Again');
    await clickOn(button(element));
    await waitUntil(() => getPosts().length === 2);
    expect(getPosts()[1]).to.include({ body: 'Again', submissionId: 'next-id' });
  });

  it('shows the errors at every control, and keeps the input', async () => {
    const element = await createPrinted();
    await type(element, 'email', 'ada');
    await clickOn(button(element));
    await waitUntil(() => problem(element));
    expect(document.activeElement === problem(element)).to.equal(true);
    expect([...problem(element)!.querySelectorAll('a')].map(({ hash }) => hash)).to.deep.equal([
      '#comment-name',
      '#comment-email',
      '#comment-body',
    ]);
    expect(control(element, 'email').getAttribute('aria-describedby')).to.equal(
      'comment-email-hint comment-email-error',
    );
    expect([control(element, 'email').value, getPosts().length]).to.deep.equal(['ada', 0]);
    await expect(element).to.be.accessible();
    await type(element, 'name', 'Ada');
    await type(element, 'email', '@example.com');
    await type(element, 'body', 'Hi');
    answers = [{ status: 422, json: { error: 'x', errors: { body: 'Too short.' } } }, stored()];
    await clickOn(button(element));
    await waitUntil(() => problem(element)?.querySelector('a')?.textContent === 'Too short.');
    expect(control(element, 'name').hasAttribute('aria-invalid')).to.equal(false);
    expect(control(element, 'body').value).to.equal('Hi');
    await clickOn(button(element));
    await waitUntil(() => getTexts(element).length === 2);
    expect(problem(element)).to.equal(null);
  });

  it('moves below the comment that is replied to, and back with Escape', async () => {
    const element = await createPrinted(createList([createComment(1), createComment(2)]));
    reply(element, 2).focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => findArticle(element, 2).contains(section(element)));
    expect(find(element, '#comment-form-heading').textContent).to.equal('Reply to Author 2');
    expect(document.activeElement === control(element, 'name')).to.equal(true);
    await expect(element).to.be.accessible();
    await type(element, 'body', 'Not yet');
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => document.activeElement === reply(element, 2));
    expect(section(element).parentElement === element).to.equal(true);
    expect([control(element, 'body').value, element.querySelector('[name="parentId"]')]).to.deep.equal([
      '',
      null,
    ]);
    await clickOn(reply(element, 2));
    await waitUntil(() => control(element, 'parentId')?.value === getId(2));
    expect(control(element, 'body').value).to.equal('Not yet');
    await clickOn(reply(element, 1));
    await waitUntil(() => control(element, 'parentId')?.value === getId(1));
    expect(control(element, 'body').value).to.equal('');
    await clickOn(find(element, '[data-comment-cancel]'));
    await waitUntil(() => find(element, '#comment-form-heading').textContent === 'Write a comment');
    expect(control(element, 'parentId')).to.equal(null);
  });

  it('shows a reply below its comment, and marks one that waits for approval', async () => {
    const element = await createPrinted();
    await clickOn(reply(element, 1));
    await waitUntil(() => control(element, 'parentId'));
    await fill(element);
    answers = [
      { json: { comment: createReply(9, 1, { state: 'pending', body: 'Lovely.' }), state: 'pending' } },
    ];
    await clickOn(button(element));
    await waitUntil(() => document.activeElement?.id === `comment-${getId(9)}`);
    expect(getPosts()[0]).to.include({ parentId: getId(1) });
    expect(findArticle(element, 1).contains(findArticle(element, 9))).to.equal(true);
    expect(findArticle(element, 9).textContent).to.contain(
      'Awaiting approval. Only you can see this comment.',
    );
    expect(getStatus(element)).to.contain('once it has been approved');
    expect(section(element).parentElement === element).to.equal(true);
  });

  it('shows hostile text as text, and its URLs as nofollow links', async () => {
    const element = await createPrinted();
    await fill(element);
    const body = '<img src=x onerror=alert(1)> javascript:alert(1) https://example.com/a';
    answers = [stored(9, { body, author: { name: '<b>Eve</b>', isOwner: false } })];
    await clickOn(button(element));
    await waitUntil(() => getTexts(element).length === 2);
    const article = findArticle(element, 9);
    expect(find(article, '.site-comment-text').textContent).to.equal(body);
    expect(article.textContent).to.contain('<b>Eve</b>');
    expect(article.querySelector('img')).to.equal(null);
    expect([...article.querySelectorAll('.site-comment-text a')].map((link) => link.outerHTML)).to.deep.equal(
      ['<a href="https://example.com/a" rel="ugc nofollow">https://example.com/a</a>'],
    );
  });

  it('queues a comment while offline, with a message at the form, and sends it once', async () => {
    answers = ['offline'];
    const element = await createPrinted();
    await fill(element);
    await clickOn(button(element));
    const getWaiting = () => element.querySelector('[data-site-own="waiting"]');
    await waitUntil(() => getWaiting()?.textContent.includes('has not been sent yet'));
    expect(find(element, 'blockquote').textContent).to.equal('Lovely.');
    expect(getTexts(element)).to.deep.equal(['Text 1']);
    await expect(element).to.be.accessible();
    await clickOn(getWaiting()!.querySelectorAll('button')[1]!);
    await waitUntil(() => getWaiting() === null);
    expect(control(element, 'body').value).to.equal('Lovely.');
    await clickOn(button(element));
    await waitUntil(() => getWaiting());
    answers = [stored()];
    const before = getPosts().length;
    provided.page.respond();
    provided.page.fire('online');
    await waitUntil(() => getWaiting() === null);
    expect(getPosts().length - before).to.equal(1);
    expect(control(element, 'body').value).to.equal('');
  });

  it('shows comments that were already waiting, before anyone uses the form', async () => {
    answers = ['offline'];
    const element = await createPrinted();
    await fill(element);
    await clickOn(button(element));
    await waitUntil(() => element.querySelector('[data-site-own="waiting"]'));
    element.remove();
    const again = await createPrinted();
    await waitUntil(() => again.querySelector('blockquote')?.textContent === 'Lovely.');
  });

  it('removes the errors that the server rendered for a refused comment', async () => {
    const element = await createPrinted();
    const name = control(element, 'name');
    name.setAttribute('aria-invalid', 'true');
    name.setAttribute('aria-describedby', 'comment-name-error');
    name.before(
      Object.assign(document.createElement('span'), { className: 'error', id: 'comment-name-error' }),
    );
    await fill(element);
    await clickOn(button(element));
    await waitUntil(() => getTexts(element).length === 2);
    expect(name.matches('[aria-invalid], [aria-describedby]')).to.equal(false);
    expect(element.querySelector('.error')).to.equal(null);
  });

  it('keeps a draft for each reply on this device, with consent', async () => {
    provided.services.consent.accept();
    const element = await createPrinted();
    await type(element, 'body', 'On the page');
    await clickOn(reply(element, 1));
    await waitUntil(() => control(element, 'parentId'));
    await type(element, 'body', 'A reply');
    await waitUntil(() => {
      void provided.page.advance(500);
      return provided.services.forms.drafts.read(`comments-${ITEM}-${getId(1)}`)?.body?.[0] === 'A reply';
    });
    element.remove();
    const again = await createPrinted();
    await waitUntil(() => control(again, 'body').value === 'On the page', 'the draft was lost');
    await clickOn(reply(again, 1));
    await waitUntil(() => control(again, 'parentId'));
    expect(control(again, 'body').value).to.equal('A reply');
    await type(again, 'name', 'Ada');
    await type(again, 'email', 'ada@example.com');
    await clickOn(button(again));
    await waitUntil(() => getTexts(again).length === 2);
    again.remove();
    const last = await createPrinted();
    await clickOn(reply(last, 1));
    await waitUntil(() => control(last, 'parentId'));
    expect(control(last, 'body').value).to.equal('');
  });

  it('lets the page handle the submission', async () => {
    const element = await createPrinted();
    element.addEventListener('site-comments-submit-request', (event) => event.preventDefault());
    await fill(element);
    const request = oneEvent(element, 'site-comments-submit-request');
    await clickOn(button(element));
    expect((await request).detail).to.deep.equal({ parentId: null });
    expect(getPosts()).to.have.length(0);
  });
});
