// Waits until a popup interrupts nothing: the page is visible, with no cookie banner or dialog, and nobody is typing.
import { observeMutations } from '../../kit/behavior/observe';
import { waitFor } from './wait-for';

/** Resolves at once if nothing is in the way, or when `signal` is aborted. */
export async function whenPageIdle(signal: AbortSignal): Promise<void> {
  await Promise.all([...document.querySelectorAll('site-cookie-banner')].map(whenDefined));
  while (!signal.aborted && isPageBusy()) await nextChange(signal);
}

/** A banner whose script is still loading may be about to appear. */
async function whenDefined(banner: Element & { updateComplete?: Promise<void> }): Promise<void> {
  if (document.documentElement.dataset.siteFailed?.includes(banner.localName)) return;
  await customElements.whenDefined(banner.localName);
  await banner.updateComplete;
}

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

/** Resolves when an overlay may have closed or a field has lost the focus. */
const nextChange = (signal: AbortSignal): Promise<void> =>
  waitFor(signal, (resolve, done) => {
    for (const root of getRoots())
      observeMutations(root, done, resolve, { childList: true, subtree: true, attributeFilter: ['open'] });
    // The field still has the focus during the event.
    addEventListener('focusout', () => setTimeout(resolve), { signal: done });
    document.addEventListener('visibilitychange', resolve, { signal: done });
  });
