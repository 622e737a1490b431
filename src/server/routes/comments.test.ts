import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Comment, CommentList, CommentReceipt } from '../../core/comments/comment';
import {
  commentFormMessages,
  commentListMessages,
  commentRefusalMessages as messages,
} from '../../core/comments/messages';
import { HONEYPOT_FIELD } from '../../core/honeypot';
import { hashPassword } from '../domain/password';
import { createLimits } from '../http/limits';
import { addOwnerAccount, setOwnerPassword } from '../stores/owner-accounts';
import { createBrowserClient } from '../testing/browser-client';
import { addNotes, NOTE_IDS, setComments } from '../testing/comment-state';
import { sharedApp, startWindow } from '../testing/shared-app';
import { OWN } from '../testing/shopper';
import { createFormPost, restartApp } from '../testing/test-app';

const test = sharedApp('comment', 'comment_mark', 'comment_thread', 'job', 'owner_account', 'owner_session');
beforeAll(() => addNotes(test));
beforeEach(() => setComments(test, { requireApproval: false }));
afterEach(() => void vi.useRealTimers());

const ITEM = NOTE_IDS.first;
const ADA = { name: 'Ada', email: 'Ada@Example.org' };

/** A browser on the page of the first note. */
function createVisitor(app = test.app) {
  const browser = createBrowserClient(app);
  const list = async (query = `itemId=${ITEM}`) => {
    const answer = await browser.send(`/api/comments?${query}`);
    return { status: answer.status, ...((await answer.json()) as CommentList) };
  };
  /** @param age milliseconds since the form was opened */
  const getId = async (age = 10_000) => {
    test.skew.ms -= age;
    const { submissionId } = await list();
    test.skew.ms += age;
    return submissionId;
  };
  const post = async (wish: object = {}) => {
    const body = { itemId: ITEM, ...ADA, submissionId: await getId(), ...wish };
    const answer = await browser.call('POST', '/api/comments', body);
    return {
      status: answer.status,
      body: (await answer.json()) as CommentReceipt & { error: string; errors: object },
    };
  };
  const write = async (text: string, wish: object = {}) => (await post({ body: text, ...wish })).body.comment;
  return { ...browser, list, getId, post, write };
}

const getStates = async () =>
  (
    await test.db.query<{ body: string; state: string; held: string | null }>(
      'select body, state, held from comment where site_id = $1 order by id',
      [test.siteId],
    )
  ).rows;

const print = (comments: readonly Comment[]): string =>
  comments.map(({ body, replies }) => `${body}${replies.length > 0 ? `(${print(replies)})` : ''}`).join(' ');

describe('an account of the owner’s area', () => {
  it.each([
    ['moderator', true],
    ['editor', true],
    ['storeManager', false],
    ['viewer', false],
  ] as const)('of the role %s writes for the site: %s [PRM-001]', async (role, isOwner) => {
    const id = crypto.randomUUID();
    const account = { id, email: `${id}@example.org`, name: 'Bo', role };
    const invitation = { accountId: id, hash: id, expires: Date.now() };
    const password = 'a long password';
    await addOwnerAccount(test.db, test.siteId, account, invitation, Date.now());
    await setOwnerPassword(test.db, test.siteId, id, await hashPassword(password), undefined);
    const visitor = createVisitor();
    const signedIn = createFormPost({ email: account.email, password }, OWN);
    expect((await visitor.send('/config/session', signedIn)).status).toBe(303);
    expect((await visitor.write('a text')).author.isOwner).toBe(isOwner);
  });
});

