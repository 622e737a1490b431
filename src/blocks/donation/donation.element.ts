// Element class of <site-donation>: creates the link or form of a published block, and checks the amount.
import checkoutLink from '../../kit/checkout-link/checkout-link.light.css?inline';
import { openInTopWindow } from '../../kit/checkout-link/top-window';
import { resolveMessages } from '../../kit/contract/messages';
import { removeSavedNodes } from '../../kit/element/light-dom-cleanup';
import { loadTranslation } from '../../kit/element/load-translation';
import { subscribeToServices } from '../../kit/element/request-services';
import { adoptStyles } from '../../kit/element/styles';
import { createTranslatedBase } from '../../kit/element/translated-base';
import { warn } from '../../kit/element/warn';
import type { Services } from '../../services/services';
import { findControls, findOtherRadio, findPageId, readBlock, readContent } from './donation.content';
import { donation } from './donation.contract';
import styles from './donation.light.css?inline';
import { type DonationMessages, defaultMessages } from './donation.messages';
import { type AmountFormat, checkAmount, findCurrency, readSuggestions } from './donation.model';
import { createDonationMarkup, OWN } from './donation-markup';

/** Makes the ids of errors unique on the page. */
let errorCount = 0;

export class SiteDonation extends createTranslatedBase(donation) {
  #services: Services | undefined;
  #unsubscribe: (() => void) | undefined;
  #listeners: AbortController | undefined;
  #created: HTMLElement | undefined;
  #clearError: (() => void) | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    removeSavedNodes(this, `[${OWN}]`);
    adoptStyles(this, [checkoutLink, styles]);
    this.#listeners = new AbortController();
    const { signal } = this.#listeners;
    this.addEventListener('submit', this.#onSubmit, { signal });
    this.addEventListener('click', this.#onClick, { signal });
    this.addEventListener('input', this.#onInput, { signal });
    this.#unsubscribe = subscribeToServices(this, (services) => {
      this.#services = services;
    });
    this.onOptionsChange();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#listeners?.abort();
    this.#unsubscribe?.();
    this.#removeCreated();
  }

  override onOptionsChange(): void {
    this.#removeCreated();
    const { link, form, published } = readContent(this);
    // Avoids a flash of English; this is called again once the messages have loaded.
    if (!link && !form && !loadTranslation(this)) this.#create(published);
    openInTopWindow(this);
  }

  #create(published: HTMLElement | null): void {
    const block = readBlock(this);
    const pageId = this.donatePageId || findPageId(block, readContent(this));
    if (!pageId) {
      if (published) warn(donation.tag, 'has no donate-page-id; showing nothing.');
      return;
    }
    const values = this.#getSuggestions();
    const { amounts, invalid } = readSuggestions(values, this.#format());
    if (invalid > 0) warn(donation.tag, `${invalid} suggested amounts are invalid; ignoring them.`);
    const messages = this.#getMessages();
    const own = {
      pageId,
      label: this.label || text(block.buttonLabel) || messages.donate,
      amounts,
      messages,
    };
    this.#created = createDonationMarkup({ ...own, ownAmount: this.ownAmount }, this.#format());
    this.#created.dataset.alignment = this.alignment ?? (text(block.buttonAlignment).toLowerCase() || 'left');
    if (published) published.hidden = true;
    if (published) published.after(this.#created);
    else this.append(this.#created);
  }

  #removeCreated(): void {
    this.#clearError?.();
    this.#created?.remove();
    this.#created = undefined;
    const { published } = readContent(this);
    if (published) published.hidden = false;
  }

  #getSuggestions(): readonly unknown[] {
    const values = this.suggestedContributions ?? readBlock(this).suggestedContributions;
    return Array.isArray(values) ? values : [];
  }

  #format(): AmountFormat {
    const { currency = '', locale = document.documentElement.lang || 'en-US' } =
      this.#services?.settings ?? {};
    return { currency: this.currency || currency || findCurrency(this.#getSuggestions()) || 'USD', locale };
  }

  #getMessages(): DonationMessages {
    return resolveMessages(this, defaultMessages, this.messages);
  }

  #request(amount: number | null): boolean {
    const donatePageId = this.donatePageId || findPageId(readBlock(this), readContent(this));
    const detail = { donatePageId, amount };
    return this.dispatchEvent(
      new CustomEvent('site-donation-request', { bubbles: true, composed: true, cancelable: true, detail }),
    );
  }

  readonly #onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a[href]');
    const own = this.#created ?? readContent(this).link;
    if (link && link === own && !event.defaultPrevented && !this.#request(null)) event.preventDefault();
  };

  /** A typed amount chooses “Other amount”; a chosen suggestion clears it. */
  readonly #onInput = ({ target }: Event) => {
    this.#clearError?.();
    const form = target instanceof HTMLInputElement ? target.form : null;
    if (!form) return;
    const controls = findControls(form);
    const radio = findOtherRadio(controls);
    if (target === controls.other && radio) radio.checked = true;
    else if (controls.radios.some((one) => one === target && one !== radio) && controls.other)
      controls.other.value = '';
  };

  readonly #onSubmit = (event: SubmitEvent) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    const { radios, other } = findControls(form);
    // Amounts may also be buttons or a list.
    const data = new FormData(form, event.submitter);
    const read = (name: string) => data.get(name)?.toString() ?? '';
    const chosen = read('amount');
    const entered = {
      chosen,
      other: read('otherAmount'),
      hasChoices: radios.length > 0 || data.has('amount'),
      hasOther: other !== null,
    };
    const amount = checkAmount(entered, this.#format(), this.#getMessages());
    if (typeof amount === 'object' && amount !== null) {
      event.preventDefault();
      const choice = form.querySelector<HTMLElement>(':is(select, [type="radio"])[name="amount"]');
      this.#showError(other && (chosen || !choice) ? other : (choice ?? form), amount.problem);
    } else if (!this.#request(amount)) event.preventDefault();
  };

  #showError(control: HTMLElement, problem: string): void {
    this.#clearError?.();
    const error = document.createElement('p');
    error.id = `site-donation-error-${++errorCount}`;
    error.className = 'site-donation-error';
    error.setAttribute('role', 'alert');
    error.setAttribute(OWN, '');
    error.textContent = problem;
    const group = control.closest('fieldset');
    if (group) group.append(error);
    else (control.closest('label') ?? control).after(error);
    // Not the helper of forms, whose script needs React.
    const described = control.getAttribute('aria-describedby');
    control.setAttribute('aria-describedby', [described, error.id].filter(Boolean).join(' '));
    control.setAttribute('aria-invalid', 'true');
    this.#clearError = () => {
      control.removeAttribute('aria-invalid');
      if (described) control.setAttribute('aria-describedby', described);
      else control.removeAttribute('aria-describedby');
      error.remove();
      this.#clearError = undefined;
    };
    control.focus();
  }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
