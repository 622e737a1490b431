// The values of a form's options by name and value. Kept between choices, because reading hundreds of radio buttons again
// would take longer than the rest of a choice.
import type { Choice } from '../../core/commerce/options';
import { getFormElements } from '../../kit/form/form-element';
import { getOptionControls } from './option-controls';

/** A value in the page: an option of a select, or a radio button. */
export type Target = HTMLOptionElement | HTMLInputElement;

/** A select, or radio buttons of one name. */
interface OptionGroup {
  readonly name: string;
  readonly select: HTMLSelectElement | undefined;
  /** Number of options of the select. */
  readonly size: number | undefined;
  readonly targets: Map<string, Target>;
}

/** By select, or by the name of radio buttons. */
export type OptionIndex = ReadonlyMap<unknown, OptionGroup>;

/** @returns reads the index: the same one until the page adds, removes, replaces or changes controls or values */
export function createIndexReader(form: HTMLFormElement): () => OptionIndex {
  let index: OptionIndex = new Map();
  let count = 0;
  return () => {
    const now = getFormElements(form).length;
    let isCurrent = now === count;
    // Iterates without a copy: a product may have hundreds of values.
    for (const { select, size, targets } of index.values()) {
      isCurrent &&= select?.options.length === size;
      for (const [value, target] of targets) isCurrent &&= target.form === form && target.value === value;
    }
    if (!isCurrent) index = readIndex(form);
    count = now;
    return index;
  };
}

function readIndex(form: HTMLFormElement): OptionIndex {
  const index = new Map<unknown, OptionGroup>();
  for (const [control, name] of getOptionControls(form)) {
    const select = control instanceof HTMLSelectElement ? control : undefined;
    const { targets } = index.get(select ?? name) ?? { targets: new Map<string, Target>() };
    index.set(select ?? name, { name, select, size: select?.options.length, targets });
    for (const target of select?.options ?? [control as HTMLInputElement]) targets.set(target.value, target);
  }
  return index;
}

/** Writes a choice into the controls. A checked radio button unchecks the others of its group. */
export function writeChosen(index: OptionIndex, choice: Choice): void {
  for (const { name, select, targets } of index.values()) {
    const target = targets.get(choice.get(name) ?? '');
    if (target && select) select.value = target.value;
    else if (target) (target as HTMLInputElement).checked = true;
    else if (!select) for (const radio of targets.values()) (radio as HTMLInputElement).checked = false;
  }
}
