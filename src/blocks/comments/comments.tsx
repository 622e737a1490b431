// View of <site-comments>: the site's own comments, the thread at Disqus, or the count of a published mount.
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { loadPart } from '../../kit/element/load-part';
import { useServices } from '../../kit/element/use-services';
import { submitNatively } from '../../kit/form/form-element';
import { useLatestRef } from '../../kit/hooks/use-latest-ref';
import { findList, findMount, readThread } from './comments.content';
import { comments } from './comments.contract';
import type { CommentsProps, SubmitComments } from './comments.types';
import { MountCount } from './mount-count';
import type { ThreadProps } from './thread';

/** Forms of the server's markup. */
const FORMS = '[data-comment-form], [data-comment-like], [data-comment-flag]';

export function CommentsView(props: CommentsProps): ReactNode {
  const { host, itemId, counts } = props;
  const services = useServices();
  const { commentsEnabled, disqusShortname } = services.context.websiteSettings;
  const shortname = props.shortname || disqusShortname;
  // What a page prints or names is offered; the mount of a published page only if the site has comments.
  const isOffered = findList(host) !== null || itemId !== '' || (commentsEnabled && findMount(host) !== null);
  const thread = !shortname && isOffered ? readThread(host, itemId) : undefined;
  const [Thread, setThread] = useState<ComponentType<ThreadProps> | null>(null);
  const onReady = useForms(host);
  const isOwn = thread !== undefined;
  useEffect(() => {
    if (!isOwn) return;
    let isCurrent = true;
    void load(host, () => import('./thread')).then((part) => {
      if (!isCurrent) return;
      if (part) setThread(() => part.ThreadView);
      else onReady(undefined);
    });
    return () => {
      isCurrent = false;
    };
  }, [host, isOwn, onReady]);
  useDisqus(props, shortname, commentsEnabled);
  const latest = useLatestRef(props);
  useEffect(() => {
    if (!counts || shortname) return;
    const controller = new AbortController();
    void load(host, () => import('./comment-counts')).then((part) =>
      part?.fillCounts(services, latest.current, controller.signal),
    );
    return () => controller.abort();
  }, [host, counts, shortname, services, latest]);
  if (thread && Thread) return <Thread {...props} services={services} thread={thread} onReady={onReady} />;
  return <MountCount {...props} isLoading={isOwn} />;
}

/** While it loads, the element has `data-site-loading`. */
async function load<T>(host: HTMLElement, part: () => Promise<T>): Promise<T | undefined> {
  host.dataset.siteLoading = '';
  const loaded = await loadPart(comments.tag, part);
  delete host.dataset.siteLoading;
  return loaded;
}

/** Stops a form at once, although the script of the thread is loaded later; without it, the form posts natively. */
function useForms(host: HTMLElement): (submit: SubmitComments | undefined) => void {
  const [{ ready, onReady }] = useState(createReady);
  useEffect(() => {
    const controller = new AbortController();
    const onSubmit = (event: Event) => {
      const form = event.target as HTMLFormElement;
      if (event.defaultPrevented || !form.matches(FORMS)) return;
      event.preventDefault();
      void ready().then((submit) => {
        if (controller.signal.aborted) return;
        if (submit) void submit(form);
        else submitNatively(form);
      });
    };
    host.addEventListener('submit', onSubmit, { signal: controller.signal });
    return () => controller.abort();
  }, [host, ready]);
  return onReady;
}

/** What has been reported last; waits for the first report. */
function createReady() {
  let onReady: (submit: SubmitComments | undefined) => void = () => {};
  let last = new Promise<SubmitComments | undefined>((resolve) => {
    onReady = resolve;
  });
  return {
    ready: () => last,
    onReady(submit: SubmitComments | undefined) {
      onReady(submit);
      last = Promise.resolve(submit);
    },
  };
}

function useDisqus(props: CommentsProps, shortname: string, isEnabled: boolean): void {
  const { host } = props;
  const services = useServices();
  const latest = useLatestRef(props);
  const [update, setUpdate] = useState<(() => void) | null>(null);
  const isUsed = shortname !== '' && isEnabled;
  useEffect(() => {
    if (!isUsed) return;
    const controller = new AbortController();
    void load(host, () => import('./disqus')).then((part) => {
      if (!part || controller.signal.aborted) return;
      const disqus = part.createDisqus(() => latest.current, services, controller.signal);
      setUpdate(() => disqus.update);
    });
    return () => controller.abort();
  }, [host, isUsed, services, latest]);
  useEffect(() => update?.());
}
