// Element class of <site-embed>: shows the frame of the provider in place of the page's content after a click.
import { type EmbedFrame, resolveEmbed } from '../../core/embeds/resolve-embed';
import { fill } from '../../core/messages';
import { isPlainClick } from '../../kit/behavior/plain-click';
import { toggleState } from '../../kit/behavior/toggle-state';
import { createElementBase } from '../../kit/element/element-base';
import { findServices } from '../../kit/element/find-services';
import { adoptStyles } from '../../kit/element/styles';
import { warn } from '../../kit/element/warn';
import { isRequestAllowed, whenGranted } from '../../kit/facade/consent-wait';
import facade from '../../kit/facade/facade.light.css?inline';
import { createFacadeFooter } from '../../kit/facade/facade-footer';
import type { Services } from '../../services/services';
import { findLink, hasContent, hasOwnFrame, readSources } from './embed.content';
import { embed } from './embed.contract';
import styles from './embed.light.css?inline';
import type { EmbedDetail, FailureReason, Stage } from './embed.types';
import { createFrameBox, whenShown } from './embed-frame';

const STAGES: readonly Stage[] = ['consent', 'loading', 'loaded', 'failed'];

export class SiteEmbed extends createElementBase(embed) {
  #stage: Stage = 'idle';
  #frame: EmbedFrame | undefined;
  #connection: AbortController | undefined;
  /** Of the frame that is requested or shown. */
  #showing: AbortController | undefined;
  #services: Services | undefined;
  #box: HTMLElement | undefined;
  #ownLink: HTMLElement | undefined;
  readonly #footer = createFacadeFooter(this.ownerDocument, () => this.#services?.consent.showBanner());

  override connectedCallback(): void {
    super.connectedCallback();
    adoptStyles(this, [facade, styles]);
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    this.addEventListener('click', this.#onClick, { signal });
    this.#footer.action.addEventListener('click', this.#onAction, { signal });
    this.append(this.#footer.node);
    this.onOptionsChange();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#connection?.abort();
    this.#close();
    this.#footer.node.remove();
    this.#ownLink?.remove();
  }

  override onOptionsChange(): void {
    const frame = hasOwnFrame(this) ? undefined : this.#resolve();
    if (frame?.url !== this.#frame?.url) this.#close();
    this.#frame = frame;
    this.#updateLink();
    this.#setStage(this.#stage);
  }

  #resolve(): EmbedFrame | undefined {
    const sources = readSources(this, this.src, this.html);
    const hosts = this.frameHosts
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean);
    const frame = resolveEmbed(sources, { provider: this.provider, hosts, base: this.baseURI });
    const unknown = sources.frames.find((address) => /^(https?:)?\/\//.test(address));
    if (!frame && unknown)
      warn(
        embed.tag,
        `"${unknown.slice(0, 80)}" has no frame that may be shown; the content of the page stays. frame-hosts allows further hosts.`,
      );
    return frame;
  }

  /** Without content of the page, a link is the least that visitors need. */
  #updateLink(): void {
    this.#ownLink?.remove();
    if (!this.#frame || hasContent(this)) return;
    const link = document.createElement('a');
    link.href = this.#frame.source;
    link.textContent = this.#fill(this.labelOpen);
    this.#ownLink = document.createElement('p');
    this.#ownLink.dataset.siteOwn = 'link';
    this.#ownLink.append(link);
    this.prepend(this.#ownLink);
  }

  readonly #onAction = () => {
    if (this.#stage === 'loaded') this.#close();
    else if (this.#stage !== 'loading') void this.#show();
  };

  /** On the link that the frame is of, or replayed at the element itself. A second click follows the link. */
  readonly #onClick = (event: MouseEvent) => {
    if (!this.#frame || this.#stage !== 'idle' || event.defaultPrevented || !isPlainClick(event)) return;
    const isLink = findLink(this, this.#frame.source)?.contains(event.target as Node);
    if (!isLink && !(event.target === this && !event.isTrusted)) return;
    event.preventDefault();
    void this.#show();
  };

  async #show(): Promise<void> {
    const frame = this.#frame;
    if (!frame || !this.#dispatch('show-request', toDetail(frame), true)) return;
    this.#showing?.abort();
    this.#showing = new AbortController();
    const { signal } = this.#showing;
    this.#setStage('loading');
    this.#services = await findServices(this);
    if (signal.aborted) return;
    if (!this.#services) return this.#fail(frame, 'blocked');
    if (!isRequestAllowed(this.#services, frame.url)) {
      this.#setStage('consent');
      await whenGranted(this.#services, signal);
      if (signal.aborted) return;
      this.#setStage('loading');
    }
    this.#box?.remove();
    this.#box = createFrameBox(this.ownerDocument, frame, this.#fill(this.labelFrame));
    const shown = whenShown(this.#box, frame, this.#services.page, signal);
    this.#footer.node.before(this.#box);
    const failure = await shown;
    if (signal.aborted) return;
    if (failure) return this.#fail(frame, failure);
    // Its link is hidden now.
    const isFocusHidden =
      this.contains(document.activeElement) && !this.#footer.node.contains(document.activeElement);
    this.#setStage('loaded');
    if (isFocusHidden) this.#footer.action.focus({ preventScroll: true });
    this.#dispatch('load', toDetail(frame));
  }

  #fail(frame: EmbedFrame, reason: FailureReason): void {
    const hint =
      reason === 'blocked' ? ' Does the Content Security Policy of the page allow it (frame-src)?' : '';
    this.#services?.page.warn(`${embed.tag}: ${frame.url} is not shown: ${reason}.${hint}`);
    this.#box?.remove();
    this.#setStage('failed');
    this.#dispatch('fail', { ...toDetail(frame), reason });
  }

  #close(): void {
    this.#showing?.abort();
    this.#box?.remove();
    this.#setStage('idle');
  }

  #setStage(stage: Stage): void {
    this.#stage = stage;
    for (const name of STAGES) toggleState(this, name, name === stage);
    const texts: Readonly<Record<Stage, string>> = {
      idle: '',
      consent: this.labelConsent,
      loading: this.labelLoading,
      loaded: this.labelLoaded,
      failed: this.labelFailed,
    };
    const action = stage === 'loaded' ? this.labelClose : this.#fill(this.labelShow);
    this.#footer.update(
      this.#frame ? this.#fill(texts[stage]) : '',
      stage === 'consent' ? this.labelSettings : '',
      this.#frame ? action : '',
    );
    // Not `disabled`: the button keeps the focus.
    if (stage === 'loading') this.#footer.action.setAttribute('aria-disabled', 'true');
    else this.#footer.action.removeAttribute('aria-disabled');
  }

  readonly #fill = (text: string): string => fill(text, { provider: this.#frame?.title ?? '' });

  #dispatch(name: string, detail: unknown, cancelable = false): boolean {
    const type = `site-embed-${name}`;
    return this.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, cancelable, detail }));
  }
}

const toDetail = ({ provider, url }: EmbedFrame): EmbedDetail => ({ provider: provider ?? null, url });
