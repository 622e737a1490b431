// Element class of <site-tour-dates>: marks or hides the dates of the page that are over.
import { isPastEvent } from '../../core/content/event-time';
import { requestServicesOnce } from '../../kit/element/request-services';
import { createTranslatedBase } from '../../kit/element/translated-base';
import { tourDates } from './tour-dates.contract';

/** Maximum delay of a browser timer. */
const MAX_WAIT_MS = 3_600_000;

export class SiteTourDates extends createTranslatedBase(tourDates) {
  #timer: number | undefined;
  readonly #observer = new MutationObserver(() => this.onOptionsChange());

  override connectedCallback(): void {
    super.connectedCallback();
    this.onOptionsChange();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
    this.#observer.disconnect();
  }

  override onOptionsChange(): void {
    this.#observer.disconnect();
    clearTimeout(this.#timer);
    const now = requestServicesOnce(this)?.page.clock.now() ?? Date.now();
    const dates = [...this.querySelectorAll<HTMLElement>('li, tr')].filter((row) =>
      row.querySelector('time[datetime]'),
    );
    for (const row of dates) this.#mark(row, isPastEvent(getDates(row), now) ?? false);
    this.#showNote(dates.length > 0 && dates.every(({ hidden }) => hidden));
    this.#observer.observe(this, { childList: true, subtree: true, attributeFilter: ['datetime'] });
    this.#timer = window.setTimeout(() => this.onOptionsChange(), MAX_WAIT_MS);
  }

  #mark(row: HTMLElement, isPast: boolean): void {
    row.toggleAttribute('data-past', isPast);
    row.hidden = isPast && this.past === 'hide';
    const links = [...row.querySelectorAll<HTMLElement>('a[href]')];
    for (const link of links) link.hidden = isPast;
    const before = row.querySelector<HTMLElement>('[data-site-own]');
    if (!isPast) {
      before?.remove();
      return;
    }
    const label = before ?? document.createElement('p');
    label.dataset.siteOwn = 'past';
    label.textContent = this.labelPast;
    const last = links.at(-1);
    if (before) return;
    // A paragraph and the space before it separate the words for screen readers and in copied text.
    if (last) last.after(' ', label);
    else (row.localName === 'tr' ? (row.lastElementChild ?? row) : row).append(' ', label);
  }

  #showNote(isShown: boolean): void {
    const before = this.querySelector<HTMLElement>(':scope > [data-site-own="none"]');
    if (!isShown) {
      before?.remove();
      return;
    }
    const note = before ?? document.createElement('p');
    note.dataset.siteOwn = 'none';
    note.textContent = this.labelNone;
    if (!before) this.append(note);
  }
}

const getDates = (row: Element): string[] =>
  [...row.querySelectorAll('time[datetime]')].map((time) => time.getAttribute('datetime') ?? '');
