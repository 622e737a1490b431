import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { commentListMessages, commentFormMessages as messages } from '../../core/comments/messages';
import { listJobs } from '../stores/jobs';
import { listMails } from '../stores/mail-log';
import { addNotes, NOTE_IDS, setComments } from '../testing/comment-state';
import { createOwner, createOwnerClient } from '../testing/owner-client';
import { sharedApp } from '../testing/shared-app';
import { createShopper, OWN } from '../testing/shopper';
import { createJsonRequest } from '../testing/test-app';

const test = sharedApp('comment', 'comment_mark', 'comment_thread', 'job', 'mail_log');
beforeAll(() => addNotes(test));
beforeEach(() => setComments(test, { requireApproval: false }));

const PAGE = '/notes/first';
const ITEM = NOTE_IDS.first;
const ADA = { name: 'Ada', email: 'ada@example.org' };

/** A visitor without script on the page of the first note. */
function createReader() {
  const reader = createShopper(test.app);
  /** The hidden controls of the form, which was opened ten seconds earlier. */
  const open = async (path = PAGE) => {
    test.skew.ms -= 10_000;
    const { text } = await reader.see(path);
    test.skew.ms += 10_000;
    const form = /<form[^>]*data-comment-form[\s\S]*?<\/form>/.exec(text)?.[0] ?? '';
    return Object.fromEntries(
      [...form.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [
        name!,
        value!,
      ]),
    );
  };
  const write = async (body: string, wish: Record<string, string> = {}, path = PAGE) =>
    reader.press('/api/comments', { ...(await open(path)), ...ADA, body, ...wish });
  return { ...reader, open, write };
}

const owner = createOwner(test);
const getRows = async () =>
  (
    await test.db.query<{ id: string; body: string; state: string; authorName: string; authorEmail: string }>(
      `select id::text as id, body, state, author_name as "authorName", author_email as "authorEmail" from comment
     where site_id = $1 order by id`,
      [test.siteId],
    )
  ).rows;
const getId = async (body: string) => (await getRows()).find((row) => row.body === body)?.id ?? '';
const getMails = async () => {
  await test.jobs.runDue();
  return listMails(test.db, test.siteId, 20);
};

describe('the page of an item without script', () => {
  it('shows comments as articles, and a form for a new one [BLK-007]', async () => {
    const reader = createReader();
    const { text: before } = await reader.see(PAGE);
    expect(before).toContain(`item-id="${ITEM}"`);
    expect(before).toContain('No comments yet');
    const { status, location } = await reader.write('First!\n\n<b>https://example.org/x</b>');
    expect(status).toBe(303);
    const { text } = await reader.see(location);
    expect(text).toContain(messages.published);
    expect(text).toMatch(/<ol[^>]*data-comment-list[^>]*><li><article[^>]*id="comment-[\da-f-]{36}"/);
    expect(text).toContain('<p>First!</p><p>&lt;b&gt;<a href="https://example.org/x" rel="ugc nofollow">');
    expect(text).not.toContain('ada@example.org');
  });

  it('keeps the entered values, with the errors at their fields', async () => {
    const { status, text } = await createReader().write('My long text', { email: 'nobody', notify: 'yes' });
    expect(status).toBe(422);
    expect(text).toContain('The first note');
    expect(text).toMatch(/My long text<\/textarea>/);
    expect(text).toContain('value="nobody"');
    expect(text).toContain(`<a href="#comment-email">${messages.emailInvalid}</a>`);
    expect(text).toMatch(/name="notify" value="yes" checked/);
    expect(await getRows()).toEqual([]);
  });

  it('holds a comment for approval, and shows it to its author', async () => {
    await setComments(test, { requireApproval: true });
    const reader = createReader();
    const { location } = await reader.write('Please wait');
    const { text } = await reader.see(location);
    expect(text).toContain(messages.held);
    expect(text).toContain('Please wait');
    expect((await createReader().see(PAGE)).text).not.toContain('Please wait');
  });

  it('stores a form once if it is sent twice, and accepts another text from the same form', async () => {
    const reader = createReader();
    const fields = { ...(await reader.open()), ...ADA, body: 'Once' };
    const [one, two] = [
      await reader.press('/api/comments', fields),
      await reader.press('/api/comments', fields),
    ];
    expect(two.location).toBe(one.location);
    const other = await reader.press('/api/comments', { ...fields, body: 'Another' });
    expect(other.status).toBe(409);
    expect(other.text).toContain('Another</textarea>');
    expect(await getRows()).toHaveLength(1);
  });

  it('has a link on each comment that opens the form for a reply', async () => {
    const reader = createReader();
    await reader.write('Root');
    const id = await getId('Root');
    const { text } = await reader.see(PAGE);
    expect(text).toContain(`href="${PAGE}?reply-to=${id}#comment-form"`);
    const { location } = await reader.write('Answer', {}, `${PAGE}?reply-to=${id}`);
    const { text: shown } = await reader.see(location);
    expect(shown).toMatch(/id="comment-[^"]+".*<ol[^>]*><li><article[^>]*data-comment-parent/s);
    expect(shown).toContain('Answer');
  });

  it('has buttons to like and report comments', async () => {
    const reader = createReader();
    await reader.write('Root');
    const id = await getId('Root');
    const returnTo = `${PAGE}?sort=oldest#comment-${id}`;
    expect((await reader.press(`/api/comments/${id}/like`, { returnTo })).location).toBe(returnTo);
    expect((await reader.see(PAGE)).text).toMatch(/aria-pressed="true">Liked/);
    const { location } = await reader.press(`/api/comments/${id}/flag`, {
      returnTo: 'https://evil.example/',
    });
    expect(location).toBe('/?sent=flagged#comments');
    expect((await owner.see('/config/comments?state=reported')).text).toContain('Reported 1');
  });

  it('shows the number of comments in lists and in the RSS feed [BLK-007]', async () => {
    const reader = createReader();
    await reader.write('Root <x>');
    const { text } = await reader.see('/notes/');
    expect(text).toMatch(/href="\/notes\/first#comments"[^>]*>.*1 comment/s);
    const { text: feed } = await reader.see(`${PAGE}?format=rss`);
    expect(feed).toContain('<title>Comments: The first note</title>');
    expect(feed).toContain('&#38;lt;x&#38;gt;');
    await setComments(test, { commentsEnabled: false });
    expect((await reader.see(PAGE)).text).not.toContain('site-comments');
    expect((await reader.see('/notes/')).text).not.toContain('1 comment');
    expect((await reader.see(`${PAGE}?format=rss`)).status).toBe(404);
  });

  it('says that comments are closed, or that an account is required', async () => {
    await setComments(test, { closeAfterDays: 1 });
    const closed = await createReader().see('/notes/second');
    expect(closed.text).toContain(commentListMessages.closed);
    expect(closed.text).not.toContain('data-comment-form');
    await setComments(test, { allowAnonymous: false });
    expect((await createReader().see(PAGE)).text).toContain(messages.signIn);
  });
});