describe('GET comments', () => {
  it('lists comments with their replies [BLK-007]', async () => {
    const visitor = createVisitor();
    const one = await visitor.write('one');
    await visitor.write('two');
    const reply = await visitor.write('reply', { parentId: one.id });
    await visitor.write('again', { parentId: reply.id });
    const { comments, count, state, settings, nextCursor } = await visitor.list();
    expect(print(comments)).toBe('two one(reply(again))');
    expect({ count, state, nextCursor }).toEqual({ count: 4, state: 'open', nextCursor: null });
    expect(settings).toMatchObject({ allowAnonymous: true, threaded: true, sort: 'newest' });
    expect(comments[0]).toMatchObject({ author: { name: 'Ada', isOwner: false }, likes: 0, hasLiked: false });
    expect(print((await visitor.list(`itemId=${ITEM}&sort=oldest`)).comments)).toBe('one(reply(again)) two');
  });

  it('never reveals the address of an author', async () => {
    const visitor = createVisitor();
    await visitor.write('one');
    expect(JSON.stringify(await visitor.list()).toLowerCase()).not.toContain('example.org');
  });

  it('finds the thread of an item by its page, and responds 404 for other pages', async () => {
    const visitor = createVisitor();
    await visitor.write('one');
    expect(print((await visitor.list('page=/notes/first')).comments)).toBe('one');
    for (const query of ['', 'itemId=nothing', 'page=/nowhere', 'page=/config', 'page=%2F..%2F'])
      expect((await visitor.list(query)).status, query).toBe(404);
  });

  it('continues after the end of a page, in every sort order', async () => {
    const { db, siteId } = test;
    await db.query(
      `insert into comment (site_id, id, thread, root_id, submission_id, submission_hash, body_hash, author_name,
         author_email, visitor, body, state, likes, created_at)
       select $1, id, $2, id, id, '', '', 'Ada', '', '', n::text, 'published', n % 3, now() from (
         select n, ('0198c0de-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid as id from generate_series(10, 54) n) c`,
      [siteId, ITEM],
    );
    const visitor = createVisitor();
    const numbers = Array.from({ length: 45 }, (_, index) => index + 10);
    const expected = {
      oldest: numbers,
      newest: numbers.toReversed(),
      likes: numbers.toReversed().sort((a, b) => (b % 3) - (a % 3)),
    };
    for (const [sort, order] of Object.entries(expected)) {
      const seen: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page: CommentList = await visitor.list(`itemId=${ITEM}&sort=${sort}&cursor=${cursor}`);
        seen.push(...page.comments.map(({ body }) => body));
        cursor = page.nextCursor;
      }
      expect(seen, sort).toEqual(order.map(String));
    }
    expect(print((await visitor.list(`itemId=${ITEM}&cursor=x.y`)).comments)).toContain('54 53');
  });

  it('lists the remaining replies of a comment', async () => {
    const visitor = createVisitor();
    const root = await visitor.write('root');
    for (let n = 0; n < 23; n++) await visitor.write(`r${n}`, { parentId: root.id });
    const [tree] = (await visitor.list()).comments;
    expect(tree?.replies).toHaveLength(20);
    expect(tree?.moreReplies).toBe(3);
    const last = tree?.replies.at(-1)?.id;
    const more = await visitor.list(`itemId=${ITEM}&rootId=${root.id}&cursor=${last}`);
    expect(print(more.comments)).toBe('r20 r21 r22');
  });
});

