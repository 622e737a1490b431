// The controls of a form that choose options: radio buttons and selects named `option[<name>]`. Their values follow the
// selection.
import type { OptionValue } from '../../core/commerce/options';
import type { Variant } from '../../core/commerce/product';
import { chooseValue, type OptionMatrix, type Selection } from '../../core/commerce/selection';
import { queryFormElements } from '../../kit/form/form-element';

export type OptionControl = HTMLInputElement | HTMLSelectElement;

/** The controls of a form with the options that they choose. */
export type OptionControls = readonly (readonly [control: OptionControl, name: string])[];

/** The option that a control chooses; undefined for any other control. */
export const getOptionName = (control: Element): string | undefined =>
  /^option\[(.+)\]$/s.exec(control.getAttribute('name') ?? '')?.[1];

export const getOptionControls = (form: HTMLFormElement): OptionControls =>
  queryFormElements(form, OPTION_CONTROLS).map((control) => [
    control as OptionControl,
    getOptionName(control) ?? '',
  ]);

const OPTION_CONTROLS = ':is(select, [type="radio"])[name^="option["][name$="]"]';

/** The values that the visitor, the page or the browser has chosen. */
export function readChosen(controls: OptionControls): OptionValue[] {
  return controls.flatMap(([control, name]) =>
    control.value && (control instanceof HTMLSelectElement || control.checked)
      ? [{ name, value: control.value }]
      : [],
  );
}

/** The selection after a change of one control; undefined if it chooses no option. */
export function readChange(
  control: HTMLInputElement,
  matrix: OptionMatrix<Variant>,
  selection: Selection,
): Selection | undefined {
  const name = getOptionName(control);
  if (!name || !matrix.names.includes(name) || !control.value) return undefined;
  return chooseValue(matrix, selection, name, control.value);
}
