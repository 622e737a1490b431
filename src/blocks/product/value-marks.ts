// Marks of option values: “, sold out” is part of the name of a value, and nothing is disabled.
import type { ValueState } from '../../core/commerce/selection';
import { getOptionControls } from './option-controls';

/** Texts of the marks. */
export interface MarkTexts {
  readonly soldOut: string;
  readonly elsewhere: string;
}

export interface ValueMarks {
  /** Changes only what is different, because a product may have hundreds of values. */
  update(states: ReadonlyMap<string, ReadonlyMap<string, ValueState>>, texts: MarkTexts): void;
  clear(): void;
}

/** A value in the page: an option of a select, or a radio button. */
type Target = HTMLOptionElement | HTMLInputElement;

interface Mark {
  readonly text: string;
  readonly isSoldOut: boolean;
  remove(): void;
}

export function createMarks(form: HTMLFormElement): ValueMarks {
  const marks = new Map<Target, Mark>();
  const remove = (target: Target) => {
    marks.get(target)?.remove();
    marks.delete(target);
  };
  return {
    update(states, texts) {
      const targets = new Set<Target>();
      for (const [control, name] of getOptionControls(form))
        for (const target of control instanceof HTMLSelectElement ? control.options : [control]) {
          targets.add(target);
          const state = states.get(name)?.get(target.value);
          const isSoldOut = state?.isSoldOut === true;
          const text = getText(state, texts);
          const before = marks.get(target);
          if ((before?.text ?? '') === text && (!text || before?.isSoldOut === isSoldOut)) continue;
          remove(target);
          const take = text && addMark(target, text, isSoldOut);
          if (take) marks.set(target, { text, isSoldOut, remove: take });
        }
      for (const target of marks.keys()) if (!targets.has(target)) remove(target);
    },
    clear() {
      for (const target of marks.keys()) remove(target);
    },
  };
}

function getText(state: ValueState | undefined, { soldOut, elsewhere }: MarkTexts): string {
  if (state?.isSoldOut) return soldOut;
  return state && !state.fits ? elsewhere : '';
}

/** @returns removes the mark; undefined without a place for it */
const addMark = (target: Target, text: string, isSoldOut: boolean): (() => void) | undefined =>
  target instanceof HTMLOptionElement ? markOption(target, text) : markRadio(target, text, isSoldOut);

function markOption(option: HTMLOptionElement, text: string): () => void {
  const before = option.getAttribute('label');
  option.label = `${option.text}, ${text}`;
  return () => (before === null ? option.removeAttribute('label') : option.setAttribute('label', before));
}

function markRadio(radio: HTMLInputElement, text: string, isSoldOut: boolean): (() => void) | undefined {
  // Browsers search the whole page for `labels`.
  const label = radio.closest('label') ?? radio.labels?.[0];
  if (!label) return undefined;
  const mark = document.createElement('span');
  mark.dataset.siteOwn = '';
  mark.className = 'site-product-mark';
  mark.textContent = `, ${text}`;
  label.append(mark);
  label.dataset.state = isSoldOut ? 'sold-out' : 'elsewhere';
  return () => {
    mark.remove();
    delete label.dataset.state;
  };
}
