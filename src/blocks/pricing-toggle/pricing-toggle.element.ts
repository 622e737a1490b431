// Element class of <site-pricing-toggle>: keeps the options, the price and the join button in one state.
import { createElementBase } from '../../kit/element/element-base';
import { adoptStyles } from '../../kit/element/styles';
import { warn } from '../../kit/element/warn';
import { getLabel, getPrice, isSelected, readToggle, type ToggleContent } from './pricing-toggle.content';
import { pricingToggle } from './pricing-toggle.contract';
import styles from './pricing-toggle.light.css?inline';
import { getProblem, getSelectedOption, isPanelHidden, type OptionIndex } from './pricing-toggle.model';

export class SitePricingToggle extends createElementBase(pricingToggle) {
  #listeners: AbortController | undefined;
  #status: HTMLElement | undefined;
  #selected: OptionIndex = 0;

  /** The page may write or replace its markup after the upgrade. */
  readonly #children = new MutationObserver((records) => {
    if (records.some(({ target }) => target !== this.#status)) this.#synchronize();
  });

  override connectedCallback(): void {
    super.connectedCallback();
    adoptStyles(this, [styles]);
    this.#listeners = new AbortController();
    const { signal } = this.#listeners;
    this.addEventListener('click', this.#onClick, { signal });
    this.addEventListener('change', this.#onChange, { signal });
    // The browser restores the radios of an earlier visit without an event.
    addEventListener('pageshow', () => this.#synchronize(), { signal });
    this.#synchronize();
    this.#children.observe(this, { childList: true, subtree: true });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#listeners?.abort();
    this.#children.disconnect();
  }

  override onOptionsChange(): void {
    this.#synchronize();
  }

  readonly #onClick = ({ target }: Event) => {
    const button = target instanceof Element && target.closest('button');
    if (button) this.#select(button);
  };

  readonly #onChange = ({ target }: Event) => {
    if (target instanceof HTMLInputElement) this.#select(target);
  };

  /** Takes over the state of the page's controls. */
  #synchronize(): void {
    const content = readToggle(this);
    const { controls, panels } = content;
    if (controls.length === 0 && panels.flat().length === 0) return;
    const selected = controls.map(isSelected);
    const problem = getProblem({ selected, panels: [panels[0].length, panels[1].length] });
    if (problem) warn(pricingToggle.tag, problem);
    if (controls.length < 2) return;
    this.#selected = getSelectedOption(selected);
    this.#nameGroup(controls[0]);
    this.#apply(content);
  }

  #select(control: HTMLInputElement | HTMLButtonElement): void {
    const content = readToggle(this);
    const index = content.controls.indexOf(control);
    if ((index !== 0 && index !== 1) || content.controls.length < 2 || index === this.#selected) return;
    this.#selected = index;
    this.#apply(content);
    this.#announce(getPrice(content.panels[index]));
    const detail = { option: (index + 1) as 1 | 2, label: getLabel(control) };
    this.dispatchEvent(
      new CustomEvent('site-pricing-toggle-change', { bubbles: true, composed: true, detail }),
    );
  }

  #apply({ controls, panels }: ToggleContent): void {
    for (const [index, control] of controls.entries()) {
      const isOn = index === this.#selected;
      if (control instanceof HTMLInputElement) control.checked = isOn;
      else control.setAttribute('aria-pressed', String(isOn));
      (control.labels?.[0] ?? control).toggleAttribute('data-selected', isOn);
      if (index > 1) (control.labels?.[0] ?? control).hidden = control.disabled = true;
    }
    const counts = [panels[0].length, panels[1].length] as const;
    for (const option of [0, 1] as const)
      for (const panel of panels[option]) panel.hidden = isPanelHidden(option, this.#selected, counts);
    this.dataset.selected = String(this.#selected + 1);
  }

  #nameGroup(control: Element | undefined): void {
    if (!this.label || control?.closest('fieldset, [role="group"]:not(site-pricing-toggle)')) return;
    this.setAttribute('role', 'group');
    this.setAttribute('aria-label', this.label);
  }

  /** Screen readers read the option itself; its price is announced once, in a polite live region. */
  #announce(text: string): void {
    if (!this.#status) {
      this.#status = document.createElement('p');
      this.#status.setAttribute('role', 'status');
      this.#status.dataset.siteOwn = '';
    }
    if (!this.#status.isConnected) this.append(this.#status);
    this.#status.textContent = text;
  }
}
