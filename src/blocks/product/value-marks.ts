// Marks of option values: “, sold out” is part of the name of a value, that it changes other options its description.
// Nothing is disabled.
import type { ValueState, ValueStates } from '../../core/commerce/selection';
import { addDescription } from '../../kit/form/field-aria';
import type { OptionControls } from './option-controls';
import type { SaleMessages } from './sale-texts';

/** Texts of the marks. */
export type MarkTexts = Pick<SaleMessages, 'valueSoldOut' | 'valueElsewhere'>;

export interface ValueMarks {
  /** Changes only what is different, because a product may have hundreds of values. */
  update(controls: OptionControls, states: ValueStates, texts: MarkTexts): void;
  clear(): void;
}

/** A value in the page: an option of a select, or a radio button. */
type Target = HTMLOptionElement | HTMLInputElement;

interface Mark {
  readonly text: string;
  readonly isSoldOut: boolean;
  /** The latest update that has found its value in the form. */
  update: number;
  remove(): void;
}

export function createMarks(form: HTMLFormElement): ValueMarks {
  const marks = new Map<Target, Mark>();
  // Of all radio buttons that move another option: hundreds of texts would make every choice slow.
  const description = createOwn('site-product-elsewhere');
  description.id = `site-product-elsewhere-${++count}`;
  description.hidden = true;
  let updates = 0;
  const remove = (target: Target) => {
    marks.get(target)?.remove();
    marks.delete(target);
  };
  const write = (target: Target, state: ValueState | undefined, texts: MarkTexts) => {
    const isSoldOut = state?.isSoldOut === true;
    const text = getText(state, texts);
    const before = marks.get(target);
    if (before) before.update = updates;
    if ((before?.text ?? '') === text && (!text || before?.isSoldOut === isSoldOut)) return;
    remove(target);
    if (!text) return;
    marks.set(target, {
      text,
      isSoldOut,
      update: updates,
      remove:
        target instanceof HTMLOptionElement
          ? markOption(target, text)
          : markRadio(target, isSoldOut ? text : description),
    });
  };
  return {
    update(controls, states, texts) {
      updates++;
      if (description.textContent !== texts.valueElsewhere) description.textContent = texts.valueElsewhere;
      if (!description.isConnected) form.append(description);
      for (const [control, name] of controls)
        if (!(control instanceof HTMLSelectElement)) write(control, states(name, control.value), texts);
        else for (const option of control.options) write(option, states(name, option.value), texts);
      for (const [target, { update }] of marks) if (update !== updates) remove(target);
    },
    clear() {
      for (const target of marks.keys()) remove(target);
      description.remove();
    },
  };
}

let count = 0;

function getText(state: ValueState | undefined, { valueSoldOut, valueElsewhere }: MarkTexts): string {
  if (state?.isSoldOut) return valueSoldOut;
  return state && !state.fits ? valueElsewhere : '';
}

function markOption(option: HTMLOptionElement, text: string): () => void {
  const before = option.getAttribute('label');
  option.label = `${option.text}, ${text}`;
  return () => (before === null ? option.removeAttribute('label') : option.setAttribute('label', before));
}

/** @param mark a text is part of the name, which needs a label; a node describes the radio button */
function markRadio(radio: HTMLInputElement, mark: string | HTMLElement): () => void {
  // Browsers search the whole page for `labels`.
  const label = radio.closest('label') ?? radio.labels?.[0];
  const own = typeof mark === 'string' ? createOwn('site-product-mark', `, ${mark}`) : undefined;
  const remove = own ? () => own.remove() : addDescription(radio, (mark as HTMLElement).id);
  if (own) label?.append(own);
  label?.setAttribute('data-state', own ? 'sold-out' : 'elsewhere');
  return () => {
    remove();
    label?.removeAttribute('data-state');
  };
}

function createOwn(className: string, text = ''): HTMLElement {
  const node = document.createElement('span');
  node.dataset.siteOwn = '';
  node.className = className;
  node.textContent = text;
  return node;
}
