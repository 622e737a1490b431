// Reads the options of a pricing toggle, and what belongs to each, from the page's markup.

export interface ToggleContent {
  /** Radio buttons, or else buttons, outside the elements that belong to an option. */
  readonly controls: readonly (HTMLInputElement | HTMLButtonElement)[];
  /** Elements with `data-option="1"` and `data-option="2"`. */
  readonly panels: readonly [readonly HTMLElement[], readonly HTMLElement[]];
}

export function readToggle(host: HTMLElement): ToggleContent {
  const find = <E extends HTMLElement>(selector: string) =>
    [...host.querySelectorAll<E>(selector)].filter((control) => !control.closest('[data-option]'));
  const radios = find<HTMLInputElement>('input[type="radio"]');
  const findPanels = (option: number) => [...host.querySelectorAll<HTMLElement>(`[data-option="${option}"]`)];
  return {
    controls: radios.length > 0 ? radios : find<HTMLButtonElement>('button'),
    panels: [findPanels(1), findPanels(2)],
  };
}

export const isSelected = (control: HTMLInputElement | HTMLButtonElement): boolean =>
  control instanceof HTMLInputElement ? control.checked : control.getAttribute('aria-pressed') === 'true';

/** Text of the label or button. */
export const getLabel = (control: HTMLInputElement | HTMLButtonElement): string =>
  getText(control.labels?.[0] ?? control);

/** Text of the visible panels that are not links or buttons: the price. */
export const getPrice = (panels: readonly HTMLElement[]): string =>
  panels
    .filter((panel) => !panel.matches('a, button, :has(a, button)'))
    .map(getText)
    .join(' ');

const getText = (element: HTMLElement): string => element.textContent.trim().replace(/\s+/g, ' ');
