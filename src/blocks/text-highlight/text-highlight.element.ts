// Element class of <site-text-highlight>: keeps the highlights at their texts, and shows them when they come into view.
import { createElementBase } from '../../kit/element/element-base';
import { removeLeftovers } from '../../kit/element/leftovers';
import { adoptStyles } from '../../kit/element/styles';
import { Highlight, loadPublished } from './highlight';
import { requestDraw } from './layout-queue';
import type { HighlightTarget } from './text-highlight.content';
import { textHighlight } from './text-highlight.contract';
import styles from './text-highlight.light.css?inline';

/** Highlights by the element that is observed. */
const observed = new WeakMap<Element, Highlight>();

/** Shared by all elements of the page. */
let visibility: IntersectionObserver | undefined;

/** Part of the text that has to be in view. */
const VISIBLE_RATIO = 0.5;

export class SiteTextHighlight extends createElementBase(textHighlight) {
  readonly #highlights: Highlight[] = [];
  #listeners: AbortController | undefined;
  readonly #draw = () => this.#highlights.forEach(requestDraw);
  readonly #sizes = new ResizeObserver(this.#draw);
  readonly #texts = new MutationObserver(() => this.onOptionsChange());

  override connectedCallback(): void {
    super.connectedCallback();
    removeLeftovers(this, '[data-site-highlight]');
    adoptStyles(this, [styles]);
    this.#listeners = new AbortController();
    const { signal } = this.#listeners;
    addEventListener('beforeprint', () => this.#highlights.map((highlight) => highlight.finish()), {
      signal,
    });
    document.fonts.addEventListener('loadingdone', this.#draw, { signal });
    this.#texts.observe(this, { childList: true, subtree: true, characterData: true });
    this.onOptionsChange();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#listeners?.abort();
    this.#texts.disconnect();
    this.#clear();
  }

  override onOptionsChange(): void {
    this.#clear();
    if (this.querySelector('.TextAttributes-props')) void this.#addPublished();
    else this.#add({ element: this, options: this });
  }

  async #addPublished(): Promise<void> {
    const published = await loadPublished();
    if (!published || !this.isConnected) return;
    this.#clear();
    for (const target of published.findPublishedTargets(this, textHighlight.attributes)) this.#add(target);
  }

  #add(target: HighlightTarget): void {
    let block: Element | undefined;
    const highlight = new Highlight(target, () => {
      this.#ignoreOwnChanges();
      if (block) return;
      // Only now, for all highlights of a page at once: finding the block computes styles.
      block = findBlock(target.element);
      this.#sizes.observe(block);
    });
    this.#highlights.push(highlight);
    requestDraw(highlight);
    visibility ??= new IntersectionObserver(onVisible, { threshold: VISIBLE_RATIO });
    observed.set(target.element, highlight);
    visibility.observe(target.element);
  }

  #clear(): void {
    this.#sizes.disconnect();
    for (const highlight of this.#highlights.splice(0)) {
      visibility?.unobserve(highlight.target.element);
      highlight.remove();
    }
    this.#ignoreOwnChanges();
  }

  readonly #ignoreOwnChanges = () => void this.#texts.takeRecords();
}

function onVisible(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    visibility?.unobserve(target);
    void observed.get(target)?.show();
  }
}

/** The size of an inline element is not observable; its lines change with the block that contains it. */
const findBlock = (element: Element): Element =>
  element.parentElement && getComputedStyle(element).display.startsWith('inline')
    ? findBlock(element.parentElement)
    : element;
