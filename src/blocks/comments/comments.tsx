// View of <site-comments>: the site's own comments, the thread at Disqus, or the count of a published mount.
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Messages } from '../../kit/contract/message-values';
import { resolveMessages } from '../../kit/contract/messages';
import { loadPart } from '../../kit/element/load-part';
import { useServices } from '../../kit/element/use-services';
import { useLatestRef } from '../../kit/hooks/use-latest-ref';
import type { Services } from '../../services/services';
import { findList, findMount, readThreadKey } from './comments.content';
import { comments } from './comments.contract';
import type { CommentsProps, ThreadDeps } from './comments.types';
import { MountCount } from './mount-count';
import { createThread } from './thread-controller';

export function CommentsView(props: CommentsProps): ReactNode {
  const { host, itemId, counts } = props;
  const services = useServices();
  const { commentsEnabled, disqusShortname } = services.context.websiteSettings;
  const shortname = props.shortname || disqusShortname;
  // Comments in the page, or with an item id, are always shown; a published mount only if the site has enabled comments.
  const isOffered = findList(host) || itemId || (commentsEnabled && findMount(host));
  const threadKey = !shortname && isOffered ? readThreadKey(host, itemId) : undefined;
  const { drawn, status } = useThread(props, threadKey);
  usePart(props, shortname ? commentsEnabled && 'disqus' : counts && 'counts');
  return (
    <>
      {!drawn.fetched && <MountCount {...props} isLoading={!!threadKey && !drawn.retry} />}
      {Object.entries(drawn).map(([name, render]) => (
        <Fragment key={name}>{render?.()}</Fragment>
      ))}
      {threadKey && (
        <p role="status" className="site-form-visually-hidden" data-comment-status={status ? '' : undefined}>
          <span key={status?.key}>{status?.text}</span>
        </p>
      )}
    </>
  );
}

/** While it loads, the element has `data-site-loading`. */
async function load<T>(host: HTMLElement, part: () => Promise<T>): Promise<T | undefined> {
  host.dataset.siteLoading = '';
  const loaded = await loadPart(comments.tag, part);
  delete host.dataset.siteLoading;
  return loaded;
}

type Drawn = Partial<Record<Parameters<ThreadDeps['draw']>[0], () => ReactNode>>;

/** Status for screen readers; a new key announces the same text again. */
interface Status {
  readonly key: number;
  readonly text: string;
}

/**
 * Views that are rendered next to the printed nodes; the status, once those have listeners.
 * @param key see `readThreadKey`; without one, the element has no comments of its own
 */
function useThread(
  props: CommentsProps,
  key: string | undefined,
): { readonly drawn: Drawn; readonly status: Status | null } {
  const { host } = props;
  const services = useServices();
  const [drawn, setDrawn] = useState<Drawn>({});
  const [status, setStatus] = useState<Status | null>(null);
  const latest = useLatestRef(props);
  useEffect(() => {
    if (!key) return;
    const end = new AbortController();
    let announced = 0;
    const deps: ThreadDeps = {
      host,
      services,
      thread: { [key[0] === '/' ? 'page' : 'itemId']: key },
      emit: latest.current.emit,
      getProps: () => latest.current,
      load: (part) => load(host, part),
      getMessages: (defaults) => resolveMessages(host, defaults, latest.current.messages as Messages),
      draw: (name, render) => flushSync(() => setDrawn((before) => ({ ...before, [name]: render }))),
      announce: (text) => flushSync(() => setStatus({ text, key: ++announced })),
      closers: new Set(),
      signal: end.signal,
    };
    createThread(deps);
    setStatus({ text: '', key: 0 });
    return () => {
      end.abort();
      setDrawn({});
      setStatus(null);
    };
  }, [host, services, key, latest]);
  return { drawn, status };
}

/** What acts outside the site's own comments. */
const PARTS = { counts: () => import('./comment-counts'), disqus: () => import('./disqus') };

type Start = (
  getProps: () => CommentsProps,
  services: Services,
  signal: AbortSignal,
) => (() => void) | undefined;

function usePart(props: CommentsProps, name: keyof typeof PARTS | false): void {
  const { host } = props;
  const services = useServices();
  const latest = useLatestRef(props);
  const [update, setUpdate] = useState<ReturnType<Start>>();
  useEffect(() => {
    if (!name) return;
    const controller = new AbortController();
    const { signal } = controller;
    void load<{ start: Start }>(host, PARTS[name]).then((part) => {
      if (!part || signal.aborted) return;
      const started = part.start(() => latest.current, services, signal);
      setUpdate(() => started);
    });
    return () => controller.abort();
  }, [host, name, services, latest]);
  useEffect(() => update?.());
}
