// Element class of <site-text-shrink>: measures the text again when its box or the text changes.
import { createElementBase } from '../../kit/element/element-base';
import { textShrink } from './text-shrink.contract';
import { computeFontSize, RESIZE_DEBOUNCE_MS } from './text-shrink.model';

export class SiteTextShrink extends createElementBase(textShrink) {
  #timer: number | undefined;
  #fonts: AbortController | undefined;
  #width = 0;
  readonly #sizes = new ResizeObserver(() => this.#onResize());
  readonly #texts = new MutationObserver(() => this.#fit());

  override connectedCallback(): void {
    super.connectedCallback();
    this.#fonts = new AbortController();
    document.fonts.addEventListener('loadingdone', () => this.#fit(), { signal: this.#fonts.signal });
    this.#texts.observe(this, { childList: true, subtree: true, characterData: true });
    this.#sizes.observe(this);
    this.onOptionsChange();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
    this.#fonts?.abort();
    this.#texts.disconnect();
    this.#sizes.disconnect();
    this.#reset();
  }

  override onOptionsChange(): void {
    this.#fit();
  }

  /** The height changes with the font size; only the width matters. */
  #onResize(): void {
    if (this.clientWidth === this.#width) return;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#fit(), RESIZE_DEBOUNCE_MS);
  }

  #fit(): void {
    this.#reset();
    this.#width = this.clientWidth;
    this.style.whiteSpace = 'nowrap';
    const range = document.createRange();
    range.selectNodeContents(this);
    const { width } = range.getBoundingClientRect();
    const { fontSize, paddingInlineStart, paddingInlineEnd } = getComputedStyle(this);
    const padding = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd);
    const size = Number.parseFloat(fontSize);
    const fitting = computeFontSize(size, width, this.#width - padding, this.minFontSize);
    if (fitting === null) this.#reset();
    else if (fitting !== size) this.style.fontSize = `${fitting}px`;
  }

  #reset(): void {
    this.style.fontSize = '';
    this.style.whiteSpace = '';
  }
}
