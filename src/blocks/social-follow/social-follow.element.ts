// Element class of <site-social-follow>: the follow button of the network in place of the page's link.

import { isPlainClick } from '../../kit/behavior/plain-click';
import { toggleState } from '../../kit/behavior/toggle-state';
import { createElementBase } from '../../kit/element/element-base';
import { findServices } from '../../kit/element/find-services';
import { adoptStyles } from '../../kit/element/styles';
import { whenGranted } from '../../kit/facade/consent-wait';
import facade from '../../kit/facade/facade.light.css?inline';
import { createFacadeFooter } from '../../kit/facade/facade-footer';
import type { Services } from '../../services/services';
import { socialFollow } from './social-follow.contract';

type Stage = 'idle' | 'consent' | 'loading' | 'loaded' | 'failed';

const STAGES: readonly Stage[] = ['consent', 'loading', 'loaded', 'failed'];

/** What the script of the network looks for. */
const BUTTON_CLASS = 'twitter-follow-button';

export class SiteSocialFollow extends createElementBase(socialFollow) {
  #stage: Stage = 'idle';
  #connection: AbortController | undefined;
  #services: Services | undefined;
  readonly #footer = createFacadeFooter(this.ownerDocument, () => this.#services?.consent.showBanner());

  override connectedCallback(): void {
    super.connectedCallback();
    adoptStyles(this, [facade]);
    this.#connection = new AbortController();
    this.addEventListener('click', this.#onClick, { signal: this.#connection.signal });
    this.append(this.#footer.node);
    this.#setStage('idle');
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#connection?.abort();
    this.#footer.node.remove();
  }

  override onOptionsChange(): void {
    this.#setStage(this.#stage);
  }

  readonly #onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    // A second click follows the link.
    if (!link || this.#stage !== 'idle' || event.defaultPrevented || !isPlainClick(event)) return;
    if (!/(^|\.)(x|twitter)\.com$/.test(link.hostname) && !this.scriptUrl) return;
    event.preventDefault();
    void this.#load(link);
  };

  async #load(link: HTMLAnchorElement): Promise<void> {
    const { signal } = this.#connection!;
    this.#setStage('loading');
    this.#services = await findServices(this);
    if (signal.aborted) return;
    if (!this.#services) return this.#fail();
    const { consent, thirdParties, page } = this.#services;
    if (consent.state.get() !== 'granted') {
      this.#setStage('consent');
      await whenGranted(this.#services, signal);
      if (signal.aborted) return;
      this.#setStage('loading');
    }
    link.classList.add(BUTTON_CLASS);
    const isLoaded = await thirdParties.social.follow(this.scriptUrl || undefined);
    if (signal.aborted) return;
    if (!isLoaded) return this.#fail();
    const network = page.getGlobal('twttr') as { widgets?: { load?(root: Element): unknown } } | undefined;
    network?.widgets?.load?.(this);
    this.#setStage('loaded');
    this.dispatchEvent(new CustomEvent('site-social-follow-load', { bubbles: true, composed: true }));
  }

  #fail(): void {
    this.#setStage('failed');
    this.dispatchEvent(new CustomEvent('site-social-follow-fail', { bubbles: true, composed: true }));
  }

  #setStage(stage: Stage): void {
    this.#stage = stage;
    for (const name of STAGES) toggleState(this, name, name === stage);
    const texts: Readonly<Partial<Record<Stage, string>>> = {
      consent: this.labelConsent,
      loading: this.labelLoading,
      failed: this.labelFailed,
    };
    this.#footer.update(texts[stage] ?? '', stage === 'consent' ? this.labelSettings : '');
  }
}