describe('owner page', () => {
  it('approves, removes and marks as spam single or selected comments', async () => {
    await setComments(test, { requireApproval: true });
    const reader = createReader();
    for (const body of ['One', 'Two', 'Three']) await reader.write(body);
    const { text } = await owner.see('/config/comments');
    expect(text).toMatch(/Comments<span|Comments <span class="badge wait">3/);
    expect(text).toContain('ada@example.org');
    await owner.press(`/config/comments/${await getId('One')}/state`, {
      state: 'published',
      list: 'pending',
    });
    const selected = new URLSearchParams([
      ['id', await getId('Two')],
      ['id', await getId('Three')],
      ['id', crypto.randomUUID()],
      ['state', 'spam'],
    ]);
    const headers = {
      ...OWN,
      ...createOwnerClient(test),
      'content-type': 'application/x-www-form-urlencoded',
    };
    await test.app.request('/config/comments/selected', {
      method: 'POST',
      headers,
      body: selected.toString(),
    });
    expect((await getRows()).map(({ state }) => state)).toEqual(['published', 'spam', 'spam']);
    expect((await createReader().see(PAGE)).text).toContain('One');
    await owner.press(`/config/comments/${await getId('One')}/state`, { state: 'removed' });
    expect((await createReader().see(PAGE)).text).not.toContain('<p>One</p>');
    expect(
      (await owner.press(`/config/comments/${crypto.randomUUID()}/state`, { state: 'spam' })).status,
    ).toBe(404);
  });

  it('posts and edits a reply of the owner, which approves the comment', async () => {
    await setComments(test, { requireApproval: true, ownerName: 'The Team' });
    await createReader().write('A question');
    const id = await getId('A question');
    expect((await owner.press(`/config/comments/${id}/reply`, { body: ' ' })).status).toBe(422);
    await owner.press(`/config/comments/${id}/reply`, { body: 'The answer' });
    const { text } = await createReader().see(PAGE);
    expect(text).toMatch(/A question.*data-owner.*The Team.*The answer/s);
    const reply = await getId('The answer');
    await owner.press(`/config/comments/${reply}/edit`, { body: 'A better answer' });
    expect((await createReader().see(PAGE)).text).toMatch(/\(edited\).*A better answer/s);
    expect((await owner.press(`/config/comments/${id}/edit`, { body: 'x' })).status).toBe(404);
  });

  it('saves settings, or shows why they are invalid and saves nothing', async () => {
    const fields = {
      commentsEnabled: 'yes',
      sort: 'oldest',
      closeAfterDays: '7',
      blockedWords: 'a\r\nb',
      notify: '',
    };
    const refused = await owner.press('/config/comments/settings', {
      ...fields,
      closeAfterDays: 'x',
      notify: 'nobody',
    });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain(
      '“nobody”: Please enter a valid email. Emails must be formatted like user@domain.com.',
    );
    expect((await owner.press('/config/comments/settings', fields)).status).toBe(303);
    const answer = await test.app.request(`/api/comments?itemId=${ITEM}`);
    expect(await answer.json()).toMatchObject({
      settings: { sort: 'oldest', requireApproval: false, likes: false },
    });
  });

  it('opens and closes the comments of one page', async () => {
    await createReader().write('Root');
    const decide = (decision: string) => owner.press('/config/comments/thread', { thread: ITEM, decision });
    const getState = async () =>
      ((await (await test.app.request(`/api/comments?itemId=${ITEM}`)).json()) as { state: string }).state;
    for (const [decision, state] of [
      ['closed', 'closed'],
      ['off', 'disabled'],
      ['', 'open'],
    ] as const) {
      expect((await decide(decision)).status).toBe(303);
      expect(await getState()).toBe(state);
    }
    expect((await owner.press('/config/comments/thread', { page: PAGE, decision: 'closed' })).status).toBe(
      303,
    );
    expect(await getState()).toBe('closed');
    expect((await owner.press('/config/comments/thread', { page: '/nowhere', decision: 'off' })).status).toBe(
      422,
    );
  });

  it('exports all comments', async () => {
    await createReader().write('=1+1');
    const { text } = await owner.see('/config/comments/export');
    expect(text).toMatch(/published,\/notes\/first,Ada,ada@example.org,,'=1\+1/);
  });
});

describe('mails', () => {
  it('notify the owner of a comment once, and never of spam', async () => {
    await setComments(test, { requireApproval: true, notify: ['owner@site.example'] });
    const reader = createReader();
    await reader.write('Hello owner');
    await reader.write('Robot', { 'leave-this-empty': 'x' });
    const mails = await getMails();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['owner@site.example', 'A comment to check: The first note'],
    ]);
    expect(mails[0]?.text).toContain('Hello owner');
  });

  it('notify a subscribed author of a reply once, when it is public, until the link is used', async () => {
    await createReader().write('Root', { notify: 'yes' });
    await setComments(test, { requireApproval: true });
    const path = `${PAGE}?reply-to=${await getId('Root')}`;
    await createReader().write('Answer', { email: 'ben@example.org', name: 'Ben' }, path);
    expect(await getMails()).toEqual([]);
    const id = await getId('Answer');
    for (const state of ['published', 'removed', 'published'])
      await owner.press(`/config/comments/${id}/state`, { state });
    const mails = await getMails();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['ada@example.org', 'Ben replied to your comment on “The first note”'],
    ]);
    const link =
      /https:\/\/site\.example(\/api\/comments\/notices\?token=\S+)/.exec(mails[0]?.text ?? '')?.[1] ?? '';
    const reader = createReader();
    expect((await reader.see(link)).text).toContain('Stop the emails');
    const token = new URLSearchParams(link.split('?')[1]).get('token') ?? '';
    expect((await reader.press('/api/comments/notices', { token })).status).toBe(200);
    expect((await reader.see('/api/comments/notices?token=x.y')).status).toBe(404);
    await setComments(test, { requireApproval: false });
    await createReader().write('Again', { email: 'ben@example.org' }, path);
    expect(await getMails()).toHaveLength(1);
  });

  it('are not sent to authors who did not ask, or about their own replies', async () => {
    await createReader().write('Quiet');
    await createReader().write('x', { email: 'ben@example.org' }, `${PAGE}?reply-to=${await getId('Quiet')}`);
    await createReader().write('Loud', { notify: 'yes' });
    await createReader().write('y', {}, `${PAGE}?reply-to=${await getId('Loud')}`);
    expect(await listJobs(test.db, test.siteId, 10)).toEqual([]);
  });
});

it('erases an author, and keeps the replies of others in their place', async () => {
  const reader = createReader();
  await reader.write('Root', { name: 'Ada Byron', website: 'https://ada.example' });
  const path = `${PAGE}?reply-to=${await getId('Root')}`;
  await createReader().write('Reply of Ben', { name: 'Ben', email: 'ben@example.org' }, path);
  await reader.write('Alone');
  const erase = createJsonRequest('POST', { email: 'ADA@example.org' }, createOwnerClient(test));
  expect(await (await test.app.request('/api/owner/erase', erase)).json()).toMatchObject({ comments: 2 });
  const { text } = await createReader().see(PAGE);
  expect(text).not.toMatch(/Ada Byron|Root|Alone|ada\.example/);
  expect(text).toMatch(/This comment was removed\..*Reply of Ben/s);
  expect(text).toContain('1 comment');
  const rows = await getRows();
  expect(JSON.stringify(rows.map(({ id: _, ...row }) => row))).not.toMatch(/ada|Root|Alone/i);
  const erased = rows.find(({ state }) => state === 'removed')?.id;
  const approve = await owner.press(`/config/comments/${erased}/state`, { state: 'published' });
  expect(approve.status).toBe(404);
  expect(await getRows()).toEqual(rows);
});
