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
import {
  getOptionControls,
  type OptionControls,
  readChange,
  readChosen,
  writeChosen,
} from './option-controls';
import type { SaleMessages } from './sale-texts';
import { createMarks } from './value-marks';

interface OptionsModel {
  /** As rendered. */
  readonly selection: Selection;
  /** Also of a choice that is not rendered yet. */
  readonly latest: RefObject<Selection>;
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
  const mark = useMarks(form, matrix, latest, messages);
  const select = useLatestRef((next: Selection, controls: OptionControls) => {
    latest.current = next;
    setSelection(next);
    mark.current(controls);
  });
  useLayoutEffect(() => {
    if (!form) return;
    const start = () => {
      const controls = getOptionControls(form);
      const next = getStart(controls, matrix);
      if (matrix.rows.length > 0) writeChosen(controls, next.choice);
      select.current(next, controls);
      listening.current.start(next);
    };
    const change = ({ target }: Event) => {
      const next = readChange(target as HTMLInputElement, matrix, latest.current);
      if (next) {
        const controls = getOptionControls(form);
        writeChosen(controls, next.choice);
        select.current(next, controls);
      }
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
  }, [form, matrix, select, listening]);
  return { selection, latest };
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

/** @returns marks the values of the controls */
function useMarks(
  form: HTMLFormElement | null,
  matrix: OptionMatrix<Variant>,
  selection: RefObject<Selection>,
  { valueSoldOut, valueElsewhere }: SaleMessages,
): { readonly current: (controls: OptionControls) => void } {
  const marks = useMemo(() => form && createMarks(form), [form]);
  const mark = useLatestRef((controls: OptionControls) => {
    const texts = { soldOut: valueSoldOut, elsewhere: valueElsewhere };
    marks?.update(controls, getValueStates(matrix, selection.current), texts);
  });
  useLayoutEffect(() => () => marks?.clear(), [marks]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new texts are shown at once
  useLayoutEffect(() => {
    if (form) mark.current(getOptionControls(form));
  }, [form, mark, valueSoldOut, valueElsewhere]);
  return mark;
}
