// Element class of <site-relative-time>: keeps the text of the page's <time> up to date.

import { getRelativeSeconds, REFRESH_MS } from '../../core/relative-time';
import { getLanguage } from '../../kit/element/language';
import { createTranslatedBase } from '../../kit/element/translated-base';
import { warn } from '../../kit/element/warn';
import { relativeTime } from './relative-time.contract';

export class SiteRelativeTime extends createTranslatedBase(relativeTime) {
  #timer: number | undefined;
  /** The text that the page has written, and the text that has replaced it. */
  #written = '';
  #shown: string | undefined;
  readonly #changes = new MutationObserver(() => this.onOptionsChange());

  override connectedCallback(): void {
    super.connectedCallback();
    this.#changes.observe(this, { childList: true, subtree: true, attributeFilter: ['datetime'] });
    this.onOptionsChange();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
    this.#changes.disconnect();
  }

  override onOptionsChange(): void {
    clearTimeout(this.#timer);
    const time = this.querySelector('time');
    if (!time) return;
    const date = new Date(time.dateTime || time.textContent.trim());
    if (Number.isNaN(date.getTime())) {
      warn(relativeTime.tag, `"${time.dateTime}" is not a date; keeping the text of the page.`);
      return;
    }
    if (time.textContent !== this.#shown) this.#written = time.textContent;
    const seconds = getRelativeSeconds(date.getTime(), Date.now());
    this.#show(time, seconds === null ? this.#written || this.#format(date) : this.#describe(seconds));
    // After a minute, the text no longer changes.
    if (seconds !== null) this.#timer = window.setTimeout(() => this.onOptionsChange(), REFRESH_MS);
  }

  #show(time: HTMLTimeElement, text: string): void {
    this.#shown = text;
    if (time.textContent !== text) time.textContent = text;
  }

  #describe(seconds: number): string {
    return seconds === 0 ? this.labelNow : this.labelSeconds.replaceAll('{count}', () => String(seconds));
  }

  #format(date: Date): string {
    return new Intl.DateTimeFormat(getLanguage(this), { dateStyle: 'long', timeStyle: 'short' }).format(date);
  }
}
