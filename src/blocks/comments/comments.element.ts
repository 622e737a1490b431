// Element class of <site-comments>: the thread at Disqus after click and consent, counts, and published mounts.
import { createBehavior } from '../../kit/behavior/behavior';
import { adoptStyles } from '../../kit/element/styles';
import { createFacade } from '../../kit/facade/facade';
import facadeStyles from '../../kit/facade/facade.light.css?inline';
import type { Services } from '../../services/services';
import { comments } from './comments.contract';
import styles from './comments.light.css?inline';
import { CommentState, formatCount } from './comments.model';

/** What the script looks for, as its documentation describes. */
const THREAD_ID = 'disqus_thread';

interface DisqusConfig {
  page: { identifier?: string; url?: string };
}

export class SiteComments extends createBehavior(comments) {
  #count: HTMLElement | undefined;
  #hasCounted = false;
  readonly #facade = createFacade({
    host: this,
    getStatuses: () => ({
      consent: this.labelConsent,
      loading: this.labelLoading,
      failed: this.labelFailed,
    }),
    getAction: (stage) => (this.#isEnabled() && stage !== 'loaded' ? this.labelShow : ''),
    getSettingsLabel: () => this.labelSettings,
  });

  override onConnect(signal: AbortSignal): void {
    adoptStyles(this, [facadeStyles, styles]);
    this.#facade.connect(signal);
    this.#facade.action.addEventListener('click', () => this.#onShow(signal), { signal });
    signal.addEventListener('abort', () => this.#count?.remove());
    this.onOptionsChange();
    void this.#connectServices(signal);
  }

  override onOptionsChange(): void {
    this.#fillMount();
    this.#facade.update();
    this.#loadCounts();
  }

  async #connectServices(signal: AbortSignal): Promise<void> {
    if (await this.#facade.findServices(signal)) this.onOptionsChange();
  }

  /** The mount of a published page has the count and the state as attributes, and no content. */
  #fillMount(): void {
    this.#count?.remove();
    const mount = this.#getMount();
    const count = mount?.dataset.publicCommentCount;
    if (!mount || count === undefined || mount.textContent.trim()) return;
    this.#count = document.createElement('p');
    this.#count.dataset.siteOwn = '';
    const isClosed = Number(mount.dataset.commentState) === CommentState.closed;
    this.#count.textContent = [formatCount(Number(count), this), isClosed && this.labelClosed]
      .filter(Boolean)
      .join('. ');
    mount.after(this.#count);
  }

  readonly #getMount = (): HTMLElement | null => this.querySelector<HTMLElement>('[data-item-id]');

  #loadCounts(): void {
    const { services } = this.#facade;
    if (!this.counts || this.#hasCounted || !services) return;
    this.#hasCounted = true;
    void services.thirdParties.comments.count(this.#getShortname());
  }

  #getShortname(): string {
    return this.shortname || (this.#facade.services?.context.websiteSettings.disqusShortname ?? '');
  }

  /** Whether there can be a thread at all. */
  #isEnabled(): boolean {
    return !!this.#facade.services?.context.websiteSettings.commentsEnabled && this.#getShortname() !== '';
  }

  #onShow(signal: AbortSignal): void {
    const { stage } = this.#facade;
    if (stage !== 'consent' && stage !== 'loading') void this.#load(signal);
  }

  async #load(signal: AbortSignal): Promise<void> {
    const services = await this.#facade.begin(signal);
    if (!services) return;
    this.#openBox();
    const config = this.#createConfig(services);
    Object.assign(globalThis, { disqus_config: config });
    // The script draws the first thread by itself.
    const disqus = services.page.getGlobal('DISQUS') as { reset?(options: object): void } | undefined;
    const isLoaded = await services.thirdParties.comments.thread(this.#getShortname());
    if (signal.aborted) return;
    if (!isLoaded) this.#facade.closeBox();
    if (isLoaded) disqus?.reset?.({ reload: true, config });
    this.#facade.setStage(isLoaded ? 'loaded' : 'failed');
    this.emit(isLoaded ? 'site-comments-load' : 'site-comments-fail');
  }

  #openBox(): void {
    document.getElementById(THREAD_ID)?.removeAttribute('id');
    const box = document.createElement('div');
    box.dataset.siteOwn = 'thread';
    box.id = THREAD_ID;
    this.#facade.openBox(box);
  }

  /** Called by the script with itself as `this`. */
  #createConfig({ page }: Services): (this: DisqusConfig) => void {
    const url = page.url().href.replace(/#.*/, '');
    const identifier = this.identifier || this.#getMount()?.dataset.itemId || page.url().pathname;
    return function () {
      Object.assign(this.page, { url, identifier });
    };
  }
}
