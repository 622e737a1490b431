// Error message above the title of an invalid field, linked to its controls (FRM-048).
import { useLayoutEffect } from 'react';
import { addDescription, markInvalid } from '../../kit/form/field-aria';
import { usePortalNode } from '../../kit/form/hooks/use-portal-node';
import { type Field, isCheckable } from './fields';

export interface FieldErrorProps {
  readonly field: Field;
  readonly message: string;
}

export function FieldErrorMessage({ field, message }: FieldErrorProps): null {
  const { anchor, controls, groupElement } = field;
  const node = usePortalNode('site-form-error', (error) => anchor.before(error), anchor);

  // Depends on the first control and the count: the array is new on each read.
  useLayoutEffect(() => {
    const described = groupElement
      ? [groupElement, ...controls.filter((control) => !isCheckable(control))]
      : controls;
    const restorers = [
      ...described.map((element) => addDescription(element, node.id)),
      ...getInvalidElements(controls, groupElement).map(markInvalid),
    ];
    return () => {
      for (const restore of restorers) restore();
    };
  }, [node, groupElement, controls[0], controls.length]);

  // Without a portal: React adds 140 listeners to each portal node, which is slow for many invalid fields.
  useLayoutEffect(() => {
    node.textContent = message;
  }, [node, message]);
  return null;
}

/** ARIA has no invalid radio button, only an invalid radio group. */
function getInvalidElements(
  controls: Field['controls'],
  groupElement: Field['groupElement'],
): readonly Element[] {
  if (controls[0].type !== 'radio') return controls;
  return groupElement?.role === 'radiogroup' ? [groupElement] : [];
}
