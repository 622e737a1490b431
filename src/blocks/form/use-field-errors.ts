// Error messages above the titles of invalid fields, linked to their controls (FRM-048).
import { useLayoutEffect, useRef } from 'react';
import { addDescription, markInvalid } from '../../kit/form/field-aria';
import { createInsertedNode, removeSavedCopies } from '../../kit/form/inserted-node';
import { type Field, isCheckable } from './fields';
import type { FieldError } from './form.model';

interface ShownError {
  readonly node: HTMLElement;
  readonly anchor: Element;
  readonly field: Field;
  /** Removes the links of the controls. */
  readonly unlink: () => void;
}

/**
 * Shows the errors while mounted.
 * @param fields by error id; an error without a field is in the summary only
 */
export function useFieldErrors(errors: readonly FieldError[], fields: ReadonlyMap<string, Field>): void {
  const { current: shown } = useRef(new Map<string, ShownError>());
  const hideExcept = (ids: readonly string[]) => {
    for (const [id, { node, unlink }] of shown) {
      if (ids.includes(id)) continue;
      unlink();
      node.remove();
      shown.delete(id);
    }
  };
  // For all fields at once: a component per field, or a portal with React's 140 listeners, is slow for many invalid ones.
  useLayoutEffect(() => {
    // All anchors first: finding a label is slow after each insertion.
    const invalid = errors.flatMap(({ id, message }) => {
      const field = fields.get(id);
      return field ? [{ id, message, field, anchor: field.anchor }] : [];
    });
    hideExcept(invalid.map(({ id }) => id));
    for (const { id, message, field, anchor } of invalid) {
      const last = shown.get(id);
      const error =
        last?.anchor === anchor && hasSameControls(last.field, field) ? last : show(field, anchor, last);
      shown.set(id, error);
      if (error.node.textContent !== message) error.node.textContent = message;
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: on unmount
  useLayoutEffect(() => () => hideExcept([]), []);
}

/** @param last where it was, if it has moved */
function show(field: Field, anchor: Element, last: ShownError | undefined): ShownError {
  last?.unlink();
  const node = last?.node ?? createInsertedNode('site-form-error');
  anchor.before(node);
  removeSavedCopies(node);
  return { node, anchor, field, unlink: linkControls(field, node.id) };
}

/** The array is new on each read. */
const hasSameControls = (a: Field, b: Field): boolean =>
  a.groupElement === b.groupElement &&
  a.controls[0] === b.controls[0] &&
  a.controls.length === b.controls.length;

function linkControls({ controls, groupElement }: Field, errorId: string): () => void {
  const described = groupElement
    ? [groupElement, ...controls.filter((control) => !isCheckable(control))]
    : controls;
  const restorers = [
    ...described.map((element) => addDescription(element, errorId)),
    ...getInvalidElements(controls, groupElement).map(markInvalid),
  ];
  return () => {
    for (const restore of restorers) restore();
  };
}

/** ARIA has no invalid radio button, only an invalid radio group. */
function getInvalidElements(
  controls: Field['controls'],
  groupElement: Field['groupElement'],
): readonly Element[] {
  if (controls[0].type !== 'radio') return controls;
  return groupElement?.role === 'radiogroup' ? [groupElement] : [];
}