describe('POST comments', () => {
  it('publishes a comment, or holds it for approval and shows it to its author only', async () => {
    const visitor = createVisitor();
    expect((await visitor.post({ body: 'now' })).body.state).toBe('published');
    await setComments(test, { requireApproval: true });
    const { body } = await visitor.post({ body: 'later' });
    expect(body).toMatchObject({ state: 'pending', comment: { body: 'later', state: 'pending' } });
    expect(print((await visitor.list()).comments)).toBe('later now');
    const stranger = await createVisitor().list();
    expect(print(stranger.comments)).toBe('now');
    expect(stranger.count).toBe(1);
  });

  it('stores a repeated submission once, with the same response', async () => {
    const visitor = createVisitor();
    const submissionId = await visitor.getId();
    const sent = { body: 'once', submissionId };
    const answers = await Promise.all([1, 2, 3].map(() => visitor.post(sent)));
    const later = await createVisitor().post(sent);
    expect(new Set([...answers, later].map(({ body }) => body.comment?.id)).size).toBe(1);
    expect(await getStates()).toHaveLength(1);
    expect(await visitor.post({ body: 'another', submissionId })).toMatchObject({
      status: 409,
      body: { error: messages.taken },
    });
  });

  it('names every invalid field', async () => {
    const { status, body } = await createVisitor().post({
      name: '',
      email: 'x',
      website: 'javascript:1',
      body: ' ',
    });
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual(['name', 'email', 'website', 'body']);
    expect(await getStates()).toEqual([]);
  });

  it('requires a crumb', async () => {
    const body = JSON.stringify({ itemId: ITEM, ...ADA, body: 'x', submissionId: 'x' });
    const headers = { 'content-type': 'application/json' };
    const answer = await test.app.request('/api/comments', { method: 'POST', headers, body });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ crumbFail: true });
  });

  it('stores the submission of a robot as spam, and responds as if it were pending', async () => {
    const visitor = createVisitor();
    expect((await visitor.post({ body: 'trap', [HONEYPOT_FIELD]: 'x' })).body.state).toBe('pending');
    // The time stands still: on a busy machine, the requests themselves may take longer than a robot.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1000 });
    const quick = await visitor.post({ body: 'quick', submissionId: await visitor.getId(500) });
    expect(quick.body.state).toBe('pending');
    expect(await getStates()).toEqual([
      { body: 'trap', state: 'spam', held: 'robot' },
      { body: 'quick', state: 'spam', held: 'robot' },
    ]);
    expect((await createVisitor().list()).comments).toEqual([]);
  });

  it('holds comments with links, blocked words, repeated texts or unsigned ids', async () => {
    await setComments(test, { requireApproval: false, blockedWords: ['casino'] });
    await createVisitor().write('http://a.example http://b.example http://c.example');
    await createVisitor().write('My casino');
    await createVisitor().write('A text that is long enough', { email: 'a@example.org' });
    await createVisitor().write('A text that  is LONG enough', { email: 'b@example.org' });
    await createVisitor().write('no form', { submissionId: crypto.randomUUID() });
    expect((await getStates()).map(({ held }) => held)).toEqual([
      'links',
      'words',
      null,
      'repeated',
      'unsigned',
    ]);
  });

  it('rejects the same text from the same author', async () => {
    const visitor = createVisitor();
    await visitor.write('Hello');
    expect(await visitor.post({ body: ' hello' })).toMatchObject({
      status: 409,
      body: { error: messages.repeated },
    });
    expect((await visitor.post({ body: 'Hello', itemId: NOTE_IDS.second })).status).toBe(200);
  });

  it('limits comments per address and page', async () => {
    startWindow(test, 3_600_000);
    const app = restartApp(test, { limits: createLimits(test.deps.clock) });
    const visitor = createVisitor(app as typeof test.app);
    for (let n = 0; n < 10; n++) expect((await visitor.post({ body: `text ${n}` })).status).toBe(200);
    const { status, body } = await visitor.post({ body: 'too much' });
    expect({ status, error: body.error }).toEqual({ status: 429, error: messages.tooMany });
    expect((await visitor.post({ body: 'elsewhere', itemId: NOTE_IDS.second })).status).toBe(200);
  });

  it('accepts replies only to published comments of the same page', async () => {
    const visitor = createVisitor();
    const root = await visitor.write('root');
    const gone = { status: 409, body: { error: messages.parentGone } };
    const elsewhere = { body: 'x', parentId: root.id, itemId: NOTE_IDS.second };
    expect(await visitor.post(elsewhere)).toMatchObject(gone);
    for (const parentId of ['nothing', crypto.randomUUID()])
      expect(await visitor.post({ body: 'x', parentId })).toMatchObject(gone);
    await setComments(test, { requireApproval: true });
    const pending = await visitor.write('pending');
    expect(await visitor.post({ body: 'x', parentId: pending.id })).toMatchObject(gone);
    await setComments(test, { requireApproval: false, threaded: false });
    expect((await visitor.write('flat', { parentId: root.id })).parentId).toBeNull();
  });

  it('follows the settings of the site and the age of the item', async () => {
    await setComments(test, { requireApproval: false, closeAfterDays: 30 });
    const visitor = createVisitor();
    expect((await visitor.list()).state).toBe('open');
    expect((await visitor.list(`itemId=${NOTE_IDS.second}`)).state).toBe('closed');
    const late = await visitor.post({ body: 'late', itemId: NOTE_IDS.second });
    expect(late).toMatchObject({ status: 409, body: { error: commentListMessages.closed } });
    await setComments(test, { commentsEnabled: false });
    expect(await visitor.list()).toMatchObject({ status: 200, state: 'disabled', comments: [], count: 0 });
    expect((await visitor.post({ body: 'off' })).status).toBe(404);
  });

  it('accepts comments of members only, under their name, if visitors may not comment', async () => {
    await setComments(test, { requireApproval: false, allowAnonymous: false });
    const visitor = createVisitor();
    expect(await visitor.post({ body: 'x' })).toMatchObject({
      status: 403,
      body: { error: commentFormMessages.signIn },
    });
    await visitor.signIn();
    const { comment } = (await visitor.post({ body: 'as member', name: 'Somebody', email: '' })).body;
    expect(comment.author.name).not.toMatch(/Somebody|@/);
    const { rows } = await test.db.query<{ email: string; accountId: string }>(
      'select author_email as email, account_id as "accountId" from comment where site_id = $1',
      [test.siteId],
    );
    expect(rows).toEqual([{ email: 'member@northlight.example', accountId: expect.any(String) }]);
  });
});

