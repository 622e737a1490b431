// The options of a product in its form: what is chosen, and the marks of the other values. A choice changes the controls
// in its own event, because rendering hundreds of values would take longer than a frame.
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Variant } from '../../core/commerce/product';
import {
  chooseValue,
  emptySelection,
  getValueStates,
  type OptionMatrix,
  type Selection,
} from '../../core/commerce/selection';
import { useLatestRef } from '../../kit/hooks/use-latest-ref';
import { getOptionControls, type OptionControls, readChange, readChosen } from './option-controls';
import { createIndexReader, type OptionIndex, writeChosen } from './option-index';
import type { SaleMessages } from './sale-messages';
import { createMarks } from './value-marks';

/** The selection that a control would lead to; undefined if it chooses no option. */
export interface SelectionPreview {
  readonly current: (control: HTMLInputElement) => Selection | undefined;
}

interface OptionsModel {
  /** As rendered. */
  readonly selection: Selection;
  /** Also of a choice that is not rendered yet. */
  readonly latest: RefObject<Selection>;
  readonly preview: SelectionPreview;
}

interface Listeners {
  /** The form has a selection: its first one, or that of a reset form. */
  readonly start: (selection: Selection) => void;
  /** A control was changed by the visitor. @param selection undefined if it chooses no option */
  readonly change: (selection: Selection | undefined) => void;
}

export function useOptions(
  form: HTMLFormElement | null,
  matrix: OptionMatrix<Variant>,
  messages: SaleMessages,
  listeners: Listeners,
): OptionsModel {
  const [selection, setSelection] = useState(emptySelection);
  const latest = useRef(emptySelection);
  const listening = useLatestRef(listeners);
  const marks = useMemo(() => form && createMarks(form), [form]);
  const readIndex = useMemo(() => form && createIndexReader(form), [form]);
  const mark = useLatestRef((index: OptionIndex) =>
    marks?.update(index, getValueStates(matrix, latest.current), messages),
  );
  const preview = useLatestRef((control: HTMLInputElement) => readChange(control, matrix, latest.current));
  useLayoutEffect(() => {
    if (!form || !readIndex) return;
    const select = (next: Selection) => {
      const index = readIndex();
      if (matrix.rows.length > 0) writeChosen(index, next.choice);
      latest.current = next;
      setSelection(next);
      mark.current(index);
    };
    const start = () => {
      const next = getStart(getOptionControls(form), matrix);
      select(next);
      listening.current.start(next);
    };
    const change = ({ target }: Event) => {
      const next = preview.current(target as HTMLInputElement);
      if (next) select(next);
      listening.current.change(next);
    };
    start();
    // The values of a reset form are restored after the event.
    const reset = () => queueMicrotask(start);
    form.addEventListener('reset', reset);
    form.addEventListener('change', change);
    return () => {
      form.removeEventListener('reset', reset);
      form.removeEventListener('change', change);
    };
  }, [form, readIndex, matrix, mark, preview, listening]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other variants and texts have other marks
  useLayoutEffect(() => {
    if (readIndex) mark.current(readIndex());
    return marks?.clear;
  }, [marks, readIndex, matrix, mark, messages.valueSoldOut, messages.valueElsewhere]);
  return { selection, latest, preview };
}

/** What is chosen in the form. A choice that no variant has is moved to the nearest. */
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
