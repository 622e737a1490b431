// Loads the script of a provider and waits until it has rendered its widget.
import type { Page } from '../../services/page/page';
import { buildReloadUrl } from './reservation.model';
import type { Provider, WidgetFailure } from './reservation.types';

/** Timeout in ms for the script, and again for its widget. */
const WIDGET_TIMEOUT = 10_000;

export interface WidgetRequest {
  readonly page: Page;
  readonly host: HTMLElement;
  /** The element that the widget is rendered into. */
  readonly wrapper: HTMLElement;
  readonly provider: Provider;
  readonly scriptUrl: string;
  /** Name of the business at Tock. */
  readonly business: string;
  /** Number of the event at Tock; empty for the tables of the business. */
  readonly offering: string;
  readonly signal: AbortSignal;
}

/** Resolves when the widget is rendered, when it fails, with the failure, or when the signal aborts. */
export async function showWidget(request: WidgetRequest): Promise<WidgetFailure | undefined> {
  const { page, host, wrapper, provider, scriptUrl, signal } = request;
  const isReload = !page.claimOnce(`site-reservation ${provider}`);
  if (provider === 'tock') prepareTock(request);
  const { width } = host.getBoundingClientRect();
  const url = isReload && provider === 'opentable' ? buildReloadUrl(scriptUrl, width) : scriptUrl;
  const isLoaded = await waitFor(request, (settle) => {
    page.insertScript(url, wrapper).then(
      () => settle(true),
      () => settle(false),
    );
    // A request for a script cannot be canceled.
    return () => {};
  });
  if (signal.aborted) return undefined;
  if (!isLoaded) return isReload ? 'could not reload script and reinit block' : 'loadjs failed';
  if (!host.contains(wrapper)) return 'no wrappers';
  return (await waitFor(request, (settle) => observeContent(wrapper, settle)))
    ? undefined
    : 'widget never rendered';
}

/** Creates what Tock's script looks for according to its documentation: a container with an id, and a queue of calls. */
function prepareTock({ wrapper, business, offering }: WidgetRequest): void {
  const id = 'Tock_widget_container';
  document.getElementById(id)?.removeAttribute('id');
  wrapper.id = id;
  Object.assign(wrapper.dataset, { tockDisplayMode: offering ? 'Inline' : 'Button', tockColorMode: 'White' });
  if (offering) wrapper.dataset.tockOffering = offering;
  const scope = globalThis as { tock?: TockFunction };
  // An element of the page with this id is a global variable, too.
  if (typeof scope.tock !== 'function') scope.tock = createTockQueue();
  scope.tock('init', business);
}

interface TockFunction {
  (...call: unknown[]): void;
  /** Set by the script. */
  callMethod?: (...call: unknown[]) => void;
  readonly queue?: unknown[][];
}

function createTockQueue(): TockFunction {
  const queue: unknown[][] = [];
  const tock: TockFunction = Object.assign(
    (...call: unknown[]) => {
      if (tock.callMethod) tock.callMethod(...call);
      else queue.push(call);
    },
    { queue, loaded: true, version: '1.0' },
  );
  return tock;
}

/** Resolves with false after a timeout or an abort. @param start settles later, and returns a function that stops it */
function waitFor(
  { page, signal }: WidgetRequest,
  start: (settle: (isDone: boolean) => void) => () => void,
): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (isDone: boolean) => {
      cancel();
      stop();
      resolve(isDone);
    };
    const cancel = page.clock.setTimeout(() => settle(false), WIDGET_TIMEOUT);
    signal.addEventListener('abort', () => settle(false), { once: true });
    const stop = start(settle);
  });
}

/** Anything but a script or a style counts as rendered. */
function observeContent(wrapper: HTMLElement, settle: (isDone: boolean) => void): () => void {
  const check = () => {
    if (wrapper.querySelector(':not(script, style, link)')) settle(true);
  };
  const observer = new MutationObserver(check);
  observer.observe(wrapper, { childList: true, subtree: true });
  // After the caller has received the function that stops the observer.
  queueMicrotask(check);
  return () => observer.disconnect();
}
