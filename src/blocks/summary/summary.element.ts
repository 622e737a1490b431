// Element class of <site-summary>: arrows, the choice of events, and the content of an empty element.
import { resolveMessages } from '../../kit/contract/messages';
import { findServices } from '../../kit/element/find-services';
import { loadPart } from '../../kit/element/load-part';
import { loadTranslation } from '../../kit/element/load-translation';
import { adoptStyles } from '../../kit/element/styles';
import { createTranslatedBase } from '../../kit/element/translated-base';
import { type Arrows, addArrows } from './carousel-arrows';
import { findItems, findPager, findTrack, getDates, readBlock, readMarkupOptions } from './summary.content';
import { summary } from './summary.contract';
import styles from './summary.light.css?inline';
import { defaultMessages, type SummaryMessages } from './summary.messages';
import { getVideoPlaceholderRatio, isChosen } from './summary.model';

/** Placeholders of videos. */
const VIDEO = '.summary-item-record-type-video .summary-thumbnail, [data-type="video"]';

/** Blocks of other collections have the setting of events, too. */
const EVENTS = '[class*="type-event"]';

/** Options that the style sheet reads, with their units. It reads attributes only, and not all values in every browser. */
const LAYOUT_OPTIONS = [
  ['columnWidth', 'column-width', 'px'],
  ['gutter', 'gutter', 'px'],
  ['slidesPerRow', 'slides-per-row', ''],
  ['listImageSize', 'list-image-size', '%'],
  ['imageAspectRatio', 'image-aspect-ratio', ''],
] as const;

export class SiteSummary extends createTranslatedBase(summary) {
  #arrows: Arrows | undefined;
  #stopImages: (() => void) | undefined;
  #connection: AbortController | undefined;
  /** Collection whose content was requested. */
  #requested = '';
  #now = Date.now();

  override connectedCallback(): void {
    super.connectedCallback();
    adoptStyles(this, [styles]);
    this.#connection = new AbortController();
    this.onOptionsChange();
    void findServices(this).then((services) => {
      if (!services) return;
      this.#now = services.page.clock.now();
      if (this.isConnected) this.#chooseEvents();
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#connection?.abort();
    this.#stopImages?.();
    this.#arrows?.remove();
    this.#arrows = undefined;
    this.#requested = '';
  }

  override onOptionsChange(): void {
    this.#applySettings();
    this.#chooseEvents();
    this.#updateArrows();
    void this.#loadImages();
    if (findItems(this).length === 0 && this.#get('collectionId')) void this.#load();
  }

  /** Settings of the block of a site builder, below the attributes. */
  #get<N extends 'design' | 'collectionId' | 'imageAspectRatio' | 'slidesPerRow' | 'events'>(
    name: N,
  ): this[N] {
    const attribute = summary.attributes[name];
    if (this[name] !== attribute.defaultValue) return this[name];
    const aliases = [name, ...attribute.aliases];
    const options = readMarkupOptions(this);
    const found = aliases.map((key) => options[key]).find((value) => value !== undefined);
    const value = found === undefined ? undefined : attribute.read(found, 'json');
    return (typeof value === 'symbol' || value === undefined ? this[name] : value) as this[N];
  }

  #applySettings(): void {
    this.dataset.shown = this.#get('design');
    for (const [name, attribute, unit] of LAYOUT_OPTIONS) {
      const isGiven = this[name] !== summary.attributes[name].defaultValue || this.hasAttribute(attribute);
      this.style.setProperty(`--_${attribute}`, isGiven ? `${this[name]}${unit}` : null);
    }
    const ratio = getVideoPlaceholderRatio(this.#get('imageAspectRatio'), this.#get('slidesPerRow'));
    for (const video of this.querySelectorAll<HTMLElement>(VIDEO))
      video.style.setProperty('--_video-ratio', `100 / ${ratio}`);
  }

  #chooseEvents(): void {
    const choice = this.querySelector(EVENTS) ? this.#get('events') : this.events;
    const items = findItems(this);
    if (items.length === 0) return;
    for (const item of items) item.hidden = !isChosen(getDates(item), choice, this.#now);
    const isNone = items.every(({ hidden }) => hidden);
    const { noUpcoming, noPast } = this.#getMessages();
    this.#showNote(isNone ? (choice === 'past' ? noPast : noUpcoming) : '');
  }

  #updateArrows(): void {
    this.#arrows?.remove();
    const track = this.#get('design') === 'carousel' ? findTrack(this) : null;
    this.#arrows = track ? addArrows(this, track, findPager(this), this.#getMessages()) : undefined;
  }

  /** Loads thumbnails of site builders that need a script; the loader, which has started before, now leaves them. */
  async #loadImages(): Promise<void> {
    const images = this.querySelectorAll<HTMLImageElement>('img[data-src]:not([src], [srcset])');
    if (images.length === 0) return;
    const part = await loadPart(summary.tag, () => import('../../kit/image-loader/load-images'));
    this.#stopImages?.();
    if (this.isConnected) this.#stopImages = part?.loadEach([...images], {}, { load: true });
  }

  async #load(): Promise<void> {
    const collectionId = this.#get('collectionId');
    if (this.#requested === collectionId) return;
    this.#requested = collectionId;
    const { signal } = this.#connection!;
    const [services, part] = await Promise.all([
      findServices(this),
      loadPart(summary.tag, () => import('./server-content')),
      loadTranslation(this),
    ]);
    if (!services || !part || signal.aborted) return;
    const block = readBlock(this);
    const type = Number(this.blockType ?? (/^(20|55)$/.test(block.type) ? block.type : 55));
    const shown = await part.showContent(this, services.calls, { ...block, type, collectionId }, signal);
    if (signal.aborted) return;
    if ('failed' in shown) return this.#showFailure(shown.failed);
    const { count } = shown;
    this.onOptionsChange();
    this.#showNote(count === 0 ? this.#getMessages().none : '');
    const detail = { count };
    this.dispatchEvent(new CustomEvent('site-summary-load', { bubbles: true, composed: true, detail }));
  }

  /** A missing collection is not requested again (MSG-011, MSG-013). */
  #showFailure(status: number): void {
    const { failed, missing, tryAgain } = this.#getMessages();
    if (status === 404) {
      this.#showNote(missing);
      return;
    }
    const note = this.#showNote(`${failed} `);
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = tryAgain;
    button.addEventListener('click', () => {
      this.#requested = '';
      void this.#load();
    });
    note?.append(button);
  }

  /** A sentence instead of articles; empty for none. */
  #showNote(text: string): HTMLElement | undefined {
    const before = this.querySelector<HTMLElement>(':scope > [data-site-own="note"]');
    if (!text) {
      before?.remove();
      return undefined;
    }
    const note = before ?? document.createElement('p');
    note.dataset.siteOwn = 'note';
    note.setAttribute('role', 'status');
    note.textContent = text;
    if (!before) this.append(note);
    return note;
  }

  #getMessages(): SummaryMessages {
    return resolveMessages(this, defaultMessages, this.messages);
  }
}
