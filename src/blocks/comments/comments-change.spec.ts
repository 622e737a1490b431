import '../../../elements/site-comments';
import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { createBodyMarkup } from '../../core/comments/body-markup';
import type { Comment } from '../../core/comments/comment';
import { renderHtml } from '../../core/markup/markup';
import { clickOn } from '../../kit/testing/pointer';
import type { Provided } from '../../kit/testing/provide-services';
import { waitUntil } from '../../kit/testing/wait';
import { readText } from './comment-nodes';
import {
  createComment,
  createList,
  createPrinted,
  createReply,
  find,
  findArticle,
  getId,
  getStatus,
  getTexts,
  provideComments,
} from './testing/comments-page';

const OWN = { canEdit: true, canDelete: true };

let provided: Provided;

const getPosts = () => provided.page.requests.filter(({ method }) => method === 'POST');
const getFocused = () => document.activeElement as HTMLElement;

/** Presses the link of a comment, and waits until what it opens has the focus, which it gets in a later task. */
async function open(element: Element, change: 'edit' | 'delete', n: number): Promise<HTMLFormElement> {
  find(element, `[data-comment-${change}="${getId(n)}"]`).focus();
  await sendKeys({ press: 'Enter' });
  const isReady = () =>
    element.querySelector('[data-site-own="change"] form')?.contains(document.activeElement);
  await waitUntil(isReady, `${change} does not get the focus`);
  return find<HTMLFormElement>(element, '[data-site-own="change"] form');
}

const isOpen = (element: Element): boolean => element.querySelector('[data-site-own="change"]') !== null;

/** Answers the change, and then the list with this number of comments. */
function respond(comment: Comment, count: number): void {
  provided.page.respond({ json: { comment } });
  provided.page.respond({ json: createList([], { count }) });
}

