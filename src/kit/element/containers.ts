// Containers that React renders into: the shadow root, or a marked node in the light DOM.

/** The shadow root, declared in the page or attached here. */
export function getShadowContainer(host: HTMLElement): HTMLElement | ShadowRoot {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  for (const sheet of root.querySelectorAll('[data-first-paint]')) sheet.remove();
  return root.querySelector<HTMLElement>('[data-root]') ?? root;
}

const LIGHT = 'data-site-root';

/** Creates the container of a light-DOM block, not yet inserted. */
export function createLightContainer(host: HTMLElement): HTMLElement {
  const container = host.ownerDocument.createElement('div');
  container.setAttribute(LIGHT, '');
  return container;
}

/** Inserts the container as first child of the host and removes copies left by `cloneNode` or saved HTML. */
export function insertLightContainer(host: HTMLElement, container: HTMLElement): void {
  for (const stale of host.querySelectorAll(`:scope > [${LIGHT}]`)) if (stale !== container) stale.remove();
  if (container.parentNode !== host) host.prepend(container);
}
