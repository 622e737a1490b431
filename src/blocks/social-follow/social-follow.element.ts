// Element class of <site-social-follow>: the follow button of the network in place of the page's link.
import { createBehavior } from '../../kit/behavior/behavior';
import { isPlainInput } from '../../kit/behavior/plain-input';
import { adoptStyles } from '../../kit/element/styles';
import { createFacade } from '../../kit/facade/facade';
import facadeStyles from '../../kit/facade/facade.light.css?inline';
import { socialFollow } from './social-follow.contract';

/** The class that the script of the network looks for. */
const BUTTON_CLASS = 'twitter-follow-button';

export class SiteSocialFollow extends createBehavior(socialFollow) {
  readonly #facade = createFacade({
    host: this,
    getStatuses: () => ({
      consent: this.labelConsent,
      loading: this.labelLoading,
      failed: this.labelFailed,
    }),
    getSettingsLabel: () => this.labelSettings,
  });

  override onConnect(signal: AbortSignal): void {
    adoptStyles(this, [facadeStyles]);
    this.#facade.connect(signal);
    this.addEventListener('click', (event) => this.#onClick(event, signal), { signal });
  }

  override onOptionsChange(): void {
    this.#facade.update();
  }

  #onClick(event: MouseEvent, signal: AbortSignal): void {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    // A second click follows the link.
    if (!link || this.#facade.stage !== 'idle' || !isPlainInput(event)) return;
    if (!/(^|\.)(x|twitter)\.com$/.test(link.hostname) && !this.scriptUrl) return;
    event.preventDefault();
    void this.#load(link, signal);
  }

  async #load(link: HTMLAnchorElement, signal: AbortSignal): Promise<void> {
    const services = await this.#facade.begin(signal);
    if (signal.aborted) return;
    if (!services) return this.#fail();
    const { thirdParties, page } = services;
    link.classList.add(BUTTON_CLASS);
    const isLoaded = await thirdParties.social.follow(this.scriptUrl || undefined);
    if (signal.aborted) return;
    if (!isLoaded) return this.#fail();
    const network = page.getGlobal('twttr') as { widgets?: { load?(root: Element): unknown } } | undefined;
    network?.widgets?.load?.(this);
    this.#facade.setStage('loaded');
    this.emit('site-social-follow-load');
  }

  #fail(): void {
    this.#facade.setStage('failed');
    this.emit('site-social-follow-fail');
  }
}
