// Containers that React renders into: the shadow root, or a marked node in the light DOM.

/** The shadow root, declared by the page or made here. */
export function getShadowContainer(host: HTMLElement): HTMLElement | ShadowRoot {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  for (const sheet of root.querySelectorAll('[data-first-paint]')) sheet.remove();
  return root.querySelector<HTMLElement>('[data-root]') ?? root;
}

const LIGHT = 'data-site-root';

/** For a block among the page's own nodes; not in the page yet. */
export function createLightContainer(host: HTMLElement): HTMLElement {
  const container = host.ownerDocument.createElement('div');
  container.setAttribute(LIGHT, '');
  return container;
}

/** First child of the host; what `cloneNode` or saved HTML left of another one goes. */
export function insertLightContainer(host: HTMLElement, container: HTMLElement): void {
  for (const stale of host.querySelectorAll(`:scope > [${LIGHT}]`)) if (stale !== container) stale.remove();
  if (container.parentNode !== host) host.prepend(container);
}
