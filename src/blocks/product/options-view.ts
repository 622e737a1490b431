// The options in the form: which values are chosen, sold out, or would change other options. “, sold out” is part of the
// accessible name of a value; that it changes other options is part of its description. Nothing is disabled.
import type { Variant } from '../../core/commerce/product';
import {
  getValueStates,
  type OptionMatrix,
  type Selection,
  type ValueState,
} from '../../core/commerce/selection';
import { removeSavedNodes } from '../../kit/element/light-dom-cleanup';
import { addDescription } from '../../kit/form/field-aria';
import { createIndexReader, type OptionIndex, type Target, writeChosen } from './option-index';
import type { SaleMessages } from './sale-messages';

/** Texts of the marks. */
export type MarkTexts = Pick<SaleMessages, 'valueSoldOut' | 'valueElsewhere'>;

export interface OptionsView {
  /** Marks only values that fit now, or did before with the same controls: a product may have hundreds of others. */
  show(matrix: OptionMatrix<Variant>, selection: Selection, texts: MarkTexts): void;
  /** Removes the marks before those of other variants or texts are set. */
  readonly clear: () => void;
}

type Mark = readonly [text: string, remove: () => void];

export function createOptionsView(form: HTMLFormElement): OptionsView {
  const readIndex = createIndexReader(form);
  const marks = new Map<Target, Mark>();
  // Shared by all radio buttons that change another option: hundreds of texts would make every choice slow.
  const description = createOwn('site-product-elsewhere');
  description.id = `${description.className}-${++count}`;
  description.hidden = true;
  let latest: OptionIndex | undefined;
  /** The values that fitted before. */
  let fitted = new Map<string, string[]>();
  const remove = (target: Target) => {
    marks.get(target)?.[1]();
    marks.delete(target);
  };
  const write = (target: Target, state: ValueState | undefined, texts: MarkTexts) => {
    const text = getText(state, texts);
    if ((marks.get(target)?.[0] ?? '') === text) return;
    remove(target);
    if (!text) return;
    const isOption = target instanceof HTMLOptionElement;
    const mark = state?.isSoldOut ? text : description;
    marks.set(target, [text, isOption ? markOption(target, text) : markRadio(target, mark)]);
  };
  const clear = () => {
    for (const target of marks.keys()) remove(target);
    removeSavedNodes(form, '.site-product-mark, .site-product-elsewhere');
    latest = undefined;
  };
  return {
    show(matrix, selection, texts) {
      const index = readIndex();
      if (matrix.rows.length > 0) writeChosen(index, selection.choice);
      const states = getValueStates(matrix, selection);
      const before = index === latest && fitted;
      if (!before) {
        clear();
        description.textContent = texts.valueElsewhere;
        form.append(description);
      }
      fitted = new Map();
      for (const { name, targets } of index.values()) {
        const fitting = [...states.getFitting(name)];
        fitted.set(name, fitting);
        for (const value of before ? [...(before.get(name) as string[]), ...fitting] : targets.keys()) {
          const target = targets.get(value);
          if (target) write(target, states.get(name, value), texts);
        }
      }
      latest = index;
    },
    clear,
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
