// Element class of <site-code>: copies, numbers lines, and makes scrolling code reachable by keyboard.

import { removeSavedNodes } from '../../kit/element/light-dom-cleanup';
import { adoptStyles } from '../../kit/element/styles';
import { createTranslatedBase } from '../../kit/element/translated-base';
import { code } from './code.contract';
import styles from './code.light.css?inline';

/** The code of the page; other HTML in the block is left alone. */
const OWN = [
  ':scope > pre',
  ':scope > figure > pre',
  ':scope > .sqs-block > .sqs-block-content > pre',
].join();

/** Milliseconds for which the button shows the result. */
const RESULT_MS = 2000;

interface Enhanced {
  readonly bar: HTMLElement;
  readonly button: HTMLButtonElement;
  readonly gutter: HTMLElement;
}

export class SiteCode extends createTranslatedBase(code) {
  readonly #enhanced = new Map<HTMLPreElement, Enhanced>();
  readonly #sizes = new ResizeObserver(() => this.#updateFocus());
  readonly #changes = new MutationObserver(() => this.onOptionsChange());
  #timer: number | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    removeSavedNodes(this, '[data-site-code]');
    adoptStyles(this, [styles]);
    this.onOptionsChange();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#changes.disconnect();
    this.#sizes.disconnect();
    clearTimeout(this.#timer);
    for (const pre of this.#enhanced.keys()) this.#restore(pre);
  }

  override onOptionsChange(): void {
    const own = new Set(this.querySelectorAll<HTMLPreElement>(OWN));
    for (const pre of this.#enhanced.keys()) if (!own.has(pre)) this.#restore(pre);
    for (const pre of own) {
      if (!this.#enhanced.has(pre)) this.#enhance(pre);
      this.#render(pre, this.#enhanced.get(pre)!);
    }
    this.#updateFocus();
    this.#changes.takeRecords();
    this.#changes.observe(this, { childList: true, characterData: true, subtree: true });
  }

  #enhance(pre: HTMLPreElement): void {
    const [bar, button, gutter] = [
      document.createElement('div'),
      document.createElement('button'),
      document.createElement('span'),
    ];
    bar.dataset.siteCode = 'bar';
    gutter.dataset.siteCode = 'lines';
    gutter.ariaHidden = 'true';
    button.type = 'button';
    // Announces the result, because the text of the focused button changes.
    button.ariaLive = 'polite';
    button.addEventListener('click', () => void this.#copy(pre, button));
    bar.append(button);
    this.#enhanced.set(pre, { bar, button, gutter });
    this.#sizes.observe(pre);
  }

  #render(pre: HTMLPreElement, { bar, button, gutter }: Enhanced): void {
    const count = readCode(pre).replace(/\n$/, '').split('\n').length;
    gutter.textContent = Array.from({ length: count }, (_, at) => at + 1).join('\n');
    if (!this.lineNumbers) gutter.remove();
    else if (gutter.parentNode !== pre) pre.prepend(gutter);
    button.textContent = this.labelCopy;
    if (!this.copy) bar.remove();
    else if (bar.nextSibling !== pre) pre.before(bar);
  }

  #restore(pre: HTMLPreElement): void {
    const { bar, gutter } = this.#enhanced.get(pre)!;
    bar.remove();
    gutter.remove();
    this.#sizes.unobserve(pre);
    setScrollable(pre, undefined);
    this.#enhanced.delete(pre);
  }

  #updateFocus(): void {
    for (const pre of this.#enhanced.keys())
      setScrollable(pre, pre.scrollWidth > pre.clientWidth ? this.label : undefined);
  }

  async #copy(pre: HTMLPreElement, button: HTMLButtonElement): Promise<void> {
    const text = readCode(pre);
    const isCopied = await copyText(text);
    if (!isCopied) getSelection()?.selectAllChildren(pre.querySelector('code') ?? pre);
    button.textContent = isCopied ? this.labelCopied : this.labelFailed;
    if (isCopied)
      this.dispatchEvent(
        new CustomEvent('site-code-copy', { bubbles: true, composed: true, detail: { text } }),
      );
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      button.textContent = this.labelCopy;
    }, RESULT_MS);
    this.#changes.takeRecords();
  }
}

/** The code without line numbers. */
const readCode = (pre: HTMLPreElement): string => (pre.querySelector('code') ?? pre).textContent ?? '';

/** Resolves with whether the text was copied; the browser may not allow it, or the page may not be secure. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Makes scrolling code reachable with Tab and scrollable with the arrow keys. */
function setScrollable(pre: HTMLPreElement, label: string | undefined): void {
  if (label === undefined) {
    for (const name of ['tabindex', 'role', 'aria-label']) pre.removeAttribute(name);
    return;
  }
  pre.tabIndex = 0;
  pre.role = 'group';
  pre.ariaLabel = label;
}
