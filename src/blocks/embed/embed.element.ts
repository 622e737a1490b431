// Element class of <site-embed>: shows the frame of the provider in place of the page's content after a click.
import {
  type EmbedFrame,
  type EmbedSources,
  resolveEmbed,
  resolveLink,
} from '../../core/embeds/resolve-embed';
import { fillPlaceholders } from '../../core/messages/fill-placeholders';
import { createBehavior } from '../../kit/behavior/behavior';
import { isPlainInput } from '../../kit/behavior/plain-input';
import { toggleState } from '../../kit/behavior/toggle-state';
import { adoptStyles } from '../../kit/element/styles';
import { warn } from '../../kit/element/warn';
import { isRequestAllowed } from '../../kit/facade/consent-wait';
import { createFacade, type FacadeStage } from '../../kit/facade/facade';
import facadeStyles from '../../kit/facade/facade.light.css?inline';
import { findLink, hasContent, hasOwnFrame, readSources } from './embed.content';
import { embed } from './embed.contract';
import styles from './embed.light.css?inline';
import type { EmbedDetail, FailureReason } from './embed.types';
import { createFrameBox, isSilent, waitForConfirmation, waitForFrame } from './embed-frame';

export class SiteEmbed extends createBehavior(embed) {
  #frame: EmbedFrame | undefined;
  /** Controller of the frame that is being requested or shown. */
  #showing: AbortController | undefined;
  #isUnconfirmed = false;
  #generatedLink: HTMLElement | undefined;
  readonly #facade = createFacade({
    host: this,
    getStatuses: () => this.#getStatuses(),
    getAction: (stage) => {
      if (!this.#frame) return '';
      return stage === 'loaded' ? this.labelClose : this.#fill(this.labelShow);
    },
    getSettingsLabel: () => this.labelSettings,
  });

  override onConnect(signal: AbortSignal): void {
    adoptStyles(this, [facadeStyles, styles]);
    this.#facade.connect(signal);
    this.addEventListener('click', this.#onClick, { signal });
    this.#facade.action.addEventListener('click', this.#onAction, { signal });
    signal.addEventListener('abort', () => {
      this.#showing?.abort();
      this.#generatedLink?.remove();
    });
    this.onOptionsChange();
  }

  override onOptionsChange(): void {
    const sources = hasOwnFrame(this) ? { frames: [], links: [] } : readSources(this, this.src, this.html);
    const frame = this.#resolve(sources);
    if (frame?.url !== this.#frame?.url) this.#close();
    this.#frame = frame;
    this.#updateLink(frame ?? resolveLink(sources, this.baseURI));
    const isEmpty = !this.#generatedLink?.isConnected && !hasOwnFrame(this) && !hasContent(this);
    toggleState(this, 'empty', isEmpty);
    // A script may still fill one without any markup.
    if (isEmpty && this.querySelector(':scope > :not([data-site-own])'))
      warn(embed.tag, 'it has neither content nor an address that can be read; it shows nothing.');
    this.#facade.update();
  }

  #resolve(sources: EmbedSources): EmbedFrame | undefined {
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

  /** Adds a link if the page has no content. */
  #updateLink(target: Pick<EmbedFrame, 'title' | 'source'> | undefined): void {
    this.#generatedLink?.remove();
    if (!target || hasContent(this)) return;
    const link = document.createElement('a');
    link.href = target.source;
    link.textContent = fillPlaceholders(this.labelOpen, { provider: target.title });
    this.#generatedLink = document.createElement('p');
    this.#generatedLink.dataset.siteOwn = 'link';
    this.#generatedLink.append(link);
    this.prepend(this.#generatedLink);
  }

  readonly #onAction = () => {
    if (this.#facade.stage === 'loaded') this.#close();
    else if (this.#facade.stage !== 'loading') void this.#show();
  };

  /** On the link that the frame is of, or replayed at the element itself. A second click follows the link. */
  readonly #onClick = (event: MouseEvent) => {
    if (!this.#frame || this.#facade.stage !== 'idle' || !isPlainInput(event)) return;
    const isLink = findLink(this, this.#frame.source)?.contains(event.target as Node);
    if (!isLink && !(event.target === this && !event.isTrusted)) return;
    event.preventDefault();
    void this.#show();
  };

  async #show(): Promise<void> {
    const frame = this.#frame;
    if (!frame || !this.emit('site-embed-show-request', toDetail(frame))) return;
    this.#showing?.abort();
    this.#showing = new AbortController();
    const { signal } = this.#showing;
    signal.addEventListener('abort', () => this.#setUnconfirmed(false));
    const services = await this.#facade.begin(signal, (found) => isRequestAllowed(found, frame.url));
    if (signal.aborted) return;
    if (!services) return this.#fail(frame, 'blocked');
    const box = createFrameBox(this.ownerDocument, frame, this.#fill(this.labelFrame));
    const shown = waitForFrame(box, frame, services.page, signal);
    const confirmed = frame.provider ? waitForConfirmation(frame, services.page, signal) : undefined;
    this.#facade.openBox(box);
    const failure = await shown;
    if (signal.aborted) return;
    if (failure) return this.#fail(frame, failure);
    // The focused link is now hidden.
    const { action } = this.#facade;
    const isFocusHidden =
      this.contains(document.activeElement) && !action.parentNode?.contains(document.activeElement);
    this.#facade.setStage('loaded');
    if (isFocusHidden) action.focus({ preventScroll: true });
    this.emit('site-embed-load', toDetail(frame));
    if ((await confirmed) !== false) return;
    // After a frame painted without the status, its text counts as new instead of shifted.
    const report = () => {
      if (!signal.aborted) this.#setUnconfirmed(true);
    };
    requestAnimationFrame(() => requestAnimationFrame(report));
  }

  /** The frame may be an error page: a message beside the button says how to return to the link. */
  #setUnconfirmed(isUnconfirmed: boolean): void {
    this.#isUnconfirmed = isUnconfirmed;
    toggleState(this, 'unconfirmed', isUnconfirmed);
    this.#facade.update();
  }

  #fail(frame: EmbedFrame, reason: FailureReason): void {
    const hint =
      reason === 'blocked' ? ' Does the Content Security Policy of the page allow it (frame-src)?' : '';
    this.#facade.services?.page.warn(`${embed.tag}: ${frame.url} is not shown: ${reason}.${hint}`);
    this.#facade.closeBox();
    this.#facade.setStage('failed');
    this.emit('site-embed-fail', { ...toDetail(frame), reason });
  }

  #close(): void {
    this.#showing?.abort();
    this.#facade.closeBox();
    this.#facade.setStage('idle');
  }

  #getStatuses(): Readonly<Partial<Record<FacadeStage, string>>> {
    if (!this.#frame) return {};
    return {
      consent: this.#fill(this.labelConsent),
      loading: this.#fill(this.labelLoading),
      loaded: this.#fill(
        this.#isUnconfirmed
          ? isSilent(this.#frame)
            ? this.labelSilent
            : this.labelUnconfirmed
          : this.labelLoaded,
      ),
      failed: this.#fill(this.labelFailed),
    };
  }

  readonly #fill = (text: string): string => fillPlaceholders(text, { provider: this.#frame?.title ?? '' });
}

const toDetail = ({ provider, url }: EmbedFrame): EmbedDetail => ({ provider: provider ?? null, url });
