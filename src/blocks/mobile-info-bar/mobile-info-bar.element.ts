// Element class of <site-mobile-info-bar>: applies the settings of the site, and shows whether the business is open now.
import { MobileInfoBarStyle } from '../../core/enums/mobile-info-bar';
import { parseJson } from '../../core/json';
import { readNumber, readRecord } from '../../core/read';
import { getLanguage } from '../../kit/element/language';
import { subscribeToServices } from '../../kit/element/request-services';
import { createTranslatedBase } from '../../kit/element/translated-base';
import { warn } from '../../kit/element/warn';
import type { Services } from '../../services/services';
import {
  formatDay,
  formatMinute,
  getStatus,
  type OpenStatus,
  readHours,
  toLocalTime,
  type WeekHours,
} from './business-hours.model';
import { mobileInfoBar } from './mobile-info-bar.contract';

/** Selectors of the content that each setting of the site shows. */
const CONTENT: Readonly<Record<string, string>> = {
  isContactEmailEnabled: 'a[href^="mailto:"]',
  isContactPhoneNumberEnabled: 'a[href^="tel:"]',
  isLocationEnabled: 'a:not([href^="mailto:"], [href^="tel:"])',
  isBusinessHoursEnabled: ':scope > details',
};

const MINUTE_MS = 60_000;

export class SiteMobileInfoBar extends createTranslatedBase(mobileInfoBar) {
  #services: Services | undefined;
  #unsubscribe: (() => void) | undefined;
  #created: HTMLDetailsElement | undefined;
  #timer: number | undefined;
  #leaveEscapeStack: (() => void) | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    // Capturing: the event does not bubble.
    this.addEventListener('toggle', this.#onToggle, { capture: true });
    this.addEventListener('keydown', this.#onKeyDown);
    this.#unsubscribe = subscribeToServices(this, (services) => {
      if (services !== this.#services) {
        this.#services = services;
        this.#followOpenHours();
      }
      this.onOptionsChange();
    });
    this.onOptionsChange();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unsubscribe?.();
    this.#services = undefined;
    this.#stopEscape();
    clearTimeout(this.#timer);
  }

  /** Expanded hours cover the page, so Escape closes them, unless another overlay was opened later. */
  #followOpenHours(): void {
    this.#stopEscape();
    const details = this.querySelector<HTMLDetailsElement>('details[open]');
    if (details) this.#leaveEscapeStack = this.#services?.escape.push(() => closeDetails(details));
  }

  #stopEscape(): void {
    this.#leaveEscapeStack?.();
    this.#leaveEscapeStack = undefined;
  }

  readonly #onToggle = (): void => this.#followOpenHours();

  /** Without services, and before the `toggle` event, Escape closes the details that contain the focus. */
  readonly #onKeyDown = (event: KeyboardEvent): void => {
    const details = (event.target as Element).closest<HTMLDetailsElement>('details[open]');
    if (event.key !== 'Escape' || !details || this.#leaveEscapeStack) return;
    event.preventDefault();
    closeDetails(details);
  };

  override onOptionsChange(): void {
    const settings = this.#services?.context.websiteSettings.mobileInfoBarSettings ?? {};
    const siteStyle = Object.entries(MobileInfoBarStyle).find(
      ([, style]) => style === readNumber(settings.style),
    );
    this.dataset.style = this.barStyle ?? siteStyle?.[0] ?? 'light';
    this.#showHours(settings);
    for (const [name, selector] of Object.entries(CONTENT))
      for (const node of this.querySelectorAll<HTMLElement>(selector)) node.hidden = settings[name] === false;
  }

  #showHours(settings: Readonly<Record<string, unknown>>): void {
    clearTimeout(this.#timer);
    this.#created?.remove();
    this.#created = undefined;
    const hours = readHours(this.#readJson() ?? this.#services?.context.websiteSettings.businessHours);
    if (!hours || settings.isBusinessHoursEnabled === false) return;
    const details = this.querySelector<HTMLDetailsElement>(':scope > details') ?? this.#createDetails(hours);
    const summary = details.querySelector('summary');
    if (!summary) return;
    summary.textContent = this.#describe(hours);
    // At the next full minute.
    this.#timer = window.setTimeout(() => this.onOptionsChange(), MINUTE_MS - (Date.now() % MINUTE_MS));
  }

  /** Hours, or an object that contains them as `businessHours`. */
  #readJson(): unknown {
    const json = parseJson(this.querySelector(':scope > script[type="application/json"]')?.textContent);
    return readRecord(json)?.businessHours ?? json;
  }

  #createDetails(hours: WeekHours): HTMLDetailsElement {
    const details = document.createElement('details');
    const list = document.createElement('dl');
    for (const [day, { text, ranges }] of hours.entries()) {
      const times = ranges.map(({ from, to }) => `${this.#format(from)} – ${this.#format(to)}`).join(', ');
      const [name, value] = [document.createElement('dt'), document.createElement('dd')];
      name.textContent = formatDay(day, getLanguage(this));
      value.textContent = text || times || this.labelClosed;
      list.append(name, value);
    }
    details.append(document.createElement('summary'), list);
    this.append(details);
    this.#created = details;
    return details;
  }

  #describe(hours: WeekHours): string {
    const status = this.#getStatus(hours);
    if (status.state === 'closed') return this.labelHours;
    const [label, time] =
      status.state === 'open' ? [this.labelOpen, status.until] : [this.labelOpens, status.at];
    return label.replaceAll('{time}', () => this.#format(time));
  }

  #getStatus(hours: WeekHours): OpenStatus {
    const now = new Date(this.#services?.page.clock.now() ?? Date.now());
    try {
      const { day, minute } = toLocalTime(now, this.timeZone);
      return getStatus(hours, day, minute);
    } catch {
      warn(mobileInfoBar.tag, `time-zone="${this.timeZone}" is not a time zone; showing no status.`);
      return { state: 'closed' };
    }
  }

  readonly #format = (minute: number) => formatMinute(minute, getLanguage(this));
}

function closeDetails(details: HTMLDetailsElement): void {
  details.open = false;
  details.querySelector('summary')?.focus();
}
