import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ChangedComment, Comment, CommentList, CommentReceipt } from '../../core/comments/comment';
import {
  commentFormMessages,
  commentListMessages,
  commentRefusalMessages as refusals,
} from '../../core/comments/messages';
import { listMails } from '../stores/mail-log';
import { addNotes, NOTE_IDS, setComments } from '../testing/comment-state';
import { sharedApp } from '../testing/shared-app';
import { createShopper } from '../testing/shopper';

const test = sharedApp('comment', 'comment_mark', 'comment_thread', 'job', 'mail_log');
beforeAll(() => addNotes(test));
beforeEach(() => setComments(test, { requireApproval: false }));

const ITEM = NOTE_IDS.first;
const MINUTE = 60_000;
const OPEN = { requireApproval: false };

function createVisitor() {
  const browser = createShopper(test.app);
  const list = async (): Promise<CommentList> =>
    (await (await browser.send(`/api/comments?itemId=${ITEM}&sort=oldest`)).json()) as CommentList;
  const write = async (body: string, wish: object = {}): Promise<Comment> => {
    test.skew.ms -= 10_000;
    const { submissionId } = await list();
    test.skew.ms += 10_000;
    const sent = { itemId: ITEM, name: 'Ada', email: 'ada@example.org', submissionId, body, ...wish };
    const answer = await browser.call('POST', '/api/comments', sent);
    return ((await answer.json()) as CommentReceipt).comment;
  };
  const change = async (action: 'edit' | 'delete', id: string, body: object = {}) => {
    const answer = await browser.call('POST', `/api/comments/${id}/${action}`, body);
    const read = (await answer.json()) as ChangedComment & { error?: string; errors?: object };
    return { status: answer.status, ...read };
  };
  const edit = (id: string, body: string) => change('edit', id, { body });
  return { ...browser, list, write, edit, remove: (id: string) => change('delete', id) };
}

const getRow = async (id: string) => {
  const { rows } = await test.db.query(
    `select body, state, held, author_name as name, author_email as email, visitor, flags from comment
     where site_id = $1 and id = $2::uuid`,
    [test.siteId, id],
  );
  return rows[0];
};

const print = ({ comments }: Pick<CommentList, 'comments'>): string =>
  comments
    .map(({ body, state, replies }) => `${state === 'removed' ? '–' : body}(${print({ comments: replies })})`)
    .join(' ');

describe('editing', () => {
  it('is possible for 15 minutes, and only for the author', async () => {
    const ada = createVisitor();
    const { id, canEdit, editedOn } = await ada.write('Frist!');
    expect({ canEdit, editedOn }).toEqual({ canEdit: true, editedOn: null });
    const { status, comment } = await ada.edit(id, ' First! ');
    expect(status).toBe(200);
    expect(comment).toMatchObject({ id, body: 'First!', state: 'published', canEdit: true });
    expect(comment.editedOn).toEqual(expect.any(Number));
    const stranger = createVisitor();
    const [shown] = (await stranger.list()).comments;
    expect(shown).toMatchObject({ body: 'First!', canEdit: false, canDelete: false });
    expect(await stranger.edit(id, 'Hacked')).toMatchObject({ status: 404, error: refusals.notYours });
    test.skew.ms = 15 * MINUTE;
    expect(await ada.edit(id, 'Too late')).toMatchObject({
      status: 409,
      error: 'Comments can be edited for 15 minutes after they are sent.',
    });
    expect(await getRow(id)).toMatchObject({ body: 'First!' });
  });

  it('does not mark a comment as edited if the text is unchanged', async () => {
    const ada = createVisitor();
    const { id } = await ada.write('Same');
    expect((await ada.edit(id, 'Same')).comment).toMatchObject({ body: 'Same', editedOn: null });
  });

  it('rejects an invalid text with a message, and keeps the previous one', async () => {
    const ada = createVisitor();
    const { id } = await ada.write('Old');
    const wrong = { status: 422, errors: { body: commentFormMessages.bodyMissing } };
    expect(await ada.edit(id, ' \n ')).toMatchObject(wrong);
    expect((await ada.edit(id, 'x'.repeat(5001))).status).toBe(422);
    expect(await getRow(id)).toMatchObject({ body: 'Old' });
  });

  it('holds an approved comment again if new comments require approval, and notifies the owner', async () => {
    const ada = createVisitor();
    const root = await ada.write('root');
    const { id } = await ada.write('reply', { parentId: root.id });
    await setComments(test, { requireApproval: true, notify: ['owner@example.org'] });
    const { comment } = await ada.edit(id, 'reply, longer');
    expect(comment).toMatchObject({ state: 'pending', body: 'reply, longer' });
    expect(await getRow(id)).toMatchObject({ state: 'pending', held: 'approval' });
    expect((await ada.list()).count).toBe(1);
    expect(print(await ada.list())).toBe('root(reply, longer())');
    expect(print(await createVisitor().list())).toBe('root()');
    await test.jobs.runDue();
    const mails = await listMails(test.db, test.siteId, 20);
    expect(mails.map(({ to }) => to)).toEqual(['owner@example.org']);
  });

  it('holds a comment with new blocked words, and keeps its reports', async () => {
    await setComments(test, { ...OPEN, blockedWords: ['casino'] });
    const ada = createVisitor();
    const { id } = await ada.write('Harmless');
    await createVisitor().call('POST', `/api/comments/${id}/flag`, {});
    expect((await ada.edit(id, 'My casino')).comment.state).toBe('pending');
    expect(await getRow(id)).toMatchObject({ state: 'pending', held: 'words', flags: 1 });
    expect((await ada.edit(id, 'Harmless again')).comment.state).toBe('pending');
    expect(await getRow(id)).toMatchObject({ state: 'pending', held: 'words' });
  });

  it('is not possible if comments are closed or off, or if the owner has removed the comment', async () => {
    const ada = createVisitor();
    const { id } = await ada.write('Text');
    const decide = (state: string) =>
      test.db.query(
        `insert into comment_thread (site_id, thread, state) values ($1, $2, $3)
         on conflict (site_id, thread) do update set state = excluded.state`,
        [test.siteId, ITEM, state],
      );
    await decide('closed');
    expect((await ada.list()).comments[0]).toMatchObject({ canEdit: false, canDelete: true });
    expect(await ada.edit(id, 'x')).toMatchObject({ status: 409, error: commentListMessages.closed });
    await decide('off');
    expect((await ada.edit(id, 'x')).status).toBe(404);
    await decide('open');
    await test.db.query(`update comment set state = 'removed' where site_id = $1`, [test.siteId]);
    expect((await ada.edit(id, 'x')).status).toBe(404);
  });

  it('is possible for a member in every browser, and not after signing out', async () => {
    const here = createVisitor();
    const elsewhere = createVisitor();
    for (const browser of [here, elsewhere]) await browser.signIn();
    const { id } = await here.write('By a member');
    expect((await elsewhere.list()).comments[0]).toMatchObject({ canEdit: true, canDelete: true });
    expect((await elsewhere.edit(id, 'From elsewhere')).status).toBe(200);
    await here.call('DELETE', '/api/site-users/account/session');
    for (const name of Object.keys(here.jar)) if (name.startsWith('site_member')) delete here.jar[name];
    expect((await here.list()).comments[0]).toMatchObject({ canEdit: false, canDelete: false });
    expect((await here.edit(id, 'Signed out')).status).toBe(404);
  });

  it('requires a crumb', async () => {
    const ada = createVisitor();
    const { id } = await ada.write('Text');
    const headers = { 'content-type': 'application/json' };
    for (const action of ['edit', 'delete']) {
      const init = { method: 'POST', headers, body: JSON.stringify({ body: 'x' }) };
      expect((await ada.send(`/api/comments/${id}/${action}`, init)).status, action).toBe(400);
    }
    expect(await getRow(id)).toMatchObject({ body: 'Text', state: 'published' });
  });
});

