// The site's own comments: what is drawn beside the printed thread, or the thread that is fetched for a page without one.

import { memo, type ReactNode, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { CommentThread } from '../../core/comments/comment';
import { createCommentMarkup } from '../../core/comments/comment-markup';
import { createStore } from '../../core/store';
import { resolveMessages } from '../../kit/contract/messages';
import { useStore } from '../../kit/element/use-store';
import { useLatestRef } from '../../kit/hooks/use-latest-ref';
import { renderMarkup } from '../../kit/markup/react-markup';
import type { Services } from '../../services/services';
import { type CommentsMessages, defaultMessages } from './comments.messages';
import type { CommentsProps, SubmitComments } from './comments.types';
import { type Drawing, type DrawnComment, NOTHING, type Problems } from './drawing';
import { MountCount } from './mount-count';
import { createThread, type ThreadController } from './thread-controller';
import { WaitingComments } from './waiting-comments';

export interface ThreadProps extends CommentsProps {
  readonly services: Services;
  readonly thread: CommentThread;
  readonly onReady: (submit: SubmitComments | undefined) => void;
}

export function ThreadView(props: ThreadProps): ReactNode {
  const { host, services, thread } = props;
  const messages = resolveMessages(host, defaultMessages, props.messages);
  const [controller, drawing] = useThread(props, messages);
  const { fetched, more, cancel, change, problems, retry, status } = drawing;
  return (
    <>
      {fetched ? (
        <fetched.View {...{ services, thread, messages }} list={fetched.list} context={fetched.context} />
      ) : (
        <MountCount {...props} isLoading={!drawing.isDisabled && !retry} />
      )}
      {retry && (
        <p role="alert">
          {messages.loadFailed}{' '}
          <button type="button" onClick={retry}>
            {messages.tryAgain}
          </button>
        </p>
      )}
      {drawing.comments.map((drawn) =>
        createPortal(<CommentArticle {...drawn} />, drawn.item, drawn.comment.id),
      )}
      {more &&
        createPortal(
          <p>
            <a rel="next" href={more.href} data-comment-more="">
              {messages.more}
            </a>
          </p>,
          more.box,
        )}
      {cancel &&
        createPortal(
          <button type="button" className="quiet" data-comment-cancel="">
            {messages.cancelReply}
          </button>,
          cancel,
        )}
      {change && createPortal(change.content, change.box)}
      {problems && <ProblemList {...problems} />}
      {controller?.form && (
        <WaitingComments {...{ host, services, thread, messages }} form={controller.form} />
      )}
      <p
        role="status"
        className="site-form-visually-hidden"
        data-comment-status={controller ? '' : undefined}
      >
        <span key={status.key}>{status.text}</span>
      </p>
    </>
  );
}

/** Once: likes and replies change it in the document, as those that the page has printed. */
const CommentArticle = memo(function CommentArticle({ comment, context }: DrawnComment): ReactNode {
  return renderMarkup(createCommentMarkup(comment, context));
});

/** The controller of the printed nodes, and what it draws. */
function useThread(
  props: ThreadProps,
  messages: CommentsMessages,
): [controller: ThreadController | null, drawing: Drawing] {
  const { host, services, thread, onReady } = props;
  const [store] = useState(() => createStore(NOTHING));
  const [controller, setController] = useState<ThreadController | null>(null);
  const latest = useLatestRef({ ...props, messages });
  const { itemId, page } = thread;
  useEffect(() => {
    const end = new AbortController();
    const draw = (change: Partial<Drawing>) => flushSync(() => store.set({ ...store.get(), ...change }));
    const created = createThread(
      {
        host,
        services,
        thread: { ...(itemId && { itemId }), ...(page && { page }) },
        signal: end.signal,
        emit: latest.current.emit,
        getMessages: () => latest.current.messages,
        getDrawing: () => store.get(),
        draw,
        announce: (text) => draw({ status: { text, key: store.get().status.key + 1 } }),
      },
      () => latest.current,
      () => setController({ ...created }),
    );
    setController(created);
    onReady(created.submit);
    return () => {
      end.abort();
      store.set(NOTHING);
    };
  }, [host, services, itemId, page, onReady, store, latest]);
  return [controller, useStore(store)];
}

function ProblemList({ box, problem, fields }: Problems): ReactNode {
  return (
    <>
      {createPortal(
        <div className="problems" role="alert" tabIndex={-1}>
          <p>
            <b>{problem}</b>
          </p>
          {fields.length > 0 && (
            <ul>
              {fields.map(({ control, text }) => (
                <li key={control.id}>
                  <a href={`#${control.id}`}>{text}</a>
                </li>
              ))}
            </ul>
          )}
        </div>,
        box,
      )}
      {fields.map(({ control, text, box: place }) =>
        createPortal(
          <span className="error" id={`${control.id}-error`}>
            {text}
          </span>,
          place,
          control.id,
        ),
      )}
    </>
  );
}
