// Element class of <site-comments>: the thread at Disqus after click and consent, counts, and published mounts.
import { toggleState } from '../../kit/behavior/toggle-state';
import { createElementBase } from '../../kit/element/element-base';
import { findServices } from '../../kit/element/find-services';
import { adoptStyles } from '../../kit/element/styles';
import { whenGranted } from '../../kit/facade/consent-wait';
import facade from '../../kit/facade/facade.light.css?inline';
import { createFacadeFooter } from '../../kit/facade/facade-footer';
import type { Services } from '../../services/services';
import { comments } from './comments.contract';
import styles from './comments.light.css?inline';
import { CommentState, formatCount } from './comments.model';

type Stage = 'idle' | 'consent' | 'loading' | 'loaded' | 'failed';

const STAGES: readonly Stage[] = ['consent', 'loading', 'loaded', 'failed'];

/** What the script looks for, as its documentation describes. */
const THREAD_ID = 'disqus_thread';

interface DisqusConfig {
  page: { identifier?: string; url?: string };
}

export class SiteComments extends createElementBase(comments) {
  #stage: Stage = 'idle';
  #connection: AbortController | undefined;
  #services: Services | undefined;
  #box: HTMLElement | undefined;
  #count: HTMLElement | undefined;
  #hasCounted = false;
  readonly #footer = createFacadeFooter(this.ownerDocument, () => this.#services?.consent.showBanner());

  override connectedCallback(): void {
    super.connectedCallback();
    adoptStyles(this, [facade, styles]);
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    this.#footer.action.addEventListener('click', this.#onShow, { signal });
    this.append(this.#footer.node);
    this.onOptionsChange();
    void this.#connect(signal);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#connection?.abort();
    for (const node of [this.#box, this.#count, this.#footer.node]) node?.remove();
    this.#stage = 'idle';
  }

  override onOptionsChange(): void {
    this.#fillMount();
    this.#setStage(this.#stage);
    this.#loadCounts();
  }

  async #connect(signal: AbortSignal): Promise<void> {
    const services = await findServices(this);
    if (!services || signal.aborted) return;
    this.#services = services;
    this.#setStage(this.#stage);
    this.#loadCounts();
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
    if (!this.counts || this.#hasCounted || !this.#services) return;
    this.#hasCounted = true;
    void this.#services.thirdParties.comments.count(this.#getShortname());
  }

  #getShortname(): string {
    return this.shortname || (this.#services?.context.websiteSettings.disqusShortname ?? '');
  }

  /** Whether there can be a thread at all. */
  #isEnabled(): boolean {
    return !!this.#services?.context.websiteSettings.commentsEnabled && this.#getShortname() !== '';
  }

  readonly #onShow = () => {
    if (this.#stage !== 'loading' && this.#services) void this.#load(this.#services);
  };

  async #load(services: Services): Promise<void> {
    const { signal } = this.#connection!;
    if (services.consent.state.get() !== 'granted') {
      if (this.#stage === 'consent') return;
      this.#setStage('consent');
      await whenGranted(services, signal);
      if (signal.aborted) return;
    }
    this.#setStage('loading');
    this.#openBox();
    const config = this.#createConfig(services);
    Object.assign(globalThis, { disqus_config: config });
    // The script draws the first thread by itself.
    const disqus = services.page.getGlobal('DISQUS') as { reset?(options: object): void } | undefined;
    const isLoaded = await services.thirdParties.comments.thread(this.#getShortname());
    if (signal.aborted) return;
    if (!isLoaded) this.#box?.remove();
    if (isLoaded) disqus?.reset?.({ reload: true, config });
    this.#setStage(isLoaded ? 'loaded' : 'failed');
    const type = `site-comments-${isLoaded ? 'load' : 'fail'}`;
    this.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true }));
  }

  #openBox(): void {
    document.getElementById(THREAD_ID)?.removeAttribute('id');
    this.#box?.remove();
    this.#box = document.createElement('div');
    this.#box.dataset.siteOwn = 'thread';
    this.#box.id = THREAD_ID;
    this.#footer.node.before(this.#box);
  }

  /** Called by the script with itself as `this`. */
  #createConfig({ page }: Services): (this: DisqusConfig) => void {
    const url = page.url().href.replace(/#.*/, '');
    const identifier = this.identifier || this.#getMount()?.dataset.itemId || page.url().pathname;
    return function () {
      Object.assign(this.page, { url, identifier });
    };
  }

  #setStage(stage: Stage): void {
    this.#stage = stage;
    for (const name of STAGES) toggleState(this, name, name === stage);
    const texts: Readonly<Partial<Record<Stage, string>>> = {
      consent: this.labelConsent,
      loading: this.labelLoading,
      failed: this.labelFailed,
    };
    const isOffered = this.#isEnabled() && stage !== 'loaded';
    this.#footer.update(
      texts[stage] ?? '',
      stage === 'consent' ? this.labelSettings : '',
      isOffered ? this.labelShow : '',
    );
  }
}
