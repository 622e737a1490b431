// Decides whether a popup that is due opens: by its settings and record, its content and what it would interrupt.
import { parseJson } from '../../core/json';
import { observeMutations } from '../../kit/behavior/observe';
import { warn } from '../../kit/element/warn';
import { isNarrow } from './narrow-screen';
import { mayOpen } from './popup.model';
import type { AutoOpenContext } from './popup.types';
import { parseRecord } from './record.model';
import type { waitFor } from './wait-for';

/**
 * Waits until the popup interrupts nothing.
 * @param wait passed by the script that fetches this one, so that neither imports the other
 * @returns whether the screen is narrow; undefined if the popup must not open
 */
export async function claimWhenIdle(
  context: AutoOpenContext,
  wait: typeof waitFor,
): Promise<boolean | undefined> {
  const { element, services, signal } = context;
  if (!isAllowed(context)) return undefined;
  await Promise.all([...document.querySelectorAll('site-cookie-banner')].map(whenDefined));
  while (!signal.aborted && isPageBusy()) await wait(signal, onPageChange);
  // Another popup or tab, or the visitor, may have changed it meanwhile.
  return isAllowed(context) &&
    hasContent(element) &&
    services.page.claimOnce('site-popup') &&
    request(element)
    ? isNarrow()
    : undefined;
}

function isAllowed({ element, settings, services: { page, context }, signal }: AutoOpenContext): boolean {
  const read = (key: string) => parseRecord(parseJson(page.local.get(key)));
  const seenAt = page.local.keys('site-popup').map((key) => read(key).closedAt);
  const view = { ...context, url: page.url().href, isMobile: isNarrow(), seenAt };
  return (
    !signal.aborted &&
    element.isConnected &&
    !element.hasAttribute('open') &&
    mayOpen(settings, read(`site-popup:${element.id}`), view, page.clock.now())
  );
}

/** A banner whose script is still loading may be about to appear. */
async function whenDefined(banner: Element & { updateComplete?: Promise<void> }): Promise<void> {
  if (document.documentElement.dataset.siteFailed?.includes(banner.localName)) return;
  await customElements.whenDefined(banner.localName);
  await banner.updateComplete;
}

/** Whether the page is not visible, has a cookie banner or dialog, or somebody is typing. */
function isPageBusy(): boolean {
  return (
    document.hidden ||
    getRoots().some((root) => root.querySelector(':modal, [part="banner"]')) ||
    document.activeElement?.matches(':read-write, select') === true
  );
}

/** The page, and the shadow roots of the project's elements. */
const getRoots = () => [
  document,
  ...[...document.querySelectorAll(':defined')].flatMap(({ localName, shadowRoot }) =>
    localName.startsWith('site-') && shadowRoot ? [shadowRoot] : [],
  ),
];

/** Calls back when an overlay may have closed or a field has lost the focus, until `done` is aborted. */
function onPageChange(callBack: () => void, done: AbortSignal): void {
  for (const root of getRoots())
    observeMutations(root, done, callBack, { childList: true, subtree: true, attributeFilter: ['open'] });
  // The field still has the focus during the event.
  addEventListener('focusout', () => setTimeout(callBack), { signal: done });
  document.addEventListener('visibilitychange', callBack, { signal: done });
}

/** Elements that show something without text, among them all of the project. */
const SHOWN = 'img, svg, video, iframe, input, :is(:not(:defined), :state(ready))';

const readText = (nodes: Iterable<Element>) =>
  Array.from(nodes, ({ textContent }) => textContent.replace(/\s/g, '')).join('');

/**
 * Warns about an empty popup. Published sites contain an empty box for a popup that their own script fills. Its settings may
 * be a script in it.
 */
function hasContent(host: HTMLElement): boolean {
  const hasText = readText([host]) !== readText(host.querySelectorAll('script, style'));
  if (hasText || host.querySelector(SHOWN)) return true;
  warn(host.localName, 'has no content, so it does not open by itself.');
  return false;
}

/** @returns false if the page prevents it */
const request = (element: HTMLElement): boolean =>
  element.dispatchEvent(
    new CustomEvent('site-popup-open-request', { bubbles: true, composed: true, cancelable: true }),
  );
