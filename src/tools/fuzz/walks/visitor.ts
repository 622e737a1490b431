// Walks of readers: newsletter, comments and traces.
import { getSitePath } from '../../../core/call-path';
import { calls } from '../../../core/calls';
import type { CommentList, CommentReceipt } from '../../../core/comments/comment';
import { NOTE_IDS, setComments } from '../../../server/testing/comment-state';
import { createShopper } from '../../../server/testing/shopper';
import { readMailLinks } from '../mail-links';
import { createEmail, type Walk, type WalkContext } from './walk';

const walkNewsletter: Walk = async (context) => {
  const shopper = createShopper(context.app);
  const email = createEmail();
  await shopper.press(getSitePath(calls.subscribe), { email, listId: 'journal' });
  const follow = async () => {
    for (const link of await readMailLinks(context.test, email)) {
      await shopper.see(link);
      if (link.startsWith('/api/newsletter/')) await shopper.press(link);
    }
  };
  await follow();
  // The mail after the confirmation contains the unsubscribe link.
  await follow();
};

const COMMENTS = getSitePath(calls.addComment);

/** Time that a person takes to write a comment, in milliseconds. */
const WRITING_MS = 10_000;

/** Writes a comment. @returns its id */
async function write(
  { test }: WalkContext,
  shopper: ReturnType<typeof createShopper>,
  more: object = {},
): Promise<string> {
  const itemId = NOTE_IDS.first;
  test.skew.ms -= WRITING_MS;
  const list = await shopper.send(`${COMMENTS}?itemId=${itemId}`).finally(() => (test.skew.ms += WRITING_MS));
  const { submissionId } = (await list.json()) as CommentList;
  const sent = {
    itemId,
    name: 'Ada',
    email: createEmail(),
    submissionId,
    body: crypto.randomUUID(),
    ...more,
  };
  const answer = await shopper.call('POST', COMMENTS, sent);
  return ((await answer.json()) as CommentReceipt).comment.id;
}

const walkComment: Walk = async (context) => {
  await setComments(context.test, { requireApproval: false });
  const shopper = createShopper(context.app);
  const id = await write(context, shopper);
  for (const reaction of ['like', 'flag'])
    await createShopper(context.app).call('POST', `${COMMENTS}/${id}/${reaction}`, {});
  await shopper.see(`${COMMENTS}/${id}/edit`);
  await shopper.call('POST', `${COMMENTS}/${id}/edit`, { body: 'Better' });
  await shopper.see(`${COMMENTS}/${id}/delete`);
  await shopper.call('POST', `${COMMENTS}/${id}/delete`, {});
};

const walkNotices: Walk = async (context) => {
  await setComments(context.test, { requireApproval: false });
  const email = createEmail();
  const parentId = await write(context, createShopper(context.app), { email, notify: true });
  const other = createShopper(context.app);
  await write(context, other, { parentId });
  for (const link of await readMailLinks(context.test, email)) {
    await other.see(link);
    const token = new URLSearchParams(link.split('?')[1]).get('token');
    if (token) await other.press(getSitePath(calls.endCommentNotices), { token });
  }
};

const walkModeration: Walk = async (context) => {
  const { owner } = context;
  const path = `/config/comments/${await write(context, createShopper(context.app))}`;
  await owner.press(`${path}/state`, { state: 'published' });
  await owner.press(`${path}/reply`, { body: 'The answer' });
  const { text } = await owner.see('/config/comments?state=published');
  for (const [, edit = ''] of text.matchAll(/action="(\/config\/comments\/[\da-f-]+\/edit)"/g))
    await owner.press(edit, { body: 'A better answer' });
  await owner.press('/config/comments/thread', { page: '/notes/first', decision: '' });
  const settings = {
    commentsEnabled: 'yes',
    sort: 'oldest',
    likes: 'yes',
    flags: 'yes',
    closeAfterDays: '90',
    blockedWords: '',
    notify: '',
  };
  await owner.press('/config/comments/settings', settings);
};

const walkTrace: Walk = async ({ app }) => {
  const data = JSON.stringify([{ pageUrl: '/a', type: 'map', data: { zoom: 1 } }]);
  await createShopper(app).press(getSitePath(calls.trace), { data });
};

export const visitorWalks: readonly Walk[] = [
  walkNewsletter,
  walkComment,
  walkNotices,
  walkModeration,
  walkTrace,
];
