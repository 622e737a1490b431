// Error messages above the titles of invalid fields, linked to their controls (FRM-048).
import { useLayoutEffect, useRef } from 'react';
import { addDescription, markInvalid } from '../../kit/form/field-aria';
import { createOwnNode, removeCopies } from '../../kit/form/own-node';
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
  const shown = useRef(new Map<string, ShownError>());
  // For all fields at once: a component per field, or a portal with React's 140 listeners, is slow for many invalid ones.
  useLayoutEffect(() => {
    const invalid = errors.flatMap(({ id, message }) => {
      const field = fields.get(id);
      // Anchors first: finding a label is slow after each insertion.
      return field ? [{ id, message, field, anchor: field.anchor }] : [];
    });
    const ids = new Set(invalid.map(({ id }) => id));
    for (const [id, error] of shown.current) if (!ids.has(id)) hide(shown.current, id, error);
    for (const { id, message, field, anchor } of invalid) {
      const node = show(shown.current, id, field, anchor);
      if (node.textContent !== message) node.textContent = message;
    }
  }, [errors, fields]);

  useLayoutEffect(() => {
    const { current } = shown;
    return () => {
      for (const [id, error] of current) hide(current, id, error);
    };
  }, []);
}

/** @returns the box of the message */
function show(shown: Map<string, ShownError>, id: string, field: Field, anchor: Element): HTMLElement {
  const last = shown.get(id);
  const node = last?.node ?? createOwnNode('site-form-error');
  if (last?.anchor !== anchor) {
    anchor.before(node);
    removeCopies(node);
  }
  if (last && hasSameControls(last.field, field)) {
    if (last.anchor !== anchor) shown.set(id, { ...last, anchor });
    return node;
  }
  last?.unlink();
  shown.set(id, { node, anchor, field, unlink: linkControls(field, node.id) });
  return node;
}

function hide(shown: Map<string, ShownError>, id: string, { node, unlink }: ShownError): void {
  unlink();
  node.remove();
  shown.delete(id);
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