describe('likes and reports', () => {
  const like = async (visitor: ReturnType<typeof createVisitor>, id: string) => {
    const answer = await visitor.call('POST', `/api/comments/${id}/like`, {});
    return { status: answer.status, ...((await answer.json()) as object) };
  };

  it('toggles the like of a visitor', async () => {
    const [ada, ben] = [createVisitor(), createVisitor()];
    const { id } = await ada.write('one');
    expect(await like(ada, id)).toEqual({ status: 200, likes: 1, hasLiked: true });
    expect(await like(ben, id)).toEqual({ status: 200, likes: 2, hasLiked: true });
    expect((await ben.list()).comments[0]).toMatchObject({ likes: 2, hasLiked: true });
    expect((await createVisitor().list()).comments[0]).toMatchObject({ likes: 2, hasLiked: false });
    expect(await like(ben, id)).toEqual({ status: 200, likes: 1, hasLiked: false });
  });

  it('counts a report once per visitor', async () => {
    const visitor = createVisitor();
    const { id } = await visitor.write('one');
    for (let n = 0; n < 2; n++)
      expect((await visitor.call('POST', `/api/comments/${id}/flag`, {})).status).toBe(200);
    const { rows } = await test.db.query('select flags from comment where site_id = $1', [test.siteId]);
    expect(rows).toEqual([{ flags: 1 }]);
  });

  it('responds 404 to a like of a comment that is not published, or if likes are off', async () => {
    await setComments(test, { requireApproval: true });
    const visitor = createVisitor();
    const { id } = await visitor.write('pending');
    for (const one of [id, crypto.randomUUID(), 'x'])
      expect((await like(visitor, one)).status, one).toBe(404);
    await setComments(test, { likes: false, requireApproval: false });
    const { id: published } = await visitor.write('published');
    expect((await like(visitor, published)).status).toBe(404);
  });
});

it('counts the published comments of many items [BLK-007]', async () => {
  const visitor = createVisitor();
  const root = await visitor.write('one');
  await visitor.write('reply', { parentId: root.id });
  await setComments(test, { requireApproval: true });
  await visitor.write('pending');
  const ask = async () =>
    (await visitor.send(`/api/comments/counts?ids=${ITEM},${NOTE_IDS.second},,x`)).json();
  expect(await ask()).toEqual({ counts: { [ITEM]: 2, [NOTE_IDS.second]: 0, x: 0 } });
  await setComments(test, { commentsEnabled: false });
  expect(await ask()).toEqual({ counts: { [ITEM]: 0, [NOTE_IDS.second]: 0, x: 0 } });
});
