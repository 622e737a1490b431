// Element class of <site-mobile-info-bar>: applies the settings of the site, shows whether the business is open now, and
// marks the hours of today.
import { MOBILE_INFO_BAR_STYLES } from '../../core/enums/mobile-info-bar';
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
  type LocalTime,
  type OpenStatus,
  readHours,
  toLocalTime,
  type WeekHours,
} from './business-hours.model';
import { mobileInfoBar } from './mobile-info-bar.contract';

/** Selectors of the content that each setting of the site shows. */
const CONTENT: Readonly<Record<string, string>> = {
  isContactEmailEnabled: 'a[href^="mailto:" i]',
  isContactPhoneNumberEnabled: 'a[href^="tel:" i]',
  // The hours may contain links, too.
  isLocationEnabled: 'a:not([href^="mailto:" i], [href^="tel:" i], details *)',
  isBusinessHoursEnabled: ':scope > details',
};

const MINUTE_MS = 60_000;

/** Custom property of the style sheet. */
const HEIGHT = '--_info-bar-height';

export class SiteMobileInfoBar extends createTranslatedBase(mobileInfoBar) {
  #services: Services | undefined;
  #unsubscribe: (() => void) | undefined;
  #created: HTMLDetailsElement | undefined;
  #timer: number | undefined;
  #leaveEscapeStack: (() => void) | undefined;
  readonly #children = new MutationObserver(() => this.onOptionsChange());
  /** Its labels may take several lines; the style sheet assumes one. */
  readonly #sizes = new ResizeObserver(() =>
    document.documentElement.style.setProperty(HEIGHT, `${this.offsetHeight}px`),
  );

  override connectedCallback(): void {
    super.connectedCallback();
    // Capturing: the event does not bubble.
    this.addEventListener('toggle', this.#onToggle, { capture: true });
    this.addEventListener('keydown', this.#onKeyDown);
    this.#sizes.observe(this);
    this.#children.observe(this, { childList: true });
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
    this.#sizes.disconnect();
    this.#children.disconnect();
    document.documentElement.style.removeProperty(HEIGHT);
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
    if (event.key !== 'Escape' || !details || !this.contains(details) || this.#leaveEscapeStack) return;
    event.preventDefault();
    closeDetails(details);
  };

  override onOptionsChange(): void {
    const settings = this.#services?.context.websiteSettings.mobileInfoBarSettings ?? {};
    const siteStyle = MOBILE_INFO_BAR_STYLES[readNumber(settings.style) - 1];
    this.#showHours(settings);
    for (const [name, selector] of Object.entries(CONTENT))
      for (const node of this.querySelectorAll<HTMLElement>(selector)) node.hidden = settings[name] === false;
    const style = this.barStyle ?? siteStyle ?? 'light';
    this.dataset.style = [...this.childNodes].some(isContent) ? style : 'none';
    // Those of the element itself.
    this.#children.takeRecords();
  }

  /** Keeps the `<details>` that it has created, which the visitor may have opened. */
  #showHours(settings: Readonly<Record<string, unknown>>): void {
    clearTimeout(this.#timer);
    const hours = readHours(this.#readJson() ?? this.#services?.context.websiteSettings.businessHours);
    const isShown = hours && settings.isBusinessHoursEnabled !== false;
    const all = [...this.querySelectorAll<HTMLDetailsElement>(':scope > details')];
    const own = all.find((details) => details !== this.#created);
    if (!isShown || own) {
      this.#created?.remove();
      this.#created = undefined;
    }
    if (!isShown) return;
    this.#created ??= own ? undefined : this.#createDetails();
    this.#created?.querySelector('dl')?.replaceChildren(...this.#listDays(hours));
    const summary = (own ?? this.#created)?.querySelector('summary');
    if (summary) this.#showStatus(summary, hours);
  }

  /** Now and at each full minute. */
  #showStatus(summary: HTMLElement, hours: WeekHours): void {
    const now = this.#getLocalTime();
    summary.textContent = this.#describe(now && getStatus(hours, now.day, now.minute));
    this.#created?.querySelectorAll('dt').forEach((name, day) => {
      name.ariaCurrent = day === now?.day ? 'date' : null;
    });
    this.#timer = window.setTimeout(
      () => this.#showStatus(summary, hours),
      MINUTE_MS - (Date.now() % MINUTE_MS),
    );
  }

  /** Hours, or an object that contains them as `businessHours`. */
  #readJson(): unknown {
    const json = parseJson(this.querySelector(':scope > script[type="application/json"]')?.textContent);
    return readRecord(json)?.businessHours ?? json;
  }

  #createDetails(): HTMLDetailsElement {
    const details = document.createElement('details');
    details.append(document.createElement('summary'), document.createElement('dl'));
    this.append(details);
    return details;
  }

  #listDays(hours: WeekHours): HTMLElement[] {
    return hours.flatMap(({ text, ranges }, day) => {
      const times = ranges.map(({ from, to }) => `${this.#format(from)} – ${this.#format(to)}`).join(', ');
      const [name, value] = [document.createElement('dt'), document.createElement('dd')];
      name.textContent = formatDay(day, getLanguage(this));
      value.textContent = text || times || this.labelClosed;
      return [name, value];
    });
  }

  #describe(status: OpenStatus | null): string {
    if (!status) return this.labelHours;
    const label = status.isOpen ? this.labelOpen : this.labelOpens;
    return label.replaceAll('{time}', () => this.#format(status.minute));
  }

  /** In the time zone of the hours. */
  #getLocalTime(): LocalTime | null {
    const now = new Date(this.#services?.page.clock.now() ?? Date.now());
    const timeZone = this.timeZone || this.#services?.context.website.timeZone || '';
    try {
      return toLocalTime(now, timeZone);
    } catch {
      warn(mobileInfoBar.tag, `time-zone="${timeZone}" is not a time zone; showing no status.`);
      return null;
    }
  }

  readonly #format = (minute: number) => formatMinute(minute, getLanguage(this));
}

/** Whether the bar has something to show. */
const isContent = (node: Node): boolean =>
  node instanceof HTMLElement
    ? !node.hidden && node.localName !== 'script'
    : node.nodeName === '#text' && node.textContent?.trim() !== '';

/** Focus returns to the summary from inside; elsewhere on the page, it stays. */
function closeDetails(details: HTMLDetailsElement): void {
  const hasFocus = details.contains((details.getRootNode() as Document | ShadowRoot).activeElement);
  details.open = false;
  if (hasFocus) details.querySelector('summary')?.focus();
}
