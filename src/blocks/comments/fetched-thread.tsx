// The thread of a page that has printed none.
import { type ReactNode, useMemo } from 'react';
import type { CommentList, CommentThread } from '../../core/comments/comment';
import type { CommentMarkupContext } from '../../core/comments/comment-markup';
import { createCommentFormMarkup } from '../../core/comments/form-markup';
import { createCommentListMarkup } from '../../core/comments/list-markup';
import { MEMBERS_PATH } from '../../core/routes';
import { renderMarkup } from '../../kit/markup/react-markup';
import type { Services } from '../../services/services';
import type { CommentsMessages } from './comments.messages';

export interface FetchedThreadProps {
  readonly list: CommentList;
  readonly context: CommentMarkupContext;
  readonly messages: CommentsMessages;
  readonly services: Services;
  readonly thread: CommentThread;
}

/** Heading, an empty list for the comments, and the form or why there is none. */
export function FetchedThread({ list, messages, context, services, thread }: FetchedThreadProps): ReactNode {
  // Once: what the visitor enters and the numbers that change belong to the document.
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the moment when the thread was fetched
  return useMemo(
    () => (
      <>
        {renderMarkup(createCommentListMarkup({ ...list, comments: [], nextCursor: null }, context))}
        {renderEnd(list, messages, services, thread)}
      </>
    ),
    [list],
  );
}

function renderEnd(
  { state, settings, submissionId }: CommentList,
  messages: CommentsMessages,
  { session, settings: { locale }, page }: Services,
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
