import '../../../elements/site-comments';
import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { clickOn } from '../../kit/testing/pointer';
import type { Provided } from '../../kit/testing/provide-services';
import { settle, waitUntil } from '../../kit/testing/wait';
import {
  createComment,
  createEmpty,
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

/** The parts of the script that have been loaded. */
const getParts = () =>
  performance
    .getEntriesByType('resource')
    .flatMap(({ name }) => /\/comment-(?:list|form|change)\.|\/forms\.ts/.exec(name) ?? []);

const getQueries = () =>
  provided.page.requests.map(({ url }) => {
    const { crumb: _, ...query } = Object.fromEntries(url.searchParams);
    return query;
  });

describe('the list of built-in comments', () => {
  beforeEach(() => {
    provided = provideComments();
  });
  afterEach(() => provided.stop());

  it('enhances the server-rendered thread in place, without a request or a layout shift', async () => {
    const shifts: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    });
    observer.observe({ type: 'layout-shift' });
    const list = createList([createComment(1, { replies: [createReply(2, 1)] })]);
    const element = await createPrinted(list);
    await settle(element);
    observer.disconnect();
    expect(element.querySelectorAll('article').length).to.equal(2);
    expect(findArticle(element, 1).contains(findArticle(element, 2))).to.equal(true);
    expect(provided.page.requests).to.have.length(0);
    expect(getParts(), 'what a reader does not need').to.deep.equal([]);
    expect(shifts.reduce((sum, value) => sum + value, 0)).to.equal(0);
    await expect(element).to.be.accessible();
  });

  it('adds further comments without repeating any, and focuses the first new one', async () => {
    const element = await createPrinted(createList([createComment(1)], { nextCursor: '0.x', count: 3 }));
    provided.page.respond({
      json: createList([createComment(1), createComment(2), createComment(3)], { count: 4 }),
    });
    find(element, '[data-comment-more]').focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => getTexts(element).length === 3);
    expect(getTexts(element)).to.deep.equal(['Text 1', 'Text 2', 'Text 3']);
    expect(document.activeElement === findArticle(element, 2)).to.equal(true);
    expect(element.querySelector('[data-comment-more]')).to.equal(null);
    expect(getQueries()).to.deep.equal([{ itemId: ITEM, cursor: '0.x' }]);
    expect(find(element, '.site-comments-count').textContent).to.equal('4 comments');
  });

  it('keeps the link when further comments cannot be loaded, and shows a message', async () => {
    const element = await createPrinted(createList([createComment(1)], { nextCursor: '0.x' }));
    provided.page.respond(() => 'offline');
    await clickOn(find(element, '[data-comment-more]'));
    await waitUntil(() => {
      void provided.page.advance(1000);
      return getStatus(element).includes('could not be loaded');
    });
    expect(element.querySelector('[data-comment-more]')).to.not.equal(null);
  });

  it('changes the order, with the focus on its link', async () => {
    const element = await createPrinted(createList([createComment(2), createComment(1)]));
    provided.page.respond({ json: createList([createComment(1), createComment(2)]) });
    const link = find(element, '[data-comment-sort="oldest"]');
    link.focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => getTexts(element)[0] === 'Text 1');
    expect(getQueries()).to.deep.equal([{ itemId: ITEM, sort: 'oldest' }]);
    expect(link.getAttribute('aria-current')).to.equal('true');
    expect(element.querySelectorAll('[aria-current]').length).to.equal(1);
    expect(document.activeElement === link).to.equal(true);
  });

  it('adds the remaining replies below their comments, and focuses the first new one', async () => {
    const first = createComment(1, { replies: [createReply(2, 1)], moreReplies: 2 });
    const element = await createPrinted(createList([first]));
    const left = [createReply(2, 1, { replies: [createReply(3, 2)] }), createReply(4, 1)];
    provided.page.respond({ json: createList(left) });
    await clickOn(find(element, '[data-comment-more-replies]'));
    await waitUntil(() => getTexts(element).length === 4);
    expect(findArticle(element, 2).contains(findArticle(element, 3))).to.equal(true);
    expect(getTexts(element)).to.deep.equal(['Text 1', 'Text 2', 'Text 3', 'Text 4']);
    expect(getQueries()).to.deep.equal([{ itemId: ITEM, rootId: getId(1) }]);
    expect(element.querySelector('[data-comment-more-replies]')).to.equal(null);
    expect(document.activeElement?.id).to.equal(`comment-${getId(3)}`);
  });

  it('scrolls to the comment of the URL fragment, also on a later page', async () => {
    provided.stop();
    provided = provideComments({ url: `https://site.example/news/one#comment-${getId(5)}` });
    provided.page.respond(
      { json: createList([createComment(3)], { nextCursor: '0.y' }) },
      { json: createList([createComment(5)]) },
    );
    const element = await createPrinted(createList([createComment(1)], { nextCursor: '0.x' }));
    await waitUntil(() => document.activeElement?.id === `comment-${getId(5)}`);
    expect(getTexts(element)).to.deep.equal(['Text 1', 'Text 3', 'Text 5']);
    expect(getQueries().map(({ cursor }) => cursor)).to.deep.equal(['0.x', '0.y']);
  });

  it('shows a like at once, and undoes it when it fails', async () => {
    const element = await createPrinted();
    const button = find(element, '[data-comment-like] button');
    const read = () => [
      button.getAttribute('aria-pressed'),
      find(button, '[data-comment-likes]').textContent,
    ];
    let release = () => {};
    const after = new Promise<void>((resolve) => {
      release = resolve;
    });
    provided.page.respond({ json: { likes: 5, hasLiked: true }, after }, 'offline');
    await clickOn(button);
    await waitUntil(() => provided.page.requests.length === 1);
    expect(read()).to.deep.equal(['true', '3']);
    await clickOn(button);
    release();
    await waitUntil(() => read()[1] === '5');
    expect(provided.page.requests.map(({ url }) => url.pathname)).to.deep.equal([
      `/api/comments/${getId(1)}/like`,
    ]);
    button.focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => getStatus(element).includes('did not work'));
    expect([read(), document.activeElement === button]).to.deep.equal([['true', '5'], true]);
    await expect(element).to.be.accessible();
  });

  it('reports a comment and replaces the button with a message', async () => {
    const element = await createPrinted();
    provided.page.respond({ status: 503 }, { json: { flagged: true } });
    await clickOn(find(element, '[data-comment-flag] button'));
    await waitUntil(() => getStatus(element).includes('did not work'));
    find(element, '[data-comment-flag] button').focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => element.querySelector('[data-comment-flag]') === null);
    expect(document.activeElement?.textContent).to.match(/^Thank you/);
  });

  it('fetches the thread and the form of an empty mount or of an item id [BLK-007]', async () => {
    const mount = `<div class="squarespace-comments" data-item-id="${ITEM}" data-public-comment-count="1" data-comment-state="1"></div>`;
    for (const [attributes, content] of [
      [`item-id="${ITEM}"`, ''],
      ['', mount],
    ] as const) {
      provided.stop();
      provided = provideComments({}, { websiteSettings: { commentsEnabled: true } });
      provided.page.respond({ json: createList([createComment(1)]) });
      const element = await createEmpty(attributes, content);
      await waitUntil(() => element.querySelector('form[data-comment-form]'));
      expect(getTexts(element)).to.deep.equal(['Text 1']);
      expect(getQueries()).to.deep.equal([{ itemId: ITEM }]);
      expect(element.textContent).to.not.contain('1 Comment');
      await expect(element).to.be.accessible();
    }
  });

  it('says that a thread is loading until it is fetched', async () => {
    let release = () => {};
    const after = new Promise<void>((resolve) => {
      release = resolve;
    });
    provided.page.respond({ json: createList([createComment(1)]), after });
    const element = await createEmpty();
    await waitUntil(() => provided.page.requests.length === 1);
    expect(find(element, 'p:not([role])').textContent).to.equal('Loading comments…');
    await expect(element).to.be.accessible();
    release();
    await waitUntil(() => element.querySelector('article'));
    expect(element.textContent).not.to.contain('Loading');
  });

  it('shows why there is no form, and loads again after a failure', async () => {
    let isBroken = true;
    provided.page.respond(() => (isBroken ? { status: 500 } : { json: createList([], { state: 'closed' }) }));
    const element = await createEmpty();
    await waitUntil(() => {
      void provided.page.advance(1000);
      return element.querySelector('[role="alert"]');
    });
    expect(element.textContent).not.to.contain('Loading');
    isBroken = false;
    await clickOn(find(element, '[role="alert"] button'));
    await waitUntil(() => element.querySelector('[data-comment-list]'));
    expect(element.textContent).to.contain('Comments are closed.');
    expect(element.querySelector('form, [role="alert"]')).to.equal(null);
    provided.stop();
    provided = provideComments();
    const list = createList([], { settings: { ...createList([]).settings, allowAnonymous: false } });
    provided.page.respond({ json: list });
    const members = await createEmpty('item-id="/about"');
    await waitUntil(() => members.querySelector('[data-comment-list]'));
    expect(getQueries()).to.deep.equal([{ page: '/about' }]);
    expect(find(members, '#comment-form').textContent).to.equal('Sign in to comment.');
  });

  it('requests nothing where comments are turned off', async () => {
    const mount = `<div data-item-id="${ITEM}" data-public-comment-count="3" data-comment-state="1"></div>`;
    const element = await createEmpty('', mount);
    await settle(element);
    expect([element.textContent.trim(), provided.page.requests.length]).to.deep.equal(['3 Comments', 0]);
  });

  it('adds the counts to links that request them [BLK-007]', async () => {
    const links = await fixture<HTMLElement>(html`<p>
      <a data-comment-count="${ITEM}" href="#">Comments</a> <a data-comment-count href="/news/two#comments">…</a>
      <a data-comment-count="none" href="#">Comments</a>
    </p>`);
    provided.page.respond({ json: { counts: { [ITEM]: 12, '/news/two': 1 } } });
    const element = await createEmpty('counts');
    await waitUntil(() => links.textContent.includes('12 Comments'));
    expect([...links.querySelectorAll('a')].map(({ textContent }) => textContent)).to.deep.equal([
      '12 Comments',
      '1 Comment',
      'Comments',
    ]);
    expect(getQueries()).to.deep.equal([{ ids: `${ITEM},/news/two,none` }]);
    expect(element.textContent).to.equal('');
  });

  it('shows the age of recent comments as relative time', async () => {
    const createdOn = provided.page.clock.now() - 3 * 3_600_000;
    const element = await createPrinted(createList([createComment(1, { createdOn }), createComment(2)]));
    const [recent, old] = [...element.querySelectorAll('time')];
    expect(recent!.textContent).to.equal('3 hours ago');
    expect(recent!.title).to.contain('2026');
    expect(old!.textContent).to.contain('2025');
  });
});