describe('comments that the visitor has written', () => {
  beforeEach(() => {
    provided = provideComments();
  });
  afterEach(() => provided.stop());

  it('are edited in place by keyboard, with their replies [BLK-007]', async () => {
    const replies = [createReply(2, 1)];
    const own = createComment(1, { ...OWN, body: 'One\ntwo\n\nhttps://example.org/x', replies });
    const element = await createPrinted(createList([own, createComment(3)]));
    expect(findArticle(element, 3).querySelector('[data-comment-edit], [data-comment-delete]')).to.equal(
      null,
    );
    expect(findArticle(element, 1).querySelectorAll('[data-comment-flag]')).to.have.length(1);
    const form = await open(element, 'edit', 1);
    const control = find<HTMLTextAreaElement>(form, 'textarea');
    expect(getFocused() === control).to.equal(true);
    expect(control.labels[0]?.textContent).to.equal('Edit your comment');
    expect(control.value).to.equal('One\ntwo\n\nhttps://example.org/x');
    await expect(element).to.be.accessible();
    respond({ ...own, body: 'Changed', editedOn: 5, replies: [] }, 3);
    control.select();
    await sendKeys({ type: 'Changed' });
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => getStatus(element) === 'Your comment was updated.');
    expect(getTexts(element)).to.deep.equal(['Changed', 'Text 2', 'Text 3']);
    expect(findArticle(element, 1).contains(findArticle(element, 2))).to.equal(true);
    expect(find(findArticle(element, 1), '.site-comment-head').textContent).to.contain('(edited)');
    expect(getFocused() === findArticle(element, 1)).to.equal(true);
    const [post] = getPosts();
    expect(post?.url.pathname).to.equal(`/api/comments/${getId(1)}/edit`);
    expect(JSON.parse(String(post?.body))).to.deep.equal({ body: 'Changed' });
    // What was drawn is edited as what was printed.
    respond({ ...own, body: 'Again', editedOn: 6, replies: [] }, 3);
    expect(find<HTMLTextAreaElement>(await open(element, 'edit', 1), 'textarea').value).to.equal('Changed');
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => getTexts(element)[0] === 'Again');
    expect(getTexts(element)).to.deep.equal(['Again', 'Text 2', 'Text 3']);
  });

  it('can be edited in place as soon as the thread has its status region', async () => {
    const handled: boolean[] = [];
    const onClick = (event: Event) => {
      handled.push(event.defaultPrevented);
      event.preventDefault();
    };
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[data-comment-status]')) return;
      observer.disconnect();
      document.querySelector<HTMLElement>('[data-comment-edit]')!.click();
    });
    observer.observe(document.body, { attributes: true, childList: true, subtree: true });
    addEventListener('click', onClick);
    await createPrinted(createList([createComment(1, OWN)]));
    removeEventListener('click', onClick);
    expect(handled).to.deep.equal([true]);
  });

  it('wait for approval again if the server requires it', async () => {
    const own = createComment(1, OWN);
    const element = await createPrinted(createList([own]));
    await open(element, 'edit', 1);
    respond({ ...own, body: 'Waits', state: 'pending' }, 0);
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => getStatus(element).includes('once it has been approved'));
    expect(findArticle(element, 1).textContent).to.contain('Only you can see this comment');
    await waitUntil(() => find(element, '.site-comments-count').textContent === 'No comments yet');
  });

  it('keep an unsaved text after Escape and give the focus back; Cancel discards it', async () => {
    const element = await createPrinted(createList([createComment(1, OWN)]));
    await open(element, 'edit', 1);
    await sendKeys({ type: ' and more' });
    await sendKeys({ press: 'Escape' });
    expect(isOpen(element)).to.equal(false);
    expect(getFocused().dataset.commentEdit).to.equal(getId(1));
    expect(find(element, '.site-comment-text').hidden).to.equal(false);
    const form = await open(element, 'edit', 1);
    expect(find<HTMLTextAreaElement>(form, 'textarea').value).to.equal('Text 1 and more');
    await clickOn(find(form, '[type="button"]'));
    const again = await open(element, 'edit', 1);
    expect(find<HTMLTextAreaElement>(again, 'textarea').value).to.equal('Text 1');
    expect(getPosts()).to.have.length(0);
  });

  it('show why a text is not stored, and keep it', async () => {
    const element = await createPrinted(createList([createComment(1, OWN)]));
    const form = await open(element, 'edit', 1);
    const control = find<HTMLTextAreaElement>(form, 'textarea');
    control.select();
    await sendKeys({ press: 'Delete' });
    await clickOn(find(form, '[type="submit"]'));
    await waitUntil(() => control.getAttribute('aria-invalid') === 'true');
    expect(find(form, '[role="alert"]').textContent).to.equal('Please write a comment.');
    expect(getFocused() === control).to.equal(true);
    expect(getPosts()).to.have.length(0);
    const error = 'Comments can be edited for 15 minutes after they are sent.';
    provided.page.respond({ status: 409, json: { error } });
    await sendKeys({ type: 'Late' });
    await clickOn(find(form, '[type="submit"]'));
    await waitUntil(() => form.querySelector('[role="alert"]')?.textContent === error);
    expect(control.value).to.equal('Late');
    expect(find(form, '[type="submit"]').textContent).to.equal('Save');
    await expect(element).to.be.accessible();
  });

  it('are deleted after a confirmation, and leave a placeholder above their replies [BLK-007]', async () => {
    const own = createComment(1, { ...OWN, replies: [createReply(2, 1, OWN)] });
    const element = await createPrinted(createList([own, createComment(3)]));
    const question = await open(element, 'delete', 1);
    expect(getFocused() === find(question, '[type="submit"]')).to.equal(true);
    expect(question.textContent).to.contain('Delete this comment?');
    await expect(element).to.be.accessible();
    await sendKeys({ press: 'Escape' });
    expect(getFocused().dataset.commentDelete).to.equal(getId(1));
    expect(getPosts()).to.have.length(0);
    const placeholder = (n: number) => createReply(n, 1, { state: 'removed', body: '', parentId: null });
    await open(element, 'delete', 1);
    respond(placeholder(1), 2);
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => getStatus(element) === 'Your comment was deleted.');
    expect(findArticle(element, 1).textContent).to.contain('This comment was removed.');
    expect(getTexts(element)).to.deep.equal(['Text 2', 'Text 3']);
    expect(getFocused() === findArticle(element, 1)).to.equal(true);
    await waitUntil(() => find(element, '.site-comments-count').textContent === '2 comments');
    // The last reply takes the placeholder with it.
    await open(element, 'delete', 2);
    respond(placeholder(2), 1);
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => getTexts(element).length === 1);
    expect(element.querySelectorAll('article')).to.have.length(1);
    expect(getFocused() === findArticle(element, 3)).to.equal(true);
  });

  it('stay when they cannot be deleted, and the confirmation shows why', async () => {
    const element = await createPrinted(createList([createComment(1, OWN)]));
    const question = await open(element, 'delete', 1);
    provided.page.respond({ status: 503, json: {} });
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => question.querySelector('[role="alert"]')?.textContent);
    expect(getTexts(element)).to.deep.equal(['Text 1']);
  });
});

it('reads the text of a comment back from its markup as it was written', () => {
  for (const body of ['One', 'One\n\ntwo', 'a\nb\nc\n\nhttps://example.org/?a=1&b=2. End', '<b>&amp;</b>']) {
    const text = document.createElement('div');
    text.setHTMLUnsafe(createBodyMarkup(body).map(renderHtml).join(''));
    expect(readText(text)).to.equal(body);
  }
});
