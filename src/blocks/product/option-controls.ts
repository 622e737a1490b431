// The controls of a form that choose options: radio buttons and selects named `option[<name>]`. Their values and marks
// follow the selection.
import type { Choice, OptionValue } from '../../core/commerce/options';
import type { ValueState } from '../../core/commerce/selection';
import { getFormElements } from '../../kit/form/form-element';

type OptionControl = HTMLInputElement | HTMLSelectElement;

/** The option that a control chooses; undefined for any other control. */
export const getOptionName = (control: Element): string | undefined =>
  /^option\[(.+)\]$/s.exec(control.getAttribute('name') ?? '')?.[1];

export function getOptionControls(form: HTMLFormElement): [control: OptionControl, name: string][] {
  return getFormElements(form).flatMap((control) => {
    const name = getOptionName(control);
    const isOption = control instanceof HTMLSelectElement || (control as HTMLInputElement).type === 'radio';
    return name && isOption ? [[control as OptionControl, name] as const] : [];
  }) as [OptionControl, string][];
}

export const hasOptions = (form: HTMLFormElement): boolean => getOptionControls(form).length > 0;

/** The values that the visitor, the page or the browser has chosen. */
export function readChosen(form: HTMLFormElement): OptionValue[] {
  return getOptionControls(form).flatMap(([control, name]) =>
    control.value && (control instanceof HTMLSelectElement || control.checked)
      ? [{ name, value: control.value }]
      : [],
  );
}

export function writeChosen(form: HTMLFormElement, choice: Choice): void {
  for (const [control, name] of getOptionControls(form)) {
    const value = choice.get(name) ?? '';
    if (control instanceof HTMLSelectElement) {
      if (control.value !== value && [...control.options].some((option) => option.value === value))
        control.value = value;
    } else control.checked = control.value === value;
  }
}

/** The first control of an option. */
export const findControl = (form: HTMLFormElement, name: string): HTMLElement | undefined =>
  getOptionControls(form).find(([, other]) => other === name)?.[0];

/** Texts of the marks. */
export interface MarkTexts {
  readonly soldOut: string;
  readonly elsewhere: string;
}

/** Adds “, sold out” to the names of values, and nothing is disabled. @returns removes the marks */
export function markValues(
  form: HTMLFormElement,
  states: ReadonlyMap<string, ReadonlyMap<string, ValueState>>,
  texts: MarkTexts,
): () => void {
  const restorers = getOptionControls(form).flatMap(([control, name]) => {
    const stateOf = (value: string) => states.get(name)?.get(value);
    if (control instanceof HTMLSelectElement)
      return [...control.options].map((option) => markOption(option, stateOf(option.value), texts));
    return [markRadio(control, stateOf(control.value), texts)];
  });
  return () => {
    for (const restore of restorers) restore();
  };
}

const nothing = () => {};

function markOption(option: HTMLOptionElement, state: ValueState | undefined, texts: MarkTexts): () => void {
  const text = getMark(state, texts);
  if (!text) return nothing;
  const before = option.getAttribute('label');
  option.label = `${option.text}, ${text}`;
  return () => (before === null ? option.removeAttribute('label') : option.setAttribute('label', before));
}

function markRadio(radio: HTMLInputElement, state: ValueState | undefined, texts: MarkTexts): () => void {
  const label = radio.labels?.[0];
  const text = getMark(state, texts);
  if (!label || !text) return nothing;
  const mark = document.createElement('span');
  mark.dataset.siteOwn = '';
  mark.className = 'site-product-mark';
  mark.textContent = `, ${text}`;
  label.append(mark);
  label.dataset.state = state?.isSoldOut ? 'sold-out' : 'elsewhere';
  return () => {
    mark.remove();
    delete label.dataset.state;
  };
}

function getMark(state: ValueState | undefined, { soldOut, elsewhere }: MarkTexts): string {
  if (state?.isSoldOut) return soldOut;
  return state && !state.fits ? elsewhere : '';
}
