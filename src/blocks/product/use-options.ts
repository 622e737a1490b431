// The options of a product in its form: what is chosen, and the marks of the other values. A choice changes the controls
// in its own event, because rendering hundreds of values would take longer than a frame.
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Variant } from '../../core/commerce/product';
import {
  chooseValue,
  emptySelection,
  type OptionMatrix,
  type Selection,
} from '../../core/commerce/selection';
import { useLatestRef } from '../../kit/hooks/use-latest-ref';
import { getOptionControls, type OptionControls, readChange, readChosen } from './option-controls';
import { createOptionsView } from './options-view';
import type { SaleMessages } from './sale-messages';

/** The selection that a control would lead to; undefined if it chooses no option. */
export interface SelectionPreview {
  readonly current: (control: HTMLInputElement) => Selection | undefined;
}

interface OptionsModel {
  /** The selection as rendered. */
  readonly selection: Selection;
  readonly preview: SelectionPreview;
}

/**
 * @param selection undefined if a control was changed that chooses no option
 * @param isChange false for the first selection of a form, and that of a reset form
 */
type OnSelect = (selection: Selection | undefined, isChange: boolean) => void;

export function useOptions(
  form: HTMLFormElement | null,
  matrix: OptionMatrix<Variant>,
  messages: SaleMessages,
  onSelect: OnSelect,
): OptionsModel {
  const [selection, setSelection] = useState(emptySelection);
  const latest = useRef(emptySelection);
  const listener = useLatestRef(onSelect);
  const view = useMemo(() => form && createOptionsView(form), [form]);
  const show = useLatestRef(() => view?.show(matrix, latest.current, messages));
  const preview = useLatestRef((control: HTMLInputElement) => readChange(control, matrix, latest.current));
  useLayoutEffect(() => {
    if (!form) return;
    const select = (next: Selection | undefined, isChange: boolean) => {
      if (next) {
        latest.current = next;
        show.current();
        setSelection(next);
      }
      listener.current(next, isChange);
    };
    const start = () => select(getStart(getOptionControls(form), matrix), false);
    const change = ({ target }: Event) => {
      const control = target as HTMLInputElement;
      if (control.form === form) select(preview.current(control), true);
    };
    start();
    // The values of a reset form are restored after the event, and after microtasks if a visitor resets it.
    const reset = () => setTimeout(start);
    form.addEventListener('reset', reset);
    // Controls may be outside the form.
    const root = form.getRootNode();
    root.addEventListener('change', change);
    return () => {
      form.removeEventListener('reset', reset);
      root.removeEventListener('change', change);
    };
  }, [form, matrix, show, preview, listener]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other variants and texts have other marks
  useLayoutEffect(() => {
    show.current();
    return view?.clear;
  }, [view, matrix, show, messages.valueSoldOut, messages.valueElsewhere]);
  return { selection, preview };
}

/** The selection in the form. A choice that no variant has is replaced with the nearest one. */
function getStart(controls: OptionControls, matrix: OptionMatrix<Variant>): Selection {
  const before = readChosen(controls);
  const { choice, latest } = before.reduce<Selection>(
    (selection, { name, value }) => chooseValue(matrix, selection, name, value),
    emptySelection,
  );
  const moved = before
    .filter(({ name, value }) => choice.has(name) && choice.get(name) !== value)
    .map(({ name }) => ({ name, value: choice.get(name) as string }));
  return { choice, latest, moved };
}