describe('deleting', () => {
  it('erases author and text, keeps a placeholder for replies, and is idempotent', async () => {
    const ada = createVisitor();
    const root = await ada.write('root');
    await createVisitor().write('reply', { parentId: root.id, email: 'ben@example.org' });
    const alone = await ada.write('alone');
    const stranger = createVisitor();
    expect((await stranger.remove(root.id)).status).toBe(404);
    for (const _ of [1, 2]) {
      const { status, comment } = await ada.remove(root.id);
      expect({ status, state: comment.state, body: comment.body }).toEqual({
        status: 200,
        state: 'removed',
        body: '',
      });
    }
    expect(await getRow(root.id)).toMatchObject({ body: '', name: '', email: '', visitor: '' });
    await ada.remove(alone.id);
    const list = await stranger.list();
    expect(print(list)).toBe('–(reply())');
    expect(list.count).toBe(1);
  });

  it('is possible after an hour, and withdraws a pending comment', async () => {
    await setComments(test, { requireApproval: true });
    const ada = createVisitor();
    const { id } = await ada.write('Waits');
    test.skew.ms = 60 * MINUTE;
    expect((await ada.list()).comments[0]).toMatchObject({ canEdit: false, canDelete: true });
    expect((await ada.remove(id)).status).toBe(200);
    expect((await ada.list()).comments).toEqual([]);
  });
});

describe('without script', () => {
  const PAGE = '/notes/first';

  it('edits on a page with the text, and returns to the comments', async () => {
    const ada = createVisitor();
    const { id } = await ada.write('One\n\n<two> & "three"');
    const { text } = await ada.see(PAGE);
    const path = `/api/comments/${id}/edit`;
    expect(text).toContain(`href="${path}"`);
    expect((await createVisitor().see(PAGE)).text).not.toContain(path);
    const form = await ada.see(path);
    expect(form.text).toContain('>\nOne\n\n&lt;two&gt; &amp; &quot;three&quot;</textarea>');
    const refused = await ada.press(path, { body: '' });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain(commentFormMessages.bodyMissing);
    const { status, location } = await ada.press(path, { body: 'Changed' });
    expect(status).toBe(303);
    const back = (await ada.see(location)).text;
    expect(back).toContain(commentFormMessages.changed);
    expect(back).toContain('<p>Changed</p>');
    expect(back).toContain(`(${commentListMessages.edited})`);
  });

  it('asks for confirmation before deleting', async () => {
    const ada = createVisitor();
    const { id } = await ada.write('Delete me');
    const path = `/api/comments/${id}/delete`;
    expect((await createVisitor().see(path)).status).toBe(404);
    expect((await ada.see(path)).text).toContain('Delete me');
    expect(await getRow(id)).toMatchObject({ body: 'Delete me' });
    const { status, location } = await ada.press(path);
    expect(status).toBe(303);
    const { text } = await ada.see(location);
    expect(text).toContain(commentFormMessages.deleted);
    expect(text).not.toContain('Delete me');
  });

  it('keeps a text that is sent too late in the form, with the reason', async () => {
    const ada = createVisitor();
    const { id } = await ada.write('Text');
    test.skew.ms = 15 * MINUTE;
    const { status, text } = await ada.press(`/api/comments/${id}/edit`, { body: 'A long reconsideration' });
    expect(status).toBe(409);
    expect(text).toContain('A long reconsideration</textarea>');
    expect(text).toContain('for 15 minutes');
  });
});
