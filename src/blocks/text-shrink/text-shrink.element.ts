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
    void this.#fitWhenLoaded();
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

  /** In Safari, no event reports that a font has loaded. */
  async #fitWhenLoaded(): Promise<void> {
    try {
      await document.fonts.load(getComputedStyle(this).font, this.textContent);
      if (this.isConnected) this.#fit();
    } catch {
      // A font that cannot be loaded changes nothing.
    }
  }

  /** The height changes with the font size; only the width matters. */
  #onResize(): void {
    if (this.clientWidth === this.#width) return;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#fit(), RESIZE_DEBOUNCE_MS);
  }

  /** The text may still wrap, so that a container that adapts to its content can become narrower. */
  #fit(): void {
    this.#reset();
    this.#width = this.clientWidth;
    const { fontSize, paddingInlineStart, paddingInlineEnd } = getComputedStyle(this);
    const available =
      this.#width - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
    let size = Number.parseFloat(fontSize);
    let fitting = computeFontSize(size, this.#measure(), available, this.minFontSize);
    // Once more, because the width of a text is not exactly proportional to its font size.
    while (fitting !== null && fitting !== size) {
      size = fitting;
      this.style.fontSize = `${size}px`;
      fitting = computeFontSize(size, this.#measure(), available, this.minFontSize);
    }
    if (fitting === null) this.#reset();
  }

  /** Width of the text on one line, in px. */
  #measure(): number {
    this.style.whiteSpace = 'nowrap';
    const range = document.createRange();
    range.selectNodeContents(this);
    const { width } = range.getBoundingClientRect();
    this.style.whiteSpace = '';
    return width;
  }

  #reset(): void {
    this.style.fontSize = '';
  }
}
