// Element class of <site-text-highlight>: finds the texts to highlight.
import { createElementBase } from '../../kit/element/element-base';
import { removeSavedNodes } from '../../kit/element/light-dom-cleanup';
import { adoptStyles } from '../../kit/element/styles';
import { Highlight, loadPublished } from './highlight';
import { replaceHighlights } from './placement';
import type { HighlightTarget } from './text-highlight.content';
import { textHighlight } from './text-highlight.contract';
import styles from './text-highlight.light.css?inline';

export class SiteTextHighlight extends createElementBase(textHighlight) {
  #highlights: readonly Highlight[] = [];
  readonly #changes = new MutationObserver(() => this.onOptionsChange());

  override connectedCallback(): void {
    super.connectedCallback();
    removeSavedNodes(this, '[data-site-highlight]');
    adoptStyles(this, [styles]);
    this.#changes.observe(this, { childList: true, subtree: true, characterData: true });
    this.onOptionsChange();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#changes.disconnect();
    this.#replace([]);
  }

  override onOptionsChange(): void {
    if (this.querySelector('.TextAttributes-props')) void this.#findPublished();
    else this.#replace([{ element: this, options: this }]);
  }

  async #findPublished(): Promise<void> {
    const published = await loadPublished();
    if (!published || !this.isConnected) return;
    this.#replace(published.findPublishedTargets(this, textHighlight.attributes));
  }

  #replace(targets: readonly HighlightTarget[]): void {
    const after = targets.map(({ element, options }) => new Highlight(element, options, this.#changes));
    replaceHighlights(this.#highlights, after);
    this.#highlights = after;
    this.#changes.takeRecords();
  }
}
