// The thread of a page without server-rendered comments.
import type { ReactNode } from 'react';
import type { CommentList, CommentThread } from '../../core/comments/comment';
import { createCommentFormMarkup } from '../../core/comments/form-markup';
import { commentItemMessages } from '../../core/comments/item-messages';
import { commentHeadingMessages, commentLabelMessages } from '../../core/comments/label-messages';
import { createCommentListMarkup } from '../../core/comments/list-markup';
import { MEMBERS_PATH } from '../../core/routes';
import { renderMarkup } from '../../kit/markup/react-markup';
import type { CommentListController } from './comment-list';
import type { CommentsMessages } from './comments.messages';
import type { ThreadDeps } from './comments.types';
import { MountCount } from './mount-count';

type Messages = Pick<
  CommentsMessages,
  keyof typeof commentItemMessages | keyof typeof commentHeadingMessages | keyof typeof commentLabelMessages
>;

/** @returns whether the thread is shown; false if it cannot be loaded or comments are turned off */
export async function showThread(
  deps: ThreadDeps,
  list: CommentListController,
): Promise<boolean | undefined> {
  const fetched = await list.fetch();
  if (!fetched || deps.signal.aborted) return undefined;
  const isOffered = fetched.state !== 'disabled';
  const drawn = isOffered ? renderThread(fetched, deps, list) : null;
  deps.draw('fetched', () => drawn ?? <MountCount {...deps.getProps()} isLoading={false} />);
  if (isOffered) list.append(fetched);
  return isOffered;
}

/** Renders the heading, an empty list, and the form or the reason why there is none. Only once, to keep the input. */
function renderThread(
  fetched: CommentList,
  { services, thread, getMessages }: ThreadDeps,
  list: CommentListController,
): ReactNode {
  const messages = getMessages({
    ...commentItemMessages,
    ...commentHeadingMessages,
    ...commentLabelMessages,
  });
  const context = { ...list.getContext(), messages };
  return (
    <>
      {renderMarkup(createCommentListMarkup({ ...fetched, comments: [], nextCursor: null }, context))}
      {renderEnd(fetched, messages, services, thread)}
    </>
  );
}

function renderEnd(
  { state, settings, submissionId }: CommentList,
  messages: Messages,
  { session, settings: { locale }, page }: ThreadDeps['services'],
  thread: CommentThread,
): ReactNode {
  if (state === 'closed') return <p className="note">{messages.closed}</p>;
  const { account } = session.state.get();
  if (!account && !settings.allowAnonymous)
    return (
      <p id="comment-form">
        <a href={MEMBERS_PATH}>{messages.signIn}</a>
      </p>
    );
  const memberName = account ? account.displayName || account.email.split('@')[0] : undefined;
  const address = { path: page.url().pathname };
  return renderMarkup(
    createCommentFormMarkup({ messages, locale, address, thread, submissionId, memberName }),
  );
}
