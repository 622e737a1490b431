// Element class of <site-button>: tracks the page's link or button, and delays a navigation until the click is tracked.
import { createElementBase } from '../../kit/element/element-base';
import { subscribeToServices } from '../../kit/element/request-services';
import { warn } from '../../kit/element/warn';
import type { Services } from '../../services/services';
import { describeButton, describeClick, findControl } from './button.content';
import { button } from './button.contract';
import { isDelayed } from './button.model';
import { createDelayedNavigation } from './delayed-navigation';

export class SiteButton extends createElementBase(button) {
  #services: Services | undefined;
  #unsubscribe: (() => void) | undefined;
  #listeners: AbortController | undefined;
  #isRenderTracked = false;
  /** The link that `new-window` has changed, and its target before. */
  #changedLink: { readonly link: HTMLAnchorElement; readonly target: string } | undefined;

  readonly #navigation = createDelayedNavigation((isPending) => {
    this.toggleAttribute('data-pending', isPending);
  });

  override connectedCallback(): void {
    super.connectedCallback();
    this.#listeners = new AbortController();
    const { signal } = this.#listeners;
    for (const type of ['click', 'auxclick'] as const) this.addEventListener(type, this.#onClick, { signal });
    // A page that is restored from the cache must not navigate.
    addEventListener('pagehide', () => this.#navigation.cancel(), { signal });
    this.onOptionsChange();
    this.#unsubscribe = subscribeToServices(this, (services) => {
      this.#services = services;
      this.#trackRender();
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#listeners?.abort();
    this.#unsubscribe?.();
    this.#unsubscribe = this.#services = undefined;
  }

  override onOptionsChange(): void {
    const control = findControl(this);
    if (!control && this.textContent.trim())
      warn(button.tag, 'contains no link with an address and no button; nothing is tracked.');
    if (this.#changedLink) this.#changedLink.link.target = this.#changedLink.target;
    this.#changedLink = undefined;
    if (!this.newWindow || !(control instanceof HTMLAnchorElement)) return;
    this.#changedLink = { link: control, target: control.target };
    control.target = '_blank';
  }

  #trackRender(): void {
    const control = findControl(this);
    if (this.#isRenderTracked || !this.#services || !control) return;
    this.#isRenderTracked = true;
    this.#services.tracking.buttonRender(describeButton(this, control, this));
  }

  readonly #onClick = (event: MouseEvent) => {
    const control = findControl(this);
    // The middle button opens links as well; other buttons open a menu.
    if (!control || event.button > 1 || !event.composedPath().includes(control)) return;
    const isLink = control instanceof HTMLAnchorElement;
    const delays = isLink && isDelayed(describeClick(event, control), location.href);
    if (delays && this.#navigation.isPending()) return event.preventDefault();
    const services = this.#services;
    if (!services) return;
    const tracked = services.tracking.buttonClick(describeButton(this, control, this));
    // Without consent, nothing is sent and the browser follows the link.
    if (!delays || services.consent.tracking.get() !== 'granted') return;
    event.preventDefault();
    this.#navigation.start(control, tracked);
  };
}
